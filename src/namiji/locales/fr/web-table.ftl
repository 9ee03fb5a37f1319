# The table: what to do now, what happened, and what goes on around the game.


## Coming to a table

table-title = À la table
table-title-turn = À toi
table-connecting = On rejoint la table…
table-missing = Cette table n’existe pas
table-missing-hint = Le lien a peut-être une faute, ou la table a été supprimée. Redemande le lien, ou commence ta propre partie.
table-shut = Cette table n’admet pas de spectateurs
table-shut-hint = Toutes ses places sont prises. Demande à ceux qui y jouent, ou commence ta propre partie.
table-home = Retour à l’accueil
table-new = Nouvelle table


## The line to the server

connection-down = La connexion est coupée. Rien n’est perdu, elle revient d’elle-même.
connection-back = De retour à la table.
connection-closed = Le serveur a fermé la connexion. Rien n’est perdu : rouvre la table.
connection-closed-closed = Cette table a été supprimée, ou ta place a été libérée.
connection-closed-bad-token = Cette place n’est plus à toi. Tu peux rouvrir la table pour regarder.
connection-open-again = Rouvrir la table


## The prompt: one line that says what to do now

prompt-your-turn = À toi. { $question }
prompt-reconnecting = On attend la connexion…
prompt-closed = Tu n’es plus à cette table.
prompt-over = Le voyage est fini.
prompt-over-show = Voir le résultat
prompt-other =
    { $phase ->
        [sail] { $name } choisit une escale.
        [slot] { $name } choisit un emplacement.
        [take] { $name } regarde le Banc.
        [place] { $name } tient un poisson.
        [net] { $name } regarde les Filets.
        [place_net] { $name } tient un Filet.
        [haul] { $name } pioche dans le sac.
        [rock] { $name } regarde des cartes Rocher sacré.
        [draft] { $name } choisit une carte Ponton.
       *[other] C’est à { $name } de jouer.
    }
prompt-other-stand-in = Un robot joue pour { $name }.
prompt-other-away = { $name } n’est pas là. La table attend.
prompt-hand-over = Un robot pour { $name }
prompt-skip = Passer
prompt-cancel = Annuler
prompt-undo = Reprendre le coup
prompt-undo-ask = Demander à reprendre
confirm-sail = Y aller
confirm-slot = Emplacement { $slot }
confirm-take = Prendre ce poisson
confirm-place = Poser ici
confirm-net = Choisir ce Filet
confirm-release = Relâcher
confirm-decline = En rester là
confirm-draw = Piocher encore
confirm-stop = Arrêter et garder
confirm-keep = Garder cette carte
confirm-pick = Choisir cette carte

hint-dismiss = Compris


## The clock. $time: as "2:05".

clock-yours = Ton temps : { $time }
clock-other = Temps pour { $name } : { $time }
# More than a day, and more than an hour.
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min


## Undo, when it needs the others

undo-asked =
    { $n ->
        [one] { $name } demande à reprendre le dernier coup.
       *[other] { $name } demande à reprendre les { $n } derniers coups.
    }
undo-agree = Accepter
undo-refuse = Refuser
undo-waiting = Tu demandes à reprendre ton coup. On attend { $names }.


## A bot plays for you

stand-in-strip = Un robot joue pour toi.
stand-in-back = Reprendre la main


## Around one device

pass-heading = Passe l’appareil à { $name }
pass-hint = Ce qui est réservé à { $name } reste caché jusque-là.
pass-ready = Je suis { $name }
pass-hide = Cacher mes cartes
pass-hidden = Tes cartes sont cachées
pass-show = Je suis { $name } : montrer


## Parts of the table

part-boat = Mon Bateau
part-others = Autres
part-school = Banc
part-log = Journal
part-offer = Choix
part-tabs = Zones de la table


## The log

log-heading = Journal
log-open = Ouvrir le journal
log-close = Fermer le journal
log-empty = Il ne s’est encore rien passé.
log-undone-mark = repris
log-follow = Aller au plus récent
log-undone =
    { $you ->
        [yes] Tu reprends un ou plusieurs coups.
       *[no] { $name } reprend un ou plusieurs coups.
    }
log-undo_asked =
    { $you ->
        [yes] Tu demandes à reprendre ton coup.
       *[no] { $name } demande à reprendre son coup.
    }
log-undo_answered =
    { $agree ->
        [yes] { $you ->
            [yes] Tu acceptes que le coup soit repris.
           *[no] { $name } accepte que le coup soit repris.
        }
       *[no] { $you ->
            [yes] Tu refuses que le coup soit repris.
           *[no] { $name } refuse que le coup soit repris.
        }
    }
log-handed_over =
    { $you ->
        [yes] Un robot joue maintenant pour toi.
       *[no] Un robot joue maintenant pour { $name }.
    }
log-came_back =
    { $you ->
        [yes] Tu reprends la main.
       *[no] { $name } reprend la main.
    }


## The menu

menu-open = Menu
menu-heading = Menu
menu-hints = M’expliquer chaque question
push-turns = Me prévenir sur cet appareil quand c’est mon tour
push-turns-hint = Même quand cette page est fermée. Le message ne dit rien de la partie.
menu-settings = Réglages
menu-rules = Règles
menu-home = Accueil
menu-home-logo = Namiji, accueil
menu-new = Nouvelle table
menu-hand-over = Laisser jouer un robot
menu-leave = Quitter la table
menu-leave-sure = Un robot continue à ta place. Quitter ?
menu-leave-yes = Oui, quitter
menu-leave-no = Rester
menu-table = Cette table
menu-link = Lien et code QR
menu-link-hint = Toute personne qui a le lien peut regarder.
menu-link-closed = Le lien est pour les gens de cette table.
menu-watchers =
    { $n ->
        [0] Personne ne regarde.
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
menu-undo-policy =
    { $policy ->
        [off] Un coup joué reste joué.
        [free] Un coup qui n’a rien montré de nouveau peut être repris.
       *[consent] Un coup qui n’a rien montré de nouveau peut être repris, et davantage si tout le monde est d’accord.
    }
menu-deal = Tirage honnête :
menu-deal-hint = Tout le tirage était fixé avant le premier coup, et voici son empreinte. Après la partie, tu reçois le tirage lui-même, et chacun peut vérifier qu’il correspond à l’empreinte.
menu-keys = Touches
menu-shortcuts = Les lettres seules et « ? » servent de raccourcis
key-undo = Reprendre le coup
key-confirm = Activer l’élément sélectionné, ou confirmer
key-cancel = Annuler, ou passer l’animation
key-log = Journal
key-help = Ce menu
key-move = Aller d’un choix à l’autre


## Since the last turn

since-heading = Depuis ton dernier tour
since-open = Depuis ton dernier tour : revoir ce qui s’est passé ({ $n })
since-step = { $n } sur { $of }
since-back = Un coup en arrière
since-forward = Un coup en avant


## Company: pictures without words, watching, a shared device

emote-open = Montrer une image
emote-joy = Joie
emote-wow = Ouah !
emote-ouch = Aïe !
emote-hmm = Hum…
emote-thanks = Merci
emote-hurry = À toi !
emote-shown = { $name } : { $emote }
watching-label = Tu regardes
pass-turn = { $name }, à toi de jouer


## Why a choice: what it gives now, leads to and costs, and who moves next

why-now = Tout de suite
why-leads = Plus tard
why-costs = Prix
why-next = Ensuite
why-moves =
    { $who ->
        [you] C’est à toi.
        [neutral] C’est au Bateau neutre.
       *[other] C’est à { $name }.
    }
# $n: stops.
why-passed =
    { $n ->
        [one] Tu passes { $n } arrêt libre.
       *[other] Tu passes { $n } arrêts libres.
    }
# $n: sections of a Panorama.
effect-sail-panorama-left =
    { $n ->
        [one] Encore { $n } section pour la compléter.
       *[other] Encore { $n } sections pour la compléter.
    }
# $n: points.
effect-sail-panorama-bonus = À qui la complète en premier : { points } de plus.
# $n: crabs.
effect-sail-trap-risk =
    { $n ->
        [one] { $n } crabe fait perdre toute ta pêche.
       *[other] { $n } crabes font perdre toute ta pêche.
    }
