# Boats, what lies between them, and what a decision lays before one.


## A boat

boat-of =
    { $you ->
        [yes] Ton Bateau
       *[no] Bateau : { $name }
    }
boat-score = { points }
boat-early-bird = Jeton Arrivée de valeur { $n }
boat-neutral-about = Ce Bateau n’est à personne. Il occupe une place sur la route et ne récolte rien.
boat-rack = Casier
boat-cell = { $cell } : { $fish }
boat-line = { $line } : { $state } Vaut { $n }.
boat-line-empty = { $line } : vide. Vaut { $n }.
boat-place = Poser en { $cells }. { $effect }
boat-net-begin = Poser le Filet en { $cell }. Choisis ensuite l’autre case : { $cells }.
boat-trap = Nasse
boat-trap-holds = Gardé : { $held }.
boat-offerings = Offrandes
boat-offerings-left =
    { $n ->
        [0] Plus d’Offrandes, pas de malus.
        [one] { $n } Offrande à bord. Malus à la fin : { $penalty }.
       *[other] { $n } Offrandes à bord. Malus à la fin : { $penalty }.
    }
boat-panorama =
    { $bonus ->
        [yes] { $panorama } : { $n } sur { $total } sections, avec le Bonus panorama
       *[no] { $panorama } : { $n } sur { $total } sections
    }
boat-cards-dock = Cartes Ponton
boat-cards-rock = Cartes Rocher sacré
boat-rock = Rocher sacré
boat-rocks-hidden =
    { $n ->
        [one] { $n } carte secrète
       *[other] { $n } cartes secrètes
    }
boat-rocks-hidden-about = Cartes Rocher sacré, comptées à la fin.
boat-at-least = { $now } sur { $needed }
boat-at-most = { $now }, { $needed } au plus


## The other boats

boat-others-boat = Détail d’un autre Bateau
boat-others-turn = c’est son tour
boat-others-distance =
    { $where ->
        [ahead] { $n } devant
        [behind] { $n } derrière
       *[level] côte à côte
    }
boat-others-stand-in = mené par un robot
boat-others-bot = robot, { $level }
boat-others-away = hors ligne
boat-others-cards =
    { $n ->
        [0] aucune carte Ponton
        [one] { $n } carte Ponton
       *[other] { $n } cartes Ponton
    }
boat-others-label =
    { $seat ->
        [0] Montrer le Bateau neutre.
       *[other] Montrer le Bateau : { $name }, { points }.
    }
boat-others-also = { $what }.


## School, bag and decks

supply-school =
    { $n ->
        [one] Banc : { $n } poisson visible
       *[other] Banc : { $n } poissons visibles
    }
supply-fish =
    { $n ->
        [one] { $fish }
       *[other] { $fish } × { $n }
    }
supply-take = Prendre : { $fish }. { $effect }
supply-take-down = Prendre un poisson face cachée. { $effect }
supply-down =
    { $n ->
        [one] { $n } caché
       *[other] { $n } cachés
    }
supply-nets =
    { $n ->
        [one] { $n } Filet
       *[other] { $n } Filets
    }
supply-bag =
    { $crabs ->
        [one] { $shrimp ->
            [one] { $shrimp } crevette, { $crabs } crabe
           *[other] { $shrimp } crevettes, { $crabs } crabe
        }
       *[other] { $shrimp ->
            [one] { $shrimp } crevette, { $crabs } crabes
           *[other] { $shrimp } crevettes, { $crabs } crabes
        }
    }
supply-rocks =
    { $n ->
        [one] { $n } carte Rocher
       *[other] { $n } cartes Rocher
    }
supply-docks =
    { $n ->
        [one] { $n } carte Ponton
       *[other] { $n } cartes Ponton
    }


## What a decision lays before one

offer-haul = Pioché jusqu’ici : { $haul }
offer-odds = Risque de tout perdre : { $losing } sur { $tokens }
offer-odds-none = Aucun risque cette fois
offer-draw = Piocher encore, pour { $n }
offer-stop =
    { $n ->
        [one] S’arrêter : { $n } point
       *[other] S’arrêter : { $n } points
    }
offer-release =
    { $n ->
        [one] Relâcher
       *[other] Tout relâcher
    }
offer-decline = En rester là
offer-keep = Garder : { $card }. { $effect }
offer-pick = Choisir : { $card }. { $effect }
