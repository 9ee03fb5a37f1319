### Énigmes : une décision, un seul meilleur choix

site-link-puzzles = Énigmes
site-link-puzzles-hint = Une décision, un meilleur choix

puzzles-title = Énigmes
puzzles-loading = Les énigmes arrivent…
puzzles-missing = Impossible d’afficher les énigmes : une partie du jeu n’a pas pu être chargée. Réessaie plus tard.
puzzles-theme = Thème
puzzles-theme-all = Tous les thèmes
puzzles-theme-tempo = Temps
puzzles-theme-lines = Lignes et colonnes
puzzles-theme-odds = Probabilités
puzzles-theme-draft = Pontons
puzzles-theme-rocks = Rochers sacrés
puzzles-theme-panoramas = Panoramas
puzzles-theme-offerings = Offrandes
puzzles-theme-rivals = Rivaux
puzzles-rating = Ta cote : { $n }
puzzles-streak = À la suite : { $n }
puzzles-streak-best = À la suite : { $n }, au plus { $best }
puzzle-rating = Énigme { $id }, cote { $n }.
puzzle-ask = Trouve le meilleur choix. { $question }
puzzle-choose = Celui-ci
puzzle-next = Énigme suivante
puzzle-right = Juste : { $action }.
puzzle-wrong = Pas le meilleur. Mieux : { $action }.
puzzle-compared = Chances de gagner : { $chance }. Ensuite : { $action }, { $next }.
puzzle-yours = Chances de gagner : { $chance } ; avec ton choix, { $yours }.
puzzle-levels = Combien la résolvent : { $levels }.
puzzle-level = { $level } { $share }


## La traversée du jour

site-link-voyage = Traversée du jour
site-link-voyage-hint = La même donne pour tous

voyage-title = Traversée du jour
voyage-about = Aujourd’hui, tout le monde a la même donne, contre les mêmes robots : { $bots }. Ta première traversée compte. Ensuite, joue autant que tu veux.
voyage-trust = La donne découle de la date : qui le veut peut regarder à l’avance. Il n’y a rien à gagner que le plaisir.
voyage-start = Prendre la mer
voyage-continue = Continuer
voyage-again = Recommencer, pour le plaisir
voyage-score = Ton score : { $points }.
voyage-place = Place { $place } sur { $players }.
voyage-look = Voir la partie
voyage-compare = Comparer ta traversée
voyage-bots = Des robots à ta place
voyage-bots-playing = Des robots jouent la même donne…
voyage-bots-failed = Les robots ne peuvent pas jouer ici.
voyage-bots-note = Chaque niveau a joué la même donne { $n } fois, à ta place et contre les mêmes robots. Un trait est une partie ; le rouge est la tienne.
voyage-who = Qui
voyage-middle = Score médian
voyage-beaten = Tu bats
voyage-people = Les gens sur ce serveur
voyage-people-about = Seul ton score est gardé et montré, sans nom. Le serveur rejoue ta partie pour la vérifier.
voyage-people-ask = Comparer avec les autres
voyage-people-none = Tu ouvres la route aujourd’hui.
voyage-people-row =
    { $n ->
        [one] { $n } autre personne
       *[other] { $n } autres
    }
voyage-share = Partager ta traversée
voyage-share-text = Namiji, traversée du { $day } : { $points }, place { $place } sur { $players }.
voyage-share-copy = Copier le texte
voyage-share-bots = { $level } à la même place : battu dans { $share } des parties.
voyage-picture = Traversée du { $date }
