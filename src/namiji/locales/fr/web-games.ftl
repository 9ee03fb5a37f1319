# My games: results, bests and victories by level, kept on the device.

site-link-games = Mes parties
site-link-games-hint = Tes résultats, et contre qui jouer ensuite
games-title = Mes parties
games-about = Tes parties terminées, gardées sur cet appareil seulement.
games-none = Aucune partie terminée pour l’instant.
games-suggestion = Tu gagnes la plupart des parties contre ce niveau. Et un plus fort : { $level } ?
games-try = Jouer contre : { $level }
games-levels = Victoires par niveau
games-level = Robots
games-count = Parties
games-wins = Gagnées
games-bests = Tes records
games-history = Historique
games-outcome = Place { $place } sur { $of }, { $points }
games-replay = Revoir
games-record = Fichier
games-forget = Oublier
games-export = Tout enregistrer dans un fichier
games-import = Reprendre les parties d’un fichier
games-import-wrong = Ce n’est pas un fichier de parties de Namiji.
games-imported =
    { $n ->
        [one] { $n } partie est là maintenant.
       *[other] { $n } parties sont là maintenant.
    }
games-forgotten = La partie est oubliée.
games-no-storage = Ce navigateur n’enregistre aucune partie.
