# How people come in: home, new table, waiting room, joining, public tables, settings.


## Names

app-name = Namiji
page-title = { $page } · Namiji
person-name = Joueur { $seat }
bot-name = { $level } { $seat }
level-option = { $level } : { $about }

sail-indigo = Indigo, à rayures
sail-vermilion = Vermillon, avec un soleil
sail-moss = Vert mousse, avec une vague
sail-ochre = Ocre, à damier
sail-plum = Prune, avec une grue

own-name = Ton nom
own-color = Ta voile

direction-clockwise = Sens horaire
direction-counterclockwise = Sens antihoraire
direction-vote = On vote


## Bar and settings

bar-home = Namiji, accueil
bar-skip = Aller au contenu
bar-light = Passer au thème clair
bar-dark = Passer au thème sombre
bar-settings = Réglages

app-offline = Tu es hors ligne. Les parties sur cet appareil continuent comme d’habitude.
app-update = Une nouvelle version est prête. Les parties sont enregistrées.
app-update-now = Recharger

settings-title = Réglages
dialog-close = Fermer
settings-language = Langue
# $language: its own name for itself.
settings-language-missing = Impossible de récupérer « { $language } ». Vérifie ta connexion, recharge la page, puis choisis à nouveau cette langue.
settings-theme = Thème
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse
settings-speed-calm = Calme
settings-speed-brisk = Vive
settings-speed-instant = Immédiate
settings-confirm = Confirmer chaque coup
settings-confirm-hint = Ton choix est d’abord montré, puis joué quand tu le confirmes.


## Home

home-title = Namiji, un voyage en mer
home-about = Longe une côte peinte, pêche, guette les baleines : un jeu de société paisible, de deux à cinq joueurs.
home-play = Jouer
home-against =
    { $n ->
        [one] Contre { $n } robot : { $level }
       *[other] Contre { $n } robots : { $level }
    }
home-opponents = Adversaires
home-level = Leur niveau

site-links = Autres façons de jouer
site-link-learn = Apprendre en 5 minutes
site-link-learn-hint = Une première partie guidée
site-link-friends = Jouer entre amis
site-link-friends-hint = Par un lien ou un code QR
site-link-device = Sur un seul appareil
site-link-device-hint = Il passe de main en main
site-link-tables = Tables publiques
site-link-tables-hint = Pour jouer, ou regarder
site-link-rules = Règles
site-link-rules-hint = Complètes et expliquées
site-link-about = À propos
site-link-about-hint = Ce que c’est, et qui l’a fait

known-title = Continuer
known-with = { $names }
known-alone = Personne d’autre
known-lesson = Ta première partie
known-open = On attend des joueurs
known-playing = Partie en cours
known-over = Terminée : voir le résultat


## A new table

new-title = Nouvelle table
new-preset = Comment jouer ?
new-preset-friends = Entre amis
new-preset-device = Un seul appareil
new-preset-friends-hint = Tu reçois un lien et un code QR. Toute personne qui suit le lien prend une place libre, depuis n’importe quel appareil.
new-preset-device-hint = Tout le monde joue ici. Entre les tours, un écran cache ce qui est secret.
new-seats =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
new-seat-kind = Qui prend la place { $seat }
new-seat-name = Nom pour la place { $seat }
new-seat-color = Voile pour la place { $seat }
new-seat-level = Niveau du robot de la place { $seat }
new-seat-up = Monter la place { $seat }
new-seat-remove = Retirer la place { $seat }
new-seat-here = Quelqu’un ici
new-seat-link = Un ami, par le lien
new-seat-bot = Un robot
new-seat-link-hint = Nom et voile se choisissent en arrivant.
new-add-here = Quelqu’un ici
new-add-link = Un ami
new-add-bot = Un robot
new-more = Sens, horloge, coups repris et spectateurs
new-more-site = Sens et coups repris
new-direction = Sens
new-clock = Horloge
new-clock-none = Aucune
new-clock-move = Par coup
new-clock-game = Par partie
new-clock-correspondence = Sur plusieurs jours
new-clock-hint = Si ton temps s’écoule, un robot joue pour toi jusqu’à ton retour.
new-clock-correspondence-hint = Par coup. Le temps court jour et nuit, et personne n’a besoin d’être là.
new-clock-public = Sans horloge choisie, une table publique donne trois minutes par coup.
new-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
new-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
new-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
new-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
new-undo = Reprendre un coup
new-undo-consent = Avec l’accord de tous
new-undo-free = Ses propres coups
new-undo-off = Jamais
new-undo-consent-hint = Tu reprends librement tes propres coups tant qu’ils n’ont rien montré de nouveau ; au-delà, il faut l’accord des autres.
new-undo-free-hint = Tu reprends tes propres derniers coups, tant qu’ils n’ont rien montré de nouveau.
new-undo-off-hint = Un coup joué reste joué.
new-public = Publique
new-public-hint = Visible parmi les tables publiques, ouverte à tout le monde.
new-watch = Spectateurs admis
new-watch-hint = Toute personne qui a le lien peut regarder. Les secrets restent cachés jusqu’à la fin.
new-make = Créer la table
new-start = Commencer


## Who sits where

seat-open = Place libre
seat-mine = Toi
seat-bot = Robot
seat-away = Hors ligne


## Waiting room

lobby-title = On attend l’équipage
lobby-waiting =
    { $n ->
        [one] { $n } place est libre. La partie commence dès qu’elle est prise.
       *[other] { $n } places sont libres. La partie commence dès qu’elles sont prises.
    }
lobby-voting = Toutes les places sont prises. La partie commence quand tout le monde a voté.
# $time: as "3 days".
lobby-correspondence = Une partie sur plusieurs jours : chaque coup peut prendre { $time }. Tu peux fermer cette page.
lobby-start-bots =
    { $n ->
        [one] Commencer avec un robot ({ $level })
       *[other] Commencer avec { $n } robots ({ $level })
    }
lobby-start = Commencer
lobby-host-starts = L’hôte peut commencer avant que la table soit pleine ; des robots prennent les places libres.
lobby-leave = Quitter la table
lobby-free-seat = Libérer cette place : { $name }
lobby-watching = Tu regardes cette table. La partie s’affiche ici dès qu’elle commence.

vote-title = Dans quel sens ?
vote-of = { $name } : dans quel sens ?
vote-by = { $names }
vote-by-nobody = Aucun vote

invite-title = Inviter des amis
invite-link = Lien vers cette table
invite-code = Code QR du lien { $link }
invite-local =
    Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres sur ton Wi-Fi, arrête le jeu et
    relance-le avec « make play LAN=1 » ou « namiji serve --lan ».
link-copy = Copier le lien
link-copied = Copié
link-share = Partager


## Joining

join-title = { $name } t’invite à bord
join-title-nobody = Monte à bord
join-take = Prendre place
join-watch = Regarder
join-full = Toutes les places sont prises. Tu peux regarder la partie.
join-full-closed = Toutes les places sont prises, et cette table n’admet pas de spectateurs.
join-own-table = Créer ta propre table


## Public tables

tables-title = Tables publiques
tables-none = Aucune table publique n’est ouverte pour l’instant. Crées-en une, et d’autres la trouveront ici.
tables-of = Chez { $name }
tables-free =
    { $n ->
        [one] { $n } place libre sur { $of }
       *[other] { $n } places libres sur { $of }
    }
tables-playing =
    { $n ->
        [one] { $n } joueur en mer
       *[other] { $n } joueurs en mer
    }
# $time: as "3 days".
tables-correspondence = sur plusieurs jours, { $time } par coup
tables-join = Rejoindre
tables-watch = Regarder
tables-make = Créer une table


## Lost

not-found-title = Rien que de l’eau
not-found-text = Il n’y a pas de page à cette adresse. Peut-être manque-t-il une lettre au lien.
not-found-home = Retour à l’accueil
load-failed-title = La connexion est coupée
load-failed-text = Cette page n’a pas pu être chargée. Vérifie ton réseau, puis réessaie. Tes parties sont à l’abri sur le serveur.
load-failed-again = Réessayer

preparing-rules = Préparation des règles, environ { $seconds } s, seulement la première fois.
preparing-greedy = Préparation des robots, environ { $seconds } s, seulement la première fois.
preparing-search = Préparation du robot le plus fort, environ { $seconds } s, seulement la première fois.
preparing-tip-rules = Le Bateau le plus en arrière joue toujours ensuite. Va loin pour l’arrêt qui te plaît, et les autres prennent d’abord les plus proches.
preparing-tip-greedy = Une rangée pleine du casier marque si ses poissons partagent une couleur ou une forme. Une colonne pleine aussi.


## Sound and notifications

settings-sound = Son
settings-sound-hint = Mer, bois, cloche ; et une brève vibration à ton tour, si l’appareil le peut.
settings-notify = Me prévenir quand c’est mon tour
settings-notify-hint = Tant que cette page reste ouverte dans un autre onglet ou une autre fenêtre.
