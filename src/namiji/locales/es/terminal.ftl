# What only the terminal says: its greeting and commands, boats and table in words, doubts about an answer.
#
# Commands and answers are typed as they are, in every language: help, sail 14.


## Welcome

greeting =
    Te damos la bienvenida a Namiji, un viaje en barco de puerto a puerto.
    { $n ->
        [2] Eres el jugador { $seat } de { $n }. El jugador { $seats } es un bot: { $bots }.
       *[other] Eres el jugador { $seat } de { $n }. Los jugadores { $seats } son bots: { $bots }.
    }
    Objetivo: tener más puntos que nadie cuando todos los barcos estén en el puerto de destino.
    La regla que hay que saber: siempre mueve el barco más atrasado.
    Navegas hasta cualquier estación libre por delante, y cada una te da algo de inmediato.
greeting-answers =
    Responde con un número o con las palabras de una opción, por ejemplo sail 3.
    Cuando solo hay una jugada posible, se hace por ti.
    Escribe help cuando quieras. Una línea vacía repite la pregunta.

rules =
    Los barcos dan una vuelta, en cuatro etapas separadas por muelles.
    Mueve el barco más atrasado, hasta cualquier estación libre por delante, sin pasar de un muelle.
    En la pesca con caña pescas un pez, en la pesca con red dos a la vez, y los colocas en tu estante.
    El estante tiene filas de la 1 a la 3 y columnas de la a a la d. Cada pez nuevo va junto a otro.
    Una línea llena de un solo color o tipo puntúa: filas { $rows }, columnas { $columns }.
    En la trampa para crustáceos robas fichas de una bolsa, hasta { $draws }.
    Cada una que conservas da { points }.
    { $crabs ->
        [one] Con { $crabs } cangrejo en una captura la pierdes.
       *[other] Con { $crabs } cangrejos en una captura la pierdes.
    }
    En el remolino dejas ofrendas flotando. Las que queden al final cuestan { $penalties }.
    En un panorama te llevas tu siguiente sección, que da tantos puntos como indica su número.
    Quien completa antes un panorama se lleva { $bonus } más.
    En una roca sagrada te quedas con un objetivo secreto que puede puntuar al final.
    En un muelle todos se esperan y luego eligen cartas: las comidas puntúan, las mejoras ayudan.
    En el puerto de destino ganan más los barcos que llegan antes: { $tokens }.
    Gana quien tenga más puntos.


## Help

help-answers = Responde con un número, con las palabras de una opción o con su comienzo.
command-help = help: esta ayuda; help ESTACIÓN explica una estación, por ejemplo help trap.
command-look = look: tu barco, con tus cartas secretas.
command-others = others: los demás barcos.
command-school = school: los peces, las redes y la bolsa.
command-route = route: las estaciones por delante y quién está dónde.
command-scores = scores: los puntos hasta ahora.
command-log = log: lo último que ha pasado.
command-rules = rules: el juego en una docena de frases.
command-undo = undo: deshace tu última decisión, si desde entonces no se ha visto nada nuevo.
command-save = save: guarda un registro de la partida: save ARCHIVO.
command-quit = quit: deja la partida.
help-topics = Ayuda sobre estaciones: { $topics }.
help-unknown = No hay ayuda sobre «{ $about }». Estaciones: { $topics }.


## A boat

look-at =
    { $slot ->
        [0] { $you ->
            [yes] Estás { $place }, con { $score }.
           *[no] { $name } está { $place }, con { $score }.
        }
       *[other] { $you ->
            [yes] Estás { $place }, espacio { $slot }, con { $score }.
           *[no] { $name } está { $place }, espacio { $slot }, con { $score }.
        }
    }
look-neutral =
    { $slot ->
        [0] El barco neutral está { $place }.
       *[other] El barco neutral está { $place }, espacio { $slot }.
    }
    No lleva nada.
look-rack-empty = El estante de pescado está vacío.
look-row = { $line }: { $fish }.
look-column = { $line }. { $state }
look-nets =
    { $n ->
        [0] Redes colocadas: ninguna.
       *[other] Redes colocadas: { $n }.
    }
look-trap = Trampa: { $haul }.
look-offerings =
    { $left ->
        [0] Ofrendas: ninguna, sin penalización.
       *[other] { $n ->
            [0] Ofrendas: { $left }, sin penalización.
            [one] Ofrendas: { $left }, penalización de { $n } punto.
           *[other] Ofrendas: { $left }, penalización de { $n } puntos.
        }
    }
look-panoramas =
    Panoramas: delfín { $dolphin } de { $dolphins }, pulpo { $octopus } de { $octopuses }, ballena { $whale } de { $whales }.
look-bonuses = Bonificación de panorama: { $panoramas }.
look-dock-card = { $card } ({ $sort }): { $text }
look-no-dock-cards = Aún sin cartas de muelle.
look-own-rocks =
    { $n ->
        [0] Aún sin cartas de roca sagrada.
        [one] Tu secreto: { $n } carta de roca sagrada.
       *[other] Tu secreto: { $n } cartas de roca sagrada.
    }
look-rock = { $card }: { $text }
look-rocks =
    { $n ->
        [0] Rocas sagradas: ninguna.
        [one] Rocas sagradas: { $n } carta, boca abajo.
       *[other] Rocas sagradas: { $n } cartas, boca abajo.
    }
look-rocks-known = Conoces: { $cards }.


## Points

score = { $who }: { $score }.
score-offerings =
    { $n ->
        [one] { $n } punto menos por ofrendas al final.
       *[other] { $n } puntos menos por ofrendas al final.
    }
score-rocks = Las cartas de roca sagrada también cuentan al final.
score-source = { $source }: { $figure }.


## The table

school-up =
    { $n ->
        [0] Boca arriba en el banco: ningún pez.
        [one] Boca arriba en el banco: { $n } pez.
       *[other] Boca arriba en el banco: { $n } peces.
    }
school-down =
    { $n ->
        [0] Boca abajo: ningún pez.
        [one] Boca abajo: { $n } pez.
       *[other] Boca abajo: { $n } peces.
    }
school-color = { $color }: { $kinds }.
school-kind = { $kind } { $n }
school-nets = Redes en el mazo: { $n }.
school-net-under = Soltada, debajo del mazo: { $net }.
school-bag = En la bolsa: { $bag }.
school-rocks =
    { $n ->
        [0] En el mazo: ninguna carta de roca sagrada.
        [one] En el mazo: { $n } carta de roca sagrada.
       *[other] En el mazo: { $n } cartas de roca sagrada.
    }
route-part = Etapa { $part } de 4. La posición { $position } es: { $station }.
route-stop =
    { $slots ->
        [1] { $position }: { $station }.
       *[other] { $position }: { $station }, { $slots } espacios.
    }
route-boats = Barcos aquí: { $names }.


## Answers that are not understood

unclear = «{ $answer }» puede ser { $options }.
unclear-many = «{ $answer }» puede ser { $options }, y más.
unclear-unknown = «{ $answer }» no es ninguna de las opciones. Escribe un número, o help.
unclear-near = «{ $answer }» no es ninguna de las opciones. ¿Querías decir «{ $option }»?
unclear-number = Elige un número del 1 al { $n }.
unclear-position = Para la posición { $position }, escribe { $option }.
unclear-save = Escribe save y un nombre de archivo, por ejemplo save game.namiji.

# Why an action is not possible now. What follows illegal- is an error code.
illegal-not-now = Ahora no puedes hacer «{ $action }».
illegal-no-fish = Ahí no hay ningún pez así.
illegal-must-catch = El primer pez de una parada hay que pescarlo.
illegal-no-net = Esta red no está entre las reveladas.
illegal-no-card = Esta carta no está en tu mano.
illegal-backwards = Esta posición no está por delante: los barcos nunca vuelven atrás.
illegal-past-dock = Tienes que parar en el muelle, posición { $port }.
illegal-rack-full = Tu estante está lleno: no puedes parar ahí.
illegal-panorama-complete = Tu panorama está completo: no puedes parar ahí otra vez.
illegal-occupied = Ahí no hay espacio libre.
illegal-slot-unused = Con este número de barcos, este espacio no se usa.
illegal-slot-taken = Este espacio está ocupado.
illegal-cell-taken = Una de las casillas está ocupada.
illegal-first-at-a1 = La primera ficha tiene que cubrir la casilla a1.
illegal-same-fish = Los dos peces son iguales: indica las casillas en el otro orden.
illegal-not-adjacent = Los peces nuevos tienen que ir junto a uno que ya tengas.


## Undo, records, the end

undo-done = Deshaces: { $action }.
undo-nothing = Aún no has decidido nada.
undo-acted = { $name } ya ha jugado: tu última decisión se mantiene.
undo-seen = Desde entonces se ha visto algo nuevo: tu última decisión se mantiene.
save-done = Guardado en { $file }.
save-secrets = Revela todas las cartas, también las secretas.
save-refused = No se ha guardado: { $why }.
end-leave = Dejas la partida.
end-seed = La semilla de esta partida: { $seed }.
end-check = Cualquiera puede comprobar el reparto con: { $command }
end-fault = { $name } ha perdido un turno: { $why }.
