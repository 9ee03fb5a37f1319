# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name. $place has its preposition where a boat is: "au
# Tourbillon (14)". Where it sails it has its article, "le Tourbillon (14)", after "rejoindre" or "vers".
# No "de" before a name: it would have to be "d'" before a vowel.


## What happens. What follows told- is the type of an event.
## -neutral: of the neutral boat; -then: where it follows on the same line.

told-started =
    { $direction ->
        [clockwise] Les Bateaux voguent dans le sens horaire.
       *[counterclockwise] Les Bateaux voguent dans le sens antihoraire.
    }
told-started-order = Ordre au port de départ, de l’avant vers l’arrière : { $names }.
told-started-fish = Un poisson est visible dans le Banc : { $fish }.
told-sailed =
    { $slot ->
        [0] { $you ->
            [yes] Tu rejoins { $place }.
           *[no] { $name } rejoint { $place }.
        }
       *[1] { $you ->
            [yes] Tu rejoins { $place }, second emplacement.
           *[no] { $name } rejoint { $place }, second emplacement.
        }
    }
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] Tu déplaces le Bateau neutre vers { $place }. Il ne s’y passe rien.
           *[no] { $name } déplace le Bateau neutre vers { $place }. Il ne s’y passe rien.
        }
       *[no] { $you ->
            [yes] Tu déplaces le Bateau neutre vers { $place }.
           *[no] { $name } déplace le Bateau neutre vers { $place }.
        }
    }
told-docked =
    { $you ->
        [yes] Tu prends l’emplacement { $slot }.
       *[no] { $name } prend l’emplacement { $slot }.
    }
told-docked-neutral =
    { $you ->
        [yes] Tu places le Bateau neutre sur l’emplacement { $slot }.
       *[no] { $name } place le Bateau neutre sur l’emplacement { $slot }.
    }
told-docked-then = Emplacement { $slot }.
told-fish_flipped = Un poisson du Banc est révélé : { $fish }.
told-fish_taken =
    { $face ->
        [up] { $you ->
            [yes] Tu prends un poisson : { $fish }.
           *[no] { $name } prend un poisson : { $fish }.
        }
       *[down] { $you ->
            [yes] Tu prends un poisson face cachée : { $fish }.
           *[no] { $name } prend un poisson face cachée : { $fish }.
        }
    }
told-fish_kept =
    { $you ->
        [yes] Tu poses un poisson en { $cell } : { $fish }.
       *[no] { $name } pose un poisson en { $cell } : { $fish }.
    }
told-fish_released =
    { $you ->
        [yes] Tu relâches un poisson : { $fish }.
       *[no] { $name } relâche un poisson : { $fish }.
    }
told-catch_declined =
    { $you ->
        [yes] Tu ne prends pas d’autre poisson.
       *[no] { $name } ne prend pas d’autre poisson.
    }
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] Tu révèles un Filet : { $nets }.
           *[no] { $name } révèle un Filet : { $nets }.
        }
       *[other] { $you ->
            [yes] Tu révèles { $n } Filets : { $nets }.
           *[no] { $name } révèle { $n } Filets : { $nets }.
        }
    }
told-net_kept =
    { $you ->
        [yes] Tu poses un Filet en { $cells } : { $net }.
       *[no] { $name } pose un Filet en { $cells } : { $net }.
    }
told-net_released =
    { $you ->
        [yes] Tu relâches un Filet : { $net }.
       *[no] { $name } relâche un Filet : { $net }.
    }
told-crustacean_drawn =
    { $you ->
        [yes] Tu pioches dans le sac : { $tokens }.
       *[no] { $name } pioche dans le sac : { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] Tu gardes { $haul }.
       *[no] { $name } garde { $haul }.
    }
told-haul_lost =
    { $you ->
        [yes] Tu perds la pêche. De retour dans le sac : { $haul }.
       *[no] { $name } perd la pêche. De retour dans le sac : { $haul }.
    }
told-offering_floated =
    { $n ->
        [0] { $you ->
            [yes] Tu fais voguer ta dernière Offrande.
           *[no] { $name } fait voguer sa dernière Offrande.
        }
       *[other] { $you ->
            [yes] Tu fais voguer une Offrande : il en reste { $n }.
           *[no] { $name } fait voguer une Offrande : il en reste { $n }.
        }
    }
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Tu prends la section { $section } du Panorama Dauphin.
           *[no] { $name } prend la section { $section } du Panorama Dauphin.
        }
        [octopus] { $you ->
            [yes] Tu prends la section { $section } du Panorama Pieuvre.
           *[no] { $name } prend la section { $section } du Panorama Pieuvre.
        }
       *[whale] { $you ->
            [yes] Tu prends la section { $section } du Panorama Baleine.
           *[no] { $name } prend la section { $section } du Panorama Baleine.
        }
    }
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Tu prends le Bonus panorama Dauphin.
           *[no] { $name } prend le Bonus panorama Dauphin.
        }
        [octopus] { $you ->
            [yes] Tu prends le Bonus panorama Pieuvre.
           *[no] { $name } prend le Bonus panorama Pieuvre.
        }
       *[whale] { $you ->
            [yes] Tu prends le Bonus panorama Baleine.
           *[no] { $name } prend le Bonus panorama Baleine.
        }
    }
told-rocks_drawn =
    { $you ->
        [yes] { $n ->
            [one] Tu regardes { $n } carte Rocher sacré.
           *[other] Tu regardes { $n } cartes Rocher sacré.
        }
       *[no] { $n ->
            [one] { $name } regarde { $n } carte Rocher sacré.
           *[other] { $name } regarde { $n } cartes Rocher sacré.
        }
    }
told-rocks_drawn-known = Tu les as déjà vues : { $cards }.
told-rock_kept =
    { $known ->
        [yes] { $you ->
            [yes] Tu gardes une carte Rocher sacré : { $card }.
           *[no] { $name } garde une carte Rocher sacré : { $card }.
        }
       *[no] { $name } garde une carte Rocher sacré.
    }
told-rock_kept-then =
    { $known ->
        [yes] Carte gardée : { $card }.
       *[no] L’une d’elles est gardée.
    }
told-rock_returned = Sous la pioche : { $card }.
told-dock_hand =
    { $you ->
        [yes] { $n ->
            [one] Tu regardes { $n } carte Ponton.
           *[other] Tu regardes { $n } cartes Ponton.
        }
       *[no] { $n ->
            [one] { $name } regarde { $n } carte Ponton.
           *[other] { $name } regarde { $n } cartes Ponton.
        }
    }
told-dock_card_kept =
    { $you ->
        [yes] Tu choisis une carte Ponton : { $card } ({ $sort }).
       *[no] { $name } choisit une carte Ponton : { $card } ({ $sort }).
    }
told-dock_card_kept-then = Carte choisie : { $card } ({ $sort }).
told-dock_card_discarded =
    { $known ->
        [yes] Pour le Bateau neutre, une carte Ponton tirée au hasard est défaussée : { $card }.
       *[no] Pour le Bateau neutre, une carte Ponton tirée au hasard est défaussée sans être vue.
    }
told-dock_card_returned =
    { $known ->
        [yes] La carte restante va sous la pioche : { $card }. Les Bateaux quittent le Ponton.
       *[no] La carte restante va sous la pioche. Les Bateaux quittent le Ponton.
    }
# $rank is masculine: it goes with Bateau, not with the player.
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] Tu atteins le port au { $rank } rang, sans jeton Arrivée.
           *[no] { $name } atteint le port au { $rank } rang, sans jeton Arrivée.
        }
       *[other] { $you ->
            [yes] Tu atteins le port au { $rank } rang et prends le jeton Arrivée de valeur { $token }.
           *[no] { $name } atteint le port au { $rank } rang et prend le jeton Arrivée de valeur { $token }.
        }
    }
told-arrived-neutral =
    { $token ->
        [0] Le Bateau neutre arrive { $rank }, sans jeton Arrivée.
       *[other] Le Bateau neutre arrive { $rank }. Le jeton Arrivée de valeur { $token } ne va à personne.
    }
told-scored =
    { $sign ->
        [gain] { $you ->
            [yes] Tu marques { points } ({ $reason }), { $total } au total.
           *[no] { $name } marque { points } ({ $reason }), { $total } au total.
        }
       *[loss] { $you ->
            [yes] Tu perds { points } ({ $reason }), { $total } au total.
           *[no] { $name } perd { points } ({ $reason }), { $total } au total.
        }
    }
told-scored-then = { points }, { $total } au total.
told-rock_revealed =
    { $fulfilled ->
        [yes] { $you ->
            [yes] Tu révèles : { $card } ({ $wanted }). Objectif atteint.
           *[no] { $name } révèle : { $card } ({ $wanted }). Objectif atteint.
        }
       *[no] { $you ->
            [yes] Tu révèles : { $card } ({ $wanted }). Objectif manqué.
           *[no] { $name } révèle : { $card } ({ $wanted }). Objectif manqué.
        }
    }
told-ended = Le voyage est fini.
told-won =
    { $you ->
        [yes] Tu l’emportes avec { points }.
       *[no] { $name } l’emporte avec { points }.
    }
told-shared = Victoire partagée, avec { points } : { $names }.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Choisis ta prochaine escale.
ask-sail-neutral = Choisis où va le Bateau neutre.
ask-slot = Choisis un emplacement au Ponton.
ask-slot-neutral = Choisis un emplacement pour le Bateau neutre.
ask-take = Prends un poisson.
ask-take-more = Encore un poisson, ou en rester là ?
ask-place = Garder ce poisson, ou le relâcher ?
ask-net = Choisir un Filet, ou tout relâcher ?
ask-place_net = Garder ce Filet, ou le relâcher ?
ask-haul = Piocher encore, ou s’arrêter ?
ask-rock = Garde une carte Rocher sacré. Elle compte à la fin.
ask-rock-more = Garde une carte Rocher sacré, puis encore une.
ask-draft = Choisis une carte Ponton.


## What one has to know to answer.

know-sail = Tu es { $place }, avec { points }.
know-sail-neutral =
    Il est dernier et tu es en tête : c’est toi qui le déplaces.
    Il occupe une place, rien de plus.
know-sail-neutral-at = Il est { $place }.
know-sail-alone = Les autres sont au port : tu joues jusqu’à les y retrouver.
know-sail-next = Prochain tour : { $name }.
know-sail-next-from =
    { $boat ->
        [own] Prochain tour : { $name } (en { $position }), sauf si tu restes derrière.
       *[neutral] Prochain tour : { $name } (en { $position }), sauf s’il reste derrière.
    }
know-slot-neutral = Quand vient son tour de choisir, une carte est défaussée sans être vue.
know-place = Ton poisson : { $fish }.
know-place_net = Ton Filet : { $net }.
know-haul = Ta pêche : { $haul }, soit { points } si tu t’arrêtes.
know-haul-risk =
    { $n ->
        [1] Encore un crabe et tout est perdu. Dans le sac : { $bag }.
       *[other] Encore { $n } crabes et tout est perdu. Dans le sac : { $bag }.
    }


## What an answer would do. What follows effect- is the kind of an effect, then the kind of a stop.

effect-sail =
    { $room ->
        [second] { $station }, second emplacement.
        [both] { $station }, 2 emplacements libres.
       *[other] { $station }.
    }
effect-sail-again =
    { $boat ->
        [own] Ensuite, tu rejoues.
       *[neutral] Ensuite, il rejoue.
    }

effect-sail-angling =
    { $n ->
        [0] Prends un poisson : aucun visible.
        [one] Prends un poisson : { $n } visible.
       *[other] Prends un poisson : { $n } visibles.
    }
effect-sail-angling-useful =
    { $n ->
        [0] Aucun ne fait avancer tes lignes ou colonnes.
        [one] { $n } fait avancer tes lignes ou colonnes.
       *[other] { $n } font avancer tes lignes ou colonnes.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] { $n } autre est d’abord révélé.
       *[other] { $n } autres sont d’abord révélés.
    }
effect-sail-angling-catches =
    { $n ->
        [one] Tu peux en prendre { $n }.
       *[other] Tu peux en prendre jusqu’à { $n }.
    }
effect-sail-angling-points = { points } avec le premier gardé.
effect-sail-net =
    { $n ->
        [one] Révèle { $n } Filet sur { $nets }.
       *[other] Révèle { $n } Filets sur { $nets }.
    }
effect-sail-net-points = { points } si tu en poses un.
effect-sail-trap = Dans le sac : { $bag }.
effect-sail-trap-saved =
    { $n ->
        [one] Si tu perds la pêche, tu gardes jusqu’à { $n } crevette.
       *[other] Si tu perds la pêche, tu gardes jusqu’à { $n } crevettes.
    }
effect-sail-trap-points =
    { $n ->
        [one] { $n } point de plus pour une pêche gardée.
       *[other] { $n } points de plus pour une pêche gardée.
    }
effect-sail-whirlpool = Le malus passe de { $before } à { $after }.
effect-sail-points = { points } immédiatement.
effect-sail-panorama =
    { $taken ->
        [1] { $completes ->
            [yes] { $first ->
                [yes] La section { $section } sur { $sections } le termine avant les autres : { points }.
               *[no] La section { $section } sur { $sections } le termine : { points }.
            }
           *[no] Section { $section } sur { $sections } : { points }.
        }
       *[other] { $completes ->
            [yes] { $first ->
                [yes] { $taken } sections, jusqu’à { $section } sur { $sections }, le terminent avant les autres : { points }.
               *[no] { $taken } sections, jusqu’à { $section } sur { $sections }, le terminent : { points }.
            }
           *[no] { $taken } sections, jusqu’à { $section } sur { $sections } : { points }.
        }
    }
effect-sail-rock =
    { $n ->
        [one] Regarde { $n } carte et garde-la.
       *[other] Regarde { $n } cartes, gardes-en { $keeps }.
    }
effect-sail-dock =
    { $last ->
        [yes] Il reste l’emplacement { $slots }. Tous les Bateaux seront là : on choisit les cartes.
       *[no] { $boat ->
            [own] Emplacements libres : { $slots }. Tu y attends les autres.
           *[neutral] Emplacements libres : { $slots }. Il y attend les autres.
        }
    }
effect-sail-finish =
    { $n ->
        [0] Il ne reste plus de jeton Arrivée.
       *[other] { $boat ->
            [own] Jeton Arrivée : { points }. Ton voyage s’achève.
           *[neutral] Le jeton Arrivée de valeur { $n } est défaussé.
        }
    }

idle-angling = Le Banc est vide : il ne se passe rien.
idle-net = Plus de Filets : il ne se passe rien.
idle-trap = Le sac est vide : il ne se passe rien.
idle-rock = Plus de cartes : il ne se passe rien.
idle-whirlpool =
    { $n ->
        [0] Tu n’as plus d’Offrandes : il ne se passe rien.
       *[other] Il ne se passe rien.
    }

effect-slot =
    { $n ->
        [one] { $turn } à choisir, avec { $n } carte ; { $leaves } à partir.
       *[other] { $turn } à choisir, parmi { $n } cartes ; { $leaves } à partir.
    }
effect-slot-neutral =
    { $n ->
        [one] { $turn } à choisir, ce qui écarte la seule carte ; { $leaves } à partir.
       *[other] { $turn } à choisir, ce qui écarte 1 carte sur { $n } ; { $leaves } à partir.
    }

effect-take-left =
    { $n ->
        [one] Il y en a { $n }.
       *[other] Il y en a { $n }.
    }
effect-take-first = Ton premier poisson va en a1.
effect-take-first-anywhere = Ton premier poisson, pour la case de ton choix.
effect-take-completes = Peut compléter : { $lines }.
effect-take-completes-line = { $line } ({ points })
effect-take-helps = Peut faire avancer : { $lines }.
effect-take-helps-line = { $line } ({ $filled } sur { $size })
# Lines or columns: both feminine.
effect-take-helps-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
effect-take-useless = Ne fait avancer aucune ligne ni colonne commencée.
effect-take-random =
    { $n ->
        [1] Le dernier face cachée.
       *[other] Un au hasard parmi { $n }.
    }
effect-take-random-useful =
    { $share ->
        [none] Aucun ne ferait avancer une ligne ou colonne commencée.
        [all] Tous feraient avancer une ligne ou colonne commencée.
       *[some] { $useful ->
            [one] { $useful } sur { $n } ferait avancer une ligne ou colonne commencée.
           *[other] { $useful } sur { $n } feraient avancer une ligne ou colonne commencée.
        }
    }
effect-decline = Tu ne prends pas d’autre poisson ici.

effect-place-pair = En { $cell } : { $fish }. En { $other-cell } : { $other-fish }.
line-completes = Complète la { $line } : { points }.
line-grows = Porte la { $line } à { $filled } sur { $size }, { $shared }.
line-begins = Commence : { $lines }.
line-fills = Remplit sans points : { $lines }.
line-spoils = Gâche : { $lines }.
line-stays_spoiled = Déjà gâché : { $lines }.
# Of a line or column: feminine.
line-state =
    { $state ->
        [scored] A rapporté { points }.
        [full] Pleine, sans points.
        [spoiled] Gâchée : elle ne rapportera plus de points.
        [several] { $filled } sur { $size }, { $shared }.
       *[single] 1 sur { $size }.
    }
effect-net = Le Filet : { $net }. Tu peux encore le relâcher.
effect-release-school = Il retourne dans le Banc, face visible.
effect-release-nets =
    { $n ->
        [1] Il va sous la pile de Filets.
       *[other] Ils vont tous sous la pile de Filets.
    }

effect-draw =
    { $ends ->
        [yes] Risque de tout perdre sur un crabe : { $losing } sur { $tokens }, soit { $percent } %. Sinon { points }, et la pêche est finie.
       *[no] Risque de tout perdre sur un crabe : { $losing } sur { $tokens }, soit { $percent } %. Sinon { points } si tu t’arrêtes ensuite.
    }
effect-draw-saved =
    { $n ->
        [one] Si tu la perds, tu gardes quand même { $n } crevette.
       *[other] Si tu la perds, tu gardes quand même { $n } crevettes.
    }
effect-draw-safe =
    { $ends ->
        [yes] Aucun risque cette fois. { points }, et la pêche est finie.
       *[no] Aucun risque cette fois. { points } si tu t’arrêtes ensuite.
    }
effect-stop = Tu gardes { $haul } : { points }.

effect-copies =
    { $n ->
        [one] Il y en a { $n }.
       *[other] Il y en a { $n }.
    }


## What a question is about. What follows about- is a phase of the game. One sentence a line.

about-sail =
    Tu choisis la prochaine escale de ton Bateau : n’importe quelle station libre devant toi, jusqu’au prochain port.
    C’est toujours au Bateau le plus en arrière de jouer. À petits pas, tu fais plus d’escales.
    À grands pas, tu prends les bonnes places avant les autres.
about-double-slots = Certaines stations ont un second emplacement. Il compte comme étant derrière le premier.
about-slot =
    Tu choisis ta place au Ponton. L’emplacement 1 est le plus proche de la route.
    Les petits numéros choisissent leur carte plus tôt et repartent plus tard.
about-take = Tu prends un poisson du Banc. Tu pourras encore le relâcher.
about-place = Tu poses le poisson dans ton casier, où il reste, ou tu le relâches.
about-net = Tu choisis un des Filets révélés. Tu pourras encore le relâcher.
about-place_net = Tu poses les deux poissons du Filet sur deux cases voisines de ton casier, ou tu les relâches.
about-haul = Tu as pioché des jetons. Pioche encore, ou arrête-toi et garde-les.
about-rock = Tu gardes une de ces cartes en secret. Les autres vont sous la pioche.
about-draft =
    Tu choisis une carte, que tout le monde voit. Le reste passe au Bateau suivant.
    La carte dont personne ne veut va sous la pioche.
about-neutral =
    Un Bateau neutre est du voyage. Il n’est à personne et ne récolte rien.
    Quand il est dernier, c’est le joueur le plus avancé qui choisit où il va.
    Il prend de la place. Au Ponton il défausse une carte, au port d’arrivée un jeton.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Pêche à la ligne : prends un poisson du Banc, visible ou, au hasard, face cachée.
    Un autre est alors toujours révélé, s’il en reste un face cachée.
    Pose ensuite le tien dans ton casier, ou relâche-le.
    Le premier poisson va en a1, chacun des suivants à côté d’un poisson déjà placé.
    Les poissons ne bougent plus. Une ligne ou une colonne sans couleur ni forme en commun est gâchée.
help-angling-reveals =
    { $n ->
        [one] Avant cela, { $n } poisson est révélé pour toi.
       *[other] Avant cela, { $n } poissons sont révélés pour toi.
    }
help-angling-catches =
    { $n ->
        [one] Après le premier, tu peux en prendre { $n } de plus.
       *[other] Après le premier, tu peux en prendre { $n } de plus.
    }
help-angling-spread = Avec ton Amélioration, un poisson peut aussi aller dans n’importe quelle case libre.
help-net =
    { $n ->
        [one] Pêche au filet : { $n } Filet est révélé. Il contient deux poissons.
       *[other] Pêche au filet : { $n } Filets sont révélés. Chacun contient deux poissons.
    }
    Poses-en un sur deux cases libres, côte à côte ou l’une au-dessus de l’autre, ou relâche tout.
help-lines = Une ligne ou une colonne pleine rapporte des points si tous ses poissons ont la même couleur ou la même forme : lignes { $rows }, colonnes { $columns }.
help-trap =
    Nasse à crustacés : pioche des jetons dans le sac, un par un.
    Arrête-toi quand tu veux ; une pêche compte { $draws } jetons au plus.
    Chaque jeton gardé rapporte { points }.
    { $crabs ->
        [1] Mais au premier crabe, la pêche est perdue.
       *[other] Mais avec { $crabs } crabes, la pêche est perdue.
    }
help-trap-saved =
    { $n ->
        [one] Si tu perds la pêche, tu en gardes jusqu’à { $n } crevette.
       *[other] Si tu perds la pêche, tu en gardes jusqu’à { $n } crevettes.
    }
help-whirlpool =
    { $n ->
        [one] Tourbillon : fais voguer { $n } Offrande.
       *[other] Tourbillon : fais voguer { $n } Offrandes.
    }
    Celles qui restent à la fin coûtent des points : { $penalties }.
help-penalty = { $cost } pour { $left }
help-panorama =
    Panorama : prends la section suivante de ton Panorama. Elle rapporte autant de points que son numéro.
    Sections : { $dolphin } pour le dauphin, { $octopus } pour la pieuvre, { $whale } pour la baleine.
    Qui termine un Panorama avant les autres gagne { $n ->
        [one] { $n } point de plus.
       *[other] { $n } points de plus.
    }
help-panorama-sections =
    { $n ->
        [one] Tu prends { $n } section.
       *[other] Tu prends jusqu’à { $n } sections, l’une après l’autre.
    }
help-rock =
    { $n ->
        [one] Rocher sacré : regarde { $n } carte en secret.
       *[other] Rocher sacré : regarde { $n } cartes en secret.
    }
    { $keeps ->
        [1] Gardes-en une ; le reste va sous la pioche.
       *[other] Gardes-en { $keeps } ; le reste va sous la pioche.
    }
    À la fin, une carte rapporte ses points si tu as atteint son objectif.
help-dock =
    Ponton : chaque Bateau doit s’y arrêter, et attend que tous soient là.
    Tu choisis un emplacement libre. L’emplacement 1 choisit sa carte en premier et part en dernier.
    Les cartes Ponton sont des repas, qui rapportent immédiatement des points, et des Améliorations, qui durent jusqu’à la fin.
help-finish =
    Port d’arrivée : ton voyage s’achève ici.
    Plus tu arrives tôt, plus ton jeton Arrivée rapporte : { $tokens }.
    Il n’y a pas de carte à choisir ici.


## What someone is told who is not at the table

push-your-turn = C’est ton tour.
