# Names and short texts of the game's data. What follows a prefix is the id of the data, as it stands.
#
# Names go into sentences as arguments, so each is in its dictionary form: no article, small letter
# unless it always has a capital.


## Who

seat-name = Jugador { $seat }
you = tú
neutral-boat = el barco neutral


## Numbers and lists

points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
points-below =
    { $n ->
        [one] menos { $n } punto
       *[other] menos { $n } puntos
    }
figure-below = menos { $n }
# It always stands before "lugar".
ordinal =
    { $n ->
        [1] 1.er
        [3] 3.er
       *[other] { $n }.º
    }
list-and =
    { $sound ->
        [i] { $rest } e { $last }
       *[other] { $rest } y { $last }
    }
list-or =
    { $sound ->
        [o] { $rest } u { $last }
       *[other] { $rest } o { $last }
    }
nothing = nada


## Stations

station-start = Puerto de salida
station-angling = Pesca con caña
station-net = Pesca con red
station-trap = Trampa para crustáceos
station-whirlpool = Remolino
station-dolphin = Panorama de delfín
station-octopus = Panorama de pulpo
station-whale = Panorama de ballena
station-rock = Roca sagrada
station-dock = Muelle
station-finish = Puerto de destino

place-at =
    { $at ->
        [start] en el puerto de salida
        [angling] en la pesca con caña ({ $position })
        [net] en la pesca con red ({ $position })
        [trap] en la trampa para crustáceos ({ $position })
        [whirlpool] en el remolino ({ $position })
        [dolphin] en el panorama de delfín ({ $position })
        [octopus] en el panorama de pulpo ({ $position })
        [whale] en el panorama de ballena ({ $position })
        [rock] en la roca sagrada ({ $position })
        [dock] en el muelle ({ $position })
       *[finish] en el puerto de destino
    }
place-to =
    { $at ->
        [start] hasta el puerto de salida
        [angling] hasta la pesca con caña ({ $position })
        [net] hasta la pesca con red ({ $position })
        [trap] hasta la trampa para crustáceos ({ $position })
        [whirlpool] hasta el remolino ({ $position })
        [dolphin] hasta el panorama de delfín ({ $position })
        [octopus] hasta el panorama de pulpo ({ $position })
        [whale] hasta el panorama de ballena ({ $position })
        [rock] hasta la roca sagrada ({ $position })
        [dock] hasta el muelle ({ $position })
       *[finish] hasta el puerto de destino
    }

panorama-dolphin = delfín
panorama-octopus = pulpo
panorama-whale = ballena


## Fish

color-blue = azul
color-orange = naranja
color-green = verde

kind-bream = besugo
kind-mackerel = caballa
kind-puffer = pez globo
kind-sunfish = pez luna

fish-blue-bream = besugo azul
fish-blue-mackerel = caballa azul
fish-blue-puffer = pez globo azul
fish-blue-sunfish = pez luna azul
fish-orange-bream = besugo naranja
fish-orange-mackerel = caballa naranja
fish-orange-puffer = pez globo naranja
fish-orange-sunfish = pez luna naranja
fish-green-bream = besugo verde
fish-green-mackerel = caballa verde
fish-green-puffer = pez globo verde
fish-green-sunfish = pez luna verde

pair-blue-bream = dos besugos azules
pair-blue-mackerel = dos caballas azules
pair-blue-puffer = dos peces globo azules
pair-blue-sunfish = dos peces luna azules
pair-orange-bream = dos besugos naranjas
pair-orange-mackerel = dos caballas naranjas
pair-orange-puffer = dos peces globo naranjas
pair-orange-sunfish = dos peces luna naranjas
pair-green-bream = dos besugos verdes
pair-green-mackerel = dos caballas verdes
pair-green-puffer = dos peces globo verdes
pair-green-sunfish = dos peces luna verdes
pair = { $fish } dos veces

# Both are feminine: sentences may say "la" before one of them.
line-row = fila { $id }
line-column = columna { $id }
cell-empty = vacía
shared =
    { $what ->
        [color] todo { $name }
        [kind] solo { $name }
       *[fish] solo { $name }
    }


## Crustaceans

token-crab = cangrejo
token-shrimp = gamba
crabs =
    { $n ->
        [one] { $n } cangrejo
       *[other] { $n } cangrejos
    }
shrimps =
    { $n ->
        [one] { $n } gamba
       *[other] { $n } gambas
    }


## Cards

card-maki = Maki
card-ramen = Ramen
card-onigiri = Onigiri
card-second-hook = Segundo anzuelo
card-long-gaff = Bichero largo
card-lantern-lure = Farol de pesca
card-keen-blade = Cuchillo afilado
card-wide-net = Red amplia
card-sorting-baskets = Cestas de lonja
card-sturdy-trap = Trampa robusta
card-deep-trap = Trampa honda
card-bait-box = Caja de cebo
card-paper-fleet = Flota de papel
card-incense = Incienso
card-spyglass = Catalejo
card-pilgrim-chart = Carta del peregrino
card-sacred-rope = Cuerda sagrada

card-skilled-fisherman = Pescador experto
card-brimming-rack = Estante a rebosar
card-long-lines = Hileras largas
card-tall-stacks = Pilas altas
card-blue-catch = Pesca azul
card-orange-catch = Pesca naranja
card-green-catch = Pesca verde
card-net-hauler = Redes al hombro
card-shellfish-feast = Gran mariscada
card-shrimp-broth = Caldo de gambas
card-crab-tamer = Doma de cangrejos
card-light-boat = Barco ligero
card-dolphin-friend = Amigo del delfín
card-octopus-watcher = Vigía del pulpo
card-whale-song = Canto de ballena
card-wide-horizon = Ancho horizonte
card-three-wonders = Tres maravillas
card-gourmet = Buen paladar
card-fine-gear = Buenos aparejos
card-pilgrim = Peregrino

sort-meal = comida
sort-angling = mejora de la pesca con caña
sort-net = mejora de la pesca con red
sort-trap = mejora de la trampa para crustáceos
sort-whirlpool = mejora del remolino
sort-panorama = mejora de todos los panoramas
sort-rock = mejora de las rocas sagradas

gives-meal = { points } de inmediato.

# What an upgrade does. $n: by how much, 1 or more.
parameter-angling_reveals =
    { $n ->
        [one] Se gira { $n } pez más antes de que pesques.
       *[other] Se giran { $n } peces más antes de que pesques.
    }
parameter-angling_catches =
    { $n ->
        [one] Puedes pescar { $n } pez más.
       *[other] Puedes pescar { $n } peces más.
    }
parameter-angling_spread = Un pez de la pesca con caña puede ir a cualquier casilla libre.
parameter-angling_points =
    { $n ->
        [one] Una vez por parada, { $n } punto con el primer pez que conservas.
       *[other] Una vez por parada, { $n } puntos con el primer pez que conservas.
    }
parameter-net_reveals =
    { $n ->
        [one] Se revela { $n } red más para elegir.
       *[other] Se revelan { $n } redes más para elegir.
    }
parameter-net_points =
    { $n ->
        [one] Una vez por parada, { $n } punto por colocar una red.
       *[other] Una vez por parada, { $n } puntos por colocar una red.
    }
parameter-trap_draws =
    { $n ->
        [one] En la captura cabe { $n } ficha más.
       *[other] En la captura caben { $n } fichas más.
    }
parameter-trap_crabs =
    { $n ->
        [one] Hace falta { $n } cangrejo más para perder la captura.
       *[other] Hacen falta { $n } cangrejos más para perder la captura.
    }
parameter-trap_saved =
    { $n ->
        [one] De una captura perdida, conservas hasta { $n } gamba.
       *[other] De una captura perdida, conservas hasta { $n } gambas.
    }
parameter-trap_points =
    { $n ->
        [one] Una vez por parada, { $n } punto por conservar la captura.
       *[other] Una vez por parada, { $n } puntos por conservar la captura.
    }
parameter-whirlpool_offerings =
    { $n ->
        [one] Dejas flotando { $n } ofrenda más.
       *[other] Dejas flotando { $n } ofrendas más.
    }
parameter-whirlpool_points =
    { $n ->
        [one] Una vez por parada, { $n } punto con la primera ofrenda que dejas flotando.
       *[other] Una vez por parada, { $n } puntos con la primera ofrenda que dejas flotando.
    }
parameter-panorama_sections =
    { $n ->
        [one] Te llevas { $n } sección más del panorama.
       *[other] Te llevas { $n } secciones más del panorama.
    }
parameter-panorama_points =
    { $n ->
        [one] Una vez por parada, { $n } punto más con la primera sección que te llevas.
       *[other] Una vez por parada, { $n } puntos más con la primera sección que te llevas.
    }
parameter-rock_draws =
    { $n ->
        [one] Eliges entre { $n } carta más.
       *[other] Eliges entre { $n } cartas más.
    }
parameter-rock_keeps =
    { $n ->
        [one] Te quedas con { $n } carta más.
       *[other] Te quedas con { $n } cartas más.
    }
parameter-rock_points =
    { $n ->
        [one] Una vez por parada, { $n } punto con la primera carta que conservas.
       *[other] Una vez por parada, { $n } puntos con la primera carta que conservas.
    }

gives-rock = { points } si tienes { $wanted }.

# What it asks for, and what a boat has of it: always behind "tienes", so none is "0".
metric-lines =
    { $n ->
        [one] { $n } línea válida
       *[other] { $n } líneas válidas
    }
metric-rows =
    { $n ->
        [one] { $n } fila válida
       *[other] { $n } filas válidas
    }
metric-columns =
    { $n ->
        [one] { $n } columna válida
       *[other] { $n } columnas válidas
    }
metric-fish =
    { $n ->
        [one] { $n } pez en el estante
       *[other] { $n } peces en el estante
    }
metric-nets =
    { $n ->
        [one] { $n } red colocada
       *[other] { $n } redes colocadas
    }
metric-crabs =
    { $n ->
        [one] { $n } cangrejo
       *[other] { $n } cangrejos
    }
metric-shrimp =
    { $n ->
        [one] { $n } gamba
       *[other] { $n } gambas
    }
metric-crustaceans =
    { $n ->
        [one] { $n } crustáceo
       *[other] { $n } crustáceos
    }
metric-offerings_left =
    { $n ->
        [one] { $n } ofrenda a bordo
       *[other] { $n } ofrendas a bordo
    }
metric-dolphin =
    { $n ->
        [one] { $n } sección del panorama de delfín
       *[other] { $n } secciones del panorama de delfín
    }
metric-octopus =
    { $n ->
        [one] { $n } sección del panorama de pulpo
       *[other] { $n } secciones del panorama de pulpo
    }
metric-whale =
    { $n ->
        [one] { $n } sección del panorama de ballena
       *[other] { $n } secciones del panorama de ballena
    }
metric-sections =
    { $n ->
        [one] { $n } sección de panorama
       *[other] { $n } secciones de panorama
    }
metric-panoramas_started =
    { $n ->
        [one] { $n } panorama empezado
       *[other] { $n } panoramas empezados
    }
metric-meals =
    { $n ->
        [one] { $n } comida
       *[other] { $n } comidas
    }
metric-upgrades =
    { $n ->
        [one] { $n } mejora
       *[other] { $n } mejoras
    }
metric-rocks =
    { $n ->
        [one] { $n } carta de roca sagrada
       *[other] { $n } cartas de roca sagrada
    }
metric-blue =
    { $n ->
        [one] { $n } pez azul
       *[other] { $n } peces azules
    }
metric-orange =
    { $n ->
        [one] { $n } pez naranja
       *[other] { $n } peces naranjas
    }
metric-green =
    { $n ->
        [one] { $n } pez verde
       *[other] { $n } peces verdes
    }
metric =
    { $n ->
        [one] { $n } pez de color { $color }
       *[other] { $n } peces de color { $color }
    }

condition =
    { $limit ->
        [least] al menos { $metric }
        [most] como mucho { $metric }
        [none] { $metric }
        [exactly] exactamente { $metric }
        [between] de { $least } a { $metric }
       *[any] lo que sea
    }
progress =
    { $state ->
        [missing] { $n ->
            [one] Tienes { $metric }, te falta { $n }.
           *[other] Tienes { $metric }, te faltan { $n }.
        }
        [excess] Tienes { $metric }, { $n } de más.
        [enough] Tienes { $metric }, con eso basta.
       *[right] Tienes { $metric }, justo lo que pide.
    }


## Points

reason-row = fila completa
reason-column = columna completa
reason-crustaceans = crustáceos
reason-section = sección de panorama
reason-bonus = bonificación de panorama
reason-meal = comida
reason-upgrade = mejora
reason-early_bird = velocidad
reason-rock = carta de roca sagrada
reason-penalty = ofrendas a bordo

source-row = Filas
source-column = Columnas
source-crustaceans = Crustáceos
source-section = Panoramas
source-bonus = Bonificaciones
source-meal = Comidas
source-upgrade = Mejoras
source-early_bird = Velocidad
source-rock = Rocas sagradas
source-penalty = Ofrendas a bordo


## Bots

level-deckhand = Grumete
level-deckhand-about = Principiante, en su primer viaje.
level-sailor = Marinero
level-sailor-about = Juega bien, pero a veces falla.
level-skipper = Patrón
level-skipper-about = Buen juicio y pocos fallos.
level-master = Capitán
level-master-about = Prevé el rumbo: no hay rival más fuerte.
