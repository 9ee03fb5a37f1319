# Boats, what lies between them, and what a decision lays before one.


## A boat

boat-of =
    { $you ->
        [yes] La tua barca
       *[no] La barca di { $name }
    }
boat-score = { points }
boat-early-bird = Gettone Velocità da { $n }
boat-neutral-about = Questa barca non è di nessuno. Occupa un posto sulla rotta e non raccoglie nulla.
boat-rack = Vasca del pescato
boat-cell = { $cell }: { $fish }
boat-line = { $line }: { $state } Vale { $n }.
boat-line-empty = { $line }: vuota. Vale { $n }.
boat-place = Metti in { $cells }. { $effect }
boat-net-begin = Metti la rete in { $cell }. Poi scegli l’altra casella: { $cells }.
boat-trap = Nassa
boat-trap-holds = A bordo: { $held }.
boat-offerings = Barchette
boat-offerings-left =
    { $n ->
        [0] Nessuna barchetta a bordo, nessuna penalità.
        [one] { $n } barchetta a bordo. Penalità alla fine: { $penalty }.
       *[other] { $n } barchette a bordo. Penalità alla fine: { $penalty }.
    }
boat-panorama =
    { $bonus ->
        [yes] { $panorama }: { $n } sezioni su { $total }, con il Bonus panorama
       *[no] { $panorama }: { $n } sezioni su { $total }
    }
boat-cards-dock = Carte Molo
boat-cards-rock = Carte Roccia sacra
boat-rock = Roccia sacra
boat-rocks-hidden =
    { $n ->
        [one] { $n } carta segreta
       *[other] { $n } carte segrete
    }
boat-rocks-hidden-about = Dalle Rocce sacre, si contano alla fine.
boat-at-least = { $now } su { $needed }
boat-at-most = { $now }, massimo { $needed }


## The other boats

boat-others-boat = Un’altra barca in dettaglio
boat-others-turn = di turno
boat-others-distance =
    { $where ->
        [ahead] { $n } avanti
        [behind] { $n } indietro
       *[level] a fianco
    }
boat-others-stand-in = gioca un bot
boat-others-bot = bot, { $level }
boat-others-away = assente
boat-others-cards =
    { $n ->
        [0] nessuna carta Molo
        [one] { $n } carta Molo
       *[other] { $n } carte Molo
    }
boat-others-label =
    { $seat ->
        [0] Mostra la barca neutrale.
       *[other] Mostra la barca di { $name }, { points }.
    }
boat-others-also = { $what }.


## School, bag and decks

supply-school =
    { $n ->
        [one] Banco: { $n } pesce scoperto
       *[other] Banco: { $n } pesci scoperti
    }
supply-fish =
    { $n ->
        [one] { $fish }
       *[other] { $fish } × { $n }
    }
supply-take = Prendi: { $fish }. { $effect }
supply-take-down = Prendi un pesce coperto. { $effect }
supply-down =
    { $n ->
        [one] { $n } coperto
       *[other] { $n } coperti
    }
supply-nets =
    { $n ->
        [one] { $n } rete
       *[other] { $n } reti
    }
supply-bag =
    { $shrimp ->
        [one] { $crabs ->
            [one] { $shrimp } gambero, { $crabs } granchio
           *[other] { $shrimp } gambero, { $crabs } granchi
        }
       *[other] { $crabs ->
            [one] { $shrimp } gamberi, { $crabs } granchio
           *[other] { $shrimp } gamberi, { $crabs } granchi
        }
    }
supply-rocks =
    { $n ->
        [one] { $n } carta Roccia
       *[other] { $n } carte Roccia
    }
supply-docks =
    { $n ->
        [one] { $n } carta Molo
       *[other] { $n } carte Molo
    }


## What a decision lays before one

offer-haul = Finora: { $haul }
offer-odds = Rischio granchio: { $losing } su { $tokens }
offer-odds-none = Questa volta non rischi nulla
offer-draw = Pesca ancora, per { $n }
offer-stop =
    { $n ->
        [one] Fermati e tieni { $n } punto
       *[other] Fermati e tieni { $n } punti
    }
offer-release =
    { $n ->
        [one] Rilascia
       *[other] Rilascia tutto
    }
offer-decline = Basta pesci
offer-keep = Tieni: { $card }. { $effect }
offer-pick = Scegli: { $card }. { $effect }
