# Boats, what lies between them, and what a decision lays before one.


## A boat

boat-of =
    { $you ->
        [yes] Tu barco
       *[no] El barco de { $name }
    }
boat-score = { points }
boat-early-bird = Ficha de velocidad de { $n }
boat-neutral-about = Este barco no es de nadie. Ocupa un sitio en la ruta y no recoge nada.
boat-rack = Estante
boat-cell = { $cell }: { $fish }
boat-line = { $line }: { $state } Vale { $n }.
boat-line-empty = { $line }: vacía. Vale { $n }.
boat-place = Colocar en { $cells }. { $effect }
boat-net-begin = Colocar la red en { $cell }. Después elige la otra casilla: { $cells }.
boat-trap = Trampa
boat-trap-holds = Dentro: { $held }.
boat-offerings = Ofrendas
boat-offerings-left =
    { $n ->
        [0] No quedan ofrendas, sin penalización.
        [one] Queda { $n } ofrenda. Penalización al final: { $penalty }.
       *[other] Quedan { $n } ofrendas. Penalización al final: { $penalty }.
    }
boat-panorama =
    { $bonus ->
        [yes] { $panorama }: { $n } de { $total } secciones, con la bonificación de panorama
       *[no] { $panorama }: { $n } de { $total } secciones
    }
boat-cards-dock = Cartas de muelle
boat-cards-rock = Cartas de roca sagrada
boat-rock = Roca sagrada
boat-rocks-hidden =
    { $n ->
        [one] { $n } carta secreta
       *[other] { $n } cartas secretas
    }
boat-rocks-hidden-about = De las rocas sagradas, cuentan al final.
boat-at-least = { $now } de { $needed }
boat-at-most = { $now }, máximo { $needed }


## The other boats

boat-others-boat = Otro barco en detalle
boat-others-turn = decide
boat-others-distance =
    { $where ->
        [ahead] { $n } por delante
        [behind] { $n } por detrás
       *[level] a la par
    }
boat-others-stand-in = lo lleva un bot
boat-others-bot = bot, { $level }
boat-others-away = ausente
boat-others-cards =
    { $n ->
        [0] sin cartas de muelle
        [one] { $n } carta de muelle
       *[other] { $n } cartas de muelle
    }
boat-others-label =
    { $seat ->
        [0] Ver el barco neutral.
       *[other] Ver el barco de { $name }, { points }.
    }
boat-others-also = { $what }.


## School, bag and decks

supply-school =
    { $n ->
        [one] Banco: { $n } pez boca arriba
       *[other] Banco: { $n } peces boca arriba
    }
supply-fish =
    { $n ->
        [one] { $fish }
       *[other] { $fish } × { $n }
    }
supply-take = Pescar: { $fish }. { $effect }
supply-take-down = Pescar un pez boca abajo. { $effect }
supply-down = { $n } boca abajo
supply-nets =
    { $n ->
        [one] { $n } red
       *[other] { $n } redes
    }
supply-bag =
    { $shrimp ->
        [one] { $shrimp } gamba
       *[other] { $shrimp } gambas
    }, { $crabs ->
        [one] { $crabs } cangrejo
       *[other] { $crabs } cangrejos
    }
supply-rocks =
    { $n ->
        [one] { $n } carta de roca
       *[other] { $n } cartas de roca
    }
supply-docks =
    { $n ->
        [one] { $n } carta de muelle
       *[other] { $n } cartas de muelle
    }


## What a decision lays before one

offer-haul = Fichas robadas: { $haul }
offer-odds = Riesgo de perderlo todo: { $losing } de { $tokens }
offer-odds-none = Con esta no puedes perder nada
offer-draw = Robar otra, por { $n }
offer-stop =
    { $n ->
        [one] Parar y ganar { $n } punto
       *[other] Parar y ganar { $n } puntos
    }
offer-release =
    { $n ->
        [one] Soltar
       *[other] Soltar todo
    }
offer-decline = No más peces
offer-keep = Conservar: { $card }. { $effect }
offer-pick = Elegir: { $card }. { $effect }
