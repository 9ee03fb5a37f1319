# After a game: the end, the replay and the analysis.


## The end

end-scores = Les scores
end-sheet = Les points par origine, joueur par joueur
end-total = Total
end-race = La course
end-race-plot = Les points de chaque Bateau au fil des décisions de la partie
end-race-note = Les pointillés sont les Pontons. À la fin viennent les Rochers sacrés et les Offrandes restées à bord.
end-rocks = Les Rochers sacrés
end-rocks-none = Personne n’a gardé de carte Rocher sacré.
end-rock =
    { $fulfilled ->
        [yes] { $n ->
            [one] Objectif atteint : { $n } point
           *[other] Objectif atteint : { $n } points
        }
       *[no] Objectif manqué : aucun point
    }
end-analysis = Là où tout s’est joué
end-analysis-about = Un robot rejoue chaque position de nombreuses fois pour séparer les choix du hasard, et cherche de meilleurs coups avec ce que le joueur savait et rien de plus. Il lui faut environ une demi-minute.
end-analyze = Revoir avec le robot
end-share = Partager la partie
end-proof = Un tirage honnête
end-proof-about = Avant le premier coup, la table a montré l’empreinte de sa graine secrète. La voici dévoilée : chacun peut calculer l’empreinte, et refaire tout le tirage de la partie.
end-proof-verdict =
    { $proven ->
        [yes] La graine donne bien l’empreinte.
       *[no] La graine ne donne pas l’empreinte : ce tirage n’est pas prouvé.
    }
end-proof-nonce =
    { $kept ->
        [yes] Ton appareil a ajouté son propre nombre au hasard avant le tirage : il en fait partie.
       *[no] Ton appareil a ajouté son propre nombre au hasard avant le tirage, mais il n’en fait pas partie, ou l’empreinte a changé depuis.
    }
end-proof-commitment = Empreinte, montrée au début
end-proof-seed = Graine, montrée à la fin
end-proof-how = Pour prouver chaque carte et chaque jeton de la partie :
end-download = Télécharger la partie
end-rematch = Rejouer
end-rematch-waiting = Une autre partie commence quand tout le monde le veut. On attend : { $names }.
end-replay = Revoir la partie
end-board = Voir le plateau
end-home = Accueil


## A link

share-about = Toute personne qui ouvre ce lien peut revoir la partie, coup par coup.
share-link = Le lien


## The replay

replay-title = Revoir la partie
replay-controls = Commandes
replay-back = Décision précédente
replay-forward = Décision suivante
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-moment = Décision { $n } sur { $of }
replay-eyes = Point de vue
replay-spectator = Spectateur
replay-panels = Sous le plateau
replay-table = La table
replay-boats = Bateaux
replay-supply = Banc et pioches
replay-race = Course
replay-analysis = Analyse


## The analysis

analysis-thinking = Le robot réfléchit : { $percent } %.
analysis-progress = Où en est le robot
analysis-again = Réessayer
analysis-about = Chaque courbe montre les chances de victoire d’un Bateau si un bon robot continuait pour tout le monde. Le ± dit à quel point un nombre est sûr.
analysis-plot = Les chances de chaque Bateau au fil des décisions de la partie
analysis-turning-points = Les tournants
analysis-point = { $name } : { $action }.
analysis-mistake = Coût : { $n } % de chances (± { $error } %).
analysis-better = Le robot préfère : { $action }.
analysis-luck = Coup de chance : +{ $n } % (± { $error } %).
analysis-misfortune = Malchance : −{ $n } % (± { $error } %).
analysis-look = Voir
analysis-look-at = Voir la décision { $n }
analysis-accounts = Des chances du départ au résultat, joueur par joueur
analysis-start = Au départ
analysis-skill = Choix
analysis-points = Choix, en points
analysis-luck-all = Hasard
analysis-others = Autres
analysis-end = À la fin
analysis-agreed = Avis du robot suivi
analysis-own = Tes erreurs
analysis-own-none = Le robot n’a trouvé aucune erreur de ta part.
turning-step = { $n } / { $of }
turning-back = Tournant précédent
turning-forward = Tournant suivant
turning-chance = Chances de gagner : { $chance }.


## Actions in words

action-sail = Rejoindre { $place }
action-slot = Emplacement { $slot }
action-take = Prendre : { $fish }
action-take-random = Prendre un poisson face cachée
action-decline = Ne pas prendre d’autre poisson
action-net = Choisir le Filet : { $net }
action-place = Poser en { $cells }
action-release = Relâcher
action-draw = Piocher
action-stop = S’arrêter
action-keep = Garder : { $card }
action-pick = Choisir : { $card }


## The revelation, a sentence about the viewer, a picture, an offer

end-reveal = Les secrets se dévoilent
end-me-behind = Ta place : { $place }, à { $points } de { $name }.
end-me-ahead = Tu devances { $name } de { $points }.
end-me-shared = Tu partages la victoire.
end-me-strength = Ton point fort : { $source } ({ $points }).
end-picture = Faire une image du résultat
end-picture-png = Enregistrer en PNG
end-picture-svg = Enregistrer en SVG
end-picture-failed = L’image n’a pas pu être faite.
end-offer-brisk = Les robots sont trop lents ? Ils peuvent jouer plus vite.
end-offer-brisk-yes = Oui, plus vite
end-offer-brisk-no = Non, comme ça
end-offer-sound = Veux-tu entendre le jeu ? La mer, le bois, une cloche, tout doucement.
end-offer-sound-yes = Avec le son
end-offer-sound-no = Sans
