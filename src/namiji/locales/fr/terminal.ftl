# What only the terminal says: its greeting and commands, boats and table in words, doubts about an answer.
#
# Commands and answers are typed as they are, in every language: help, sail 14.


## Welcome

greeting =
    Bienvenue dans Namiji, un voyage en bateau, de port en port.
    { $n ->
        [2] Une partie à { $n } : tu es le Joueur { $seat }, et le Joueur { $seats } est un robot nommé { $bots }.
       *[other] Une partie à { $n } : tu es le Joueur { $seat }, et les joueurs { $seats } sont des robots nommés { $bots }.
    }
    Ton but : avoir le plus de points quand tous les Bateaux sont au port d’arrivée.
    La règle à retenir : c’est toujours au Bateau le plus en arrière de jouer.
    Tu avances vers n’importe quelle station libre, et chacune te donne aussitôt quelque chose.
greeting-answers =
    Réponds par un numéro, ou par les mots d’une option, comme sail 3.
    Quand un seul coup est possible, il est joué pour toi.
    Tape help à tout moment. Une ligne vide répète la question.

rules =
    Tous les Bateaux font un tour, en quatre étapes séparées par des Pontons.
    Le Bateau le plus en arrière joue : il va à n’importe quelle station libre devant lui, sans dépasser un Ponton.
    À la Pêche à la ligne tu prends un poisson, à la Pêche au filet deux d’un coup, et tu les poses dans ton casier.
    Le casier a les lignes 1 à 3 et les colonnes a à d. Chaque nouveau poisson en touche un autre.
    Une ligne ou une colonne pleine, d’une seule couleur ou forme, rapporte des points : lignes { $rows }, colonnes { $columns }.
    À la Nasse à crustacés tu pioches des jetons dans un sac, { $draws } au plus.
    Chaque jeton gardé rapporte { points }.
    { $crabs ->
        [one] Avec { $crabs } crabe dans une pêche, tu perds cette pêche.
       *[other] Avec { $crabs } crabes dans une pêche, tu perds cette pêche.
    }
    Au Tourbillon tu fais voguer des Offrandes. Celles qui restent à la fin coûtent { $penalties }.
    À un Panorama tu prends ta section suivante, qui rapporte son numéro.
    Qui termine un Panorama avant les autres gagne { $bonus } de plus.
    À un Rocher sacré tu gardes un objectif secret, qui peut rapporter des points à la fin.
    Au Ponton on s’attend, puis on choisit des cartes : les repas rapportent des points, les Améliorations aident jusqu’au bout.
    Au port d’arrivée, les premiers Bateaux marquent le plus : { $tokens }.
    Qui a le plus de points l’emporte.


## Help

help-answers = Réponds par un numéro, par les mots d’une option ou par leur début.
command-help = help : cette aide ; help STATION explique une station, comme help trap.
command-look = look : ton Bateau, avec tes cartes secrètes.
command-others = others : les autres Bateaux.
command-school = school : les poissons, les Filets et le sac.
command-route = route : les stations devant toi, et qui est où.
command-scores = scores : les points jusqu’ici.
command-log = log : ce qui vient de se passer.
command-rules = rules : le jeu en une douzaine de phrases.
command-undo = undo : reprendre ton dernier coup, si rien de nouveau n’a été vu depuis.
command-save = save : enregistrer la partie, avec save FICHIER.
command-quit = quit : quitter la partie.
help-topics = Stations expliquées : { $topics }.
help-unknown = Il n’y a pas d’aide sur « { $about } ». Stations : { $topics }.


## A boat

look-at =
    { $slot ->
        [0] { $you ->
            [yes] Tu es { $place }, avec { $score }.
           *[no] { $name } est { $place }, avec { $score }.
        }
       *[other] { $you ->
            [yes] Tu es { $place }, emplacement { $slot }, avec { $score }.
           *[no] { $name } est { $place }, emplacement { $slot }, avec { $score }.
        }
    }
look-neutral =
    { $slot ->
        [0] Le Bateau neutre est { $place }.
       *[other] Le Bateau neutre est { $place }, emplacement { $slot }.
    }
    Il ne porte rien.
look-rack-empty = Le casier à poissons est vide.
look-row = { $line } : { $fish }.
look-column = { $line }. { $state }
look-nets =
    { $n ->
        [0] Filets posés : aucun.
       *[other] Filets posés : { $n }.
    }
look-trap = Nasse : { $haul }.
look-offerings =
    { $left ->
        [0] Offrandes : plus aucune, pas de malus.
       *[other] { $n ->
            [0] Offrandes à bord : { $left }, pas de malus.
            [one] Offrandes à bord : { $left }, soit { $n } point de malus.
           *[other] Offrandes à bord : { $left }, soit { $n } points de malus.
        }
    }
look-panoramas =
    Panoramas : dauphin { $dolphin } sur { $dolphins }, pieuvre { $octopus } sur { $octopuses }, baleine { $whale } sur { $whales }.
look-bonuses = Bonus panorama : { $panoramas }.
look-dock-card = { $card } ({ $sort }) : { $text }
look-no-dock-cards = Pas encore de carte Ponton.
look-own-rocks =
    { $n ->
        [0] Pas encore de carte Rocher sacré.
        [one] Ton secret : { $n } carte Rocher sacré.
       *[other] Ton secret : { $n } cartes Rocher sacré.
    }
look-rock = { $card }. { $text }
look-rocks =
    { $n ->
        [0] Rochers sacrés : aucun.
        [one] Rochers sacrés : { $n } carte, face cachée.
       *[other] Rochers sacrés : { $n } cartes, face cachée.
    }
look-rocks-known = Tu en connais : { $cards }.


## Points

score = { $who } : { $score }.
score-offerings =
    { $n ->
        [one] { $n } point de moins à la fin pour les Offrandes.
       *[other] { $n } points de moins à la fin pour les Offrandes.
    }
score-rocks = Les cartes Rocher sacré comptent aussi, à la fin.
score-source = { $source } : { $figure }.


## The table

school-up =
    { $n ->
        [0] Visibles dans le Banc : aucun poisson.
        [one] Visible dans le Banc : { $n } poisson.
       *[other] Visibles dans le Banc : { $n } poissons.
    }
school-down =
    { $n ->
        [0] Face cachée : aucun poisson.
        [one] Face cachée : { $n } poisson.
       *[other] Face cachée : { $n } poissons.
    }
school-color = { $color } : { $kinds }.
school-kind = { $kind } { $n }
school-nets = Filets dans la pile : { $n }.
school-net-under = Relâché, sous la pile : { $net }.
school-bag = Dans le sac : { $bag }.
school-rocks =
    { $n ->
        [0] Dans la pioche : aucune carte Rocher sacré.
        [one] Dans la pioche : { $n } carte Rocher sacré.
       *[other] Dans la pioche : { $n } cartes Rocher sacré.
    }
route-part = Étape { $part } sur 4. En position { $position } : { $station }.
route-stop =
    { $slots ->
        [1] { $position } : { $station }.
       *[other] { $position } : { $station }, { $slots } emplacements.
    }
route-boats = Bateaux ici : { $names }.


## Answers that are not understood

unclear = « { $answer } » peut vouloir dire { $options }.
unclear-many = « { $answer } » peut vouloir dire { $options }, entre autres.
unclear-unknown = « { $answer } » n’est pas une des options. Tape un numéro, ou help.
unclear-near = « { $answer } » n’est pas une des options. Voulais-tu dire « { $option } » ?
unclear-number = Choisis un numéro de 1 à { $n }.
unclear-position = Pour la position { $position }, tape { $option }.
unclear-save = Tape save et un nom de fichier, comme save game.namiji.

illegal-not-now = « { $action } » n’est pas possible maintenant.
illegal-no-fish = Ce poisson n’est pas là.
illegal-must-catch = Le premier poisson d’une escale doit être pris.
illegal-no-net = Ce Filet n’est pas parmi ceux qui sont révélés.
illegal-no-card = Cette carte n’est pas dans ta main.
illegal-backwards = Cette position n’est pas devant toi : on ne revient jamais en arrière.
illegal-past-dock = Tu dois t’arrêter au Ponton, position { $port }.
illegal-rack-full = Ton casier est plein : tu ne peux pas t’arrêter là.
illegal-panorama-complete = Ton Panorama est terminé : tu ne peux plus t’arrêter là.
illegal-occupied = Aucun emplacement n’y est libre.
illegal-slot-unused = Avec ce nombre de Bateaux, cet emplacement ne sert pas.
illegal-slot-taken = Cet emplacement est pris.
illegal-cell-taken = Une des cases est prise.
illegal-first-at-a1 = Le premier jeton doit couvrir la case a1.
illegal-same-fish = Les deux poissons sont pareils : donne les cases dans l’autre sens.
illegal-not-adjacent = Un nouveau poisson doit toucher un de ceux que tu as.


## Undo, records, the end

undo-done = Coup repris : { $action }.
undo-nothing = Tu n’as encore rien décidé.
undo-acted = { $name } a joué entre-temps : ta dernière décision est maintenue.
undo-seen = Du nouveau a été dévoilé entre-temps : ta dernière décision est maintenue.
save-done = Enregistré dans { $file }.
save-secrets = Toutes les cartes y sont, même les secrètes.
save-refused = Non enregistré : { $why }.
end-leave = Tu quittes la partie.
end-seed = La graine de cette partie : { $seed }.
end-check = N’importe qui peut vérifier le tirage avec : { $command }
end-fault = { $name } perd un tour : { $why }.
