# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name. Names of fish, cards and lines come in their
# dictionary form: $fish, $card, $line. $place has its preposition: "en el remolino (14)" where a boat is,
# "hasta el remolino (14)" where it sails.


## What happens. What follows told- is the type of an event.
## -neutral: of the neutral boat; -then: where it follows on the same line.

told-started =
    { $direction ->
        [clockwise] Los barcos navegan en sentido horario.
       *[counterclockwise] Los barcos navegan en sentido antihorario.
    }
told-started-order = Orden en el puerto de salida, desde el más adelantado: { $names }.
told-started-fish = Hay un pez boca arriba en el banco: { $fish }.
told-sailed =
    { $slot ->
        [0] { $you ->
            [yes] Navegas { $place }.
           *[no] { $name } navega { $place }.
        }
       *[1] { $you ->
            [yes] Navegas { $place }, segundo espacio.
           *[no] { $name } navega { $place }, segundo espacio.
        }
    }
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] Mueves el barco neutral { $place }. Allí no pasa nada.
           *[no] { $name } mueve el barco neutral { $place }. Allí no pasa nada.
        }
       *[no] { $you ->
            [yes] Mueves el barco neutral { $place }.
           *[no] { $name } mueve el barco neutral { $place }.
        }
    }
told-docked =
    { $you ->
        [yes] Ocupas el espacio { $slot }.
       *[no] { $name } ocupa el espacio { $slot }.
    }
told-docked-neutral =
    { $you ->
        [yes] Colocas el barco neutral en el espacio { $slot }.
       *[no] { $name } coloca el barco neutral en el espacio { $slot }.
    }
told-docked-then = Espacio { $slot }.
told-fish_flipped = Se gira un pez del banco: { $fish }.
told-fish_taken =
    { $face ->
        [up] { $you ->
            [yes] Pescas un pez: { $fish }.
           *[no] { $name } pesca un pez: { $fish }.
        }
       *[down] { $you ->
            [yes] Pescas un pez boca abajo: { $fish }.
           *[no] { $name } pesca un pez boca abajo: { $fish }.
        }
    }
told-fish_kept =
    { $you ->
        [yes] Colocas un pez en { $cell }: { $fish }.
       *[no] { $name } coloca un pez en { $cell }: { $fish }.
    }
told-fish_released =
    { $you ->
        [yes] Sueltas un pez: { $fish }.
       *[no] { $name } suelta un pez: { $fish }.
    }
told-catch_declined =
    { $you ->
        [yes] No pescas más peces.
       *[no] { $name } no pesca más peces.
    }
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] Revelas una red: { $nets }.
           *[no] { $name } revela una red: { $nets }.
        }
       *[other] { $you ->
            [yes] Revelas { $n } redes: { $nets }.
           *[no] { $name } revela { $n } redes: { $nets }.
        }
    }
told-net_kept =
    { $you ->
        [yes] Colocas una red en { $cells }: { $net }.
       *[no] { $name } coloca una red en { $cells }: { $net }.
    }
told-net_released =
    { $you ->
        [yes] Sueltas una red: { $net }.
       *[no] { $name } suelta una red: { $net }.
    }
told-crustacean_drawn =
    { $you ->
        [yes] Robas de la bolsa: { $tokens }.
       *[no] { $name } roba de la bolsa: { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] Conservas { $haul }.
       *[no] { $name } conserva { $haul }.
    }
told-haul_lost =
    { $you ->
        [yes] Pierdes la captura. De vuelta a la bolsa: { $haul }.
       *[no] { $name } pierde la captura. De vuelta a la bolsa: { $haul }.
    }
told-offering_floated =
    { $n ->
        [0] { $you ->
            [yes] Dejas flotando tu última ofrenda.
           *[no] { $name } deja flotando su última ofrenda.
        }
        [one] { $you ->
            [yes] Dejas flotando una ofrenda; te queda { $n }.
           *[no] { $name } deja flotando una ofrenda; le queda { $n }.
        }
       *[other] { $you ->
            [yes] Dejas flotando una ofrenda; te quedan { $n }.
           *[no] { $name } deja flotando una ofrenda; le quedan { $n }.
        }
    }
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Te llevas la sección { $section } del panorama de delfín.
           *[no] { $name } se lleva la sección { $section } del panorama de delfín.
        }
        [octopus] { $you ->
            [yes] Te llevas la sección { $section } del panorama de pulpo.
           *[no] { $name } se lleva la sección { $section } del panorama de pulpo.
        }
       *[whale] { $you ->
            [yes] Te llevas la sección { $section } del panorama de ballena.
           *[no] { $name } se lleva la sección { $section } del panorama de ballena.
        }
    }
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Te llevas la bonificación de panorama de delfín.
           *[no] { $name } se lleva la bonificación de panorama de delfín.
        }
        [octopus] { $you ->
            [yes] Te llevas la bonificación de panorama de pulpo.
           *[no] { $name } se lleva la bonificación de panorama de pulpo.
        }
       *[whale] { $you ->
            [yes] Te llevas la bonificación de panorama de ballena.
           *[no] { $name } se lleva la bonificación de panorama de ballena.
        }
    }
told-rocks_drawn =
    { $you ->
        [yes] { $n ->
            [one] Miras { $n } carta de roca sagrada.
           *[other] Miras { $n } cartas de roca sagrada.
        }
       *[no] { $n ->
            [one] { $name } mira { $n } carta de roca sagrada.
           *[other] { $name } mira { $n } cartas de roca sagrada.
        }
    }
told-rocks_drawn-known = Ya las has visto: { $cards }.
told-rock_kept =
    { $known ->
        [yes] { $you ->
            [yes] Te quedas con una carta de roca sagrada: { $card }.
           *[no] { $name } se queda con una carta de roca sagrada: { $card }.
        }
       *[no] { $name } se queda con una carta de roca sagrada.
    }
told-rock_kept-then =
    { $known ->
        [yes] Carta elegida: { $card }.
       *[no] Se queda con una.
    }
told-rock_returned = Va debajo del mazo: { $card }.
told-dock_hand =
    { $you ->
        [yes] { $n ->
            [one] Miras { $n } carta de muelle.
           *[other] Miras { $n } cartas de muelle.
        }
       *[no] { $n ->
            [one] { $name } mira { $n } carta de muelle.
           *[other] { $name } mira { $n } cartas de muelle.
        }
    }
told-dock_card_kept =
    { $you ->
        [yes] Eliges una carta de muelle: { $card } ({ $sort }).
       *[no] { $name } elige una carta de muelle: { $card } ({ $sort }).
    }
told-dock_card_kept-then = Carta elegida: { $card } ({ $sort }).
told-dock_card_discarded =
    { $known ->
        [yes] Por el barco neutral, se descarta una carta de muelle al azar: { $card }.
       *[no] Por el barco neutral, se descarta boca abajo una carta de muelle al azar.
    }
told-dock_card_returned =
    { $known ->
        [yes] La carta que sobra va debajo del mazo: { $card }. Los barcos dejan el muelle.
       *[no] La carta que sobra va debajo del mazo. Los barcos dejan el muelle.
    }
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] Llegas en { $rank } lugar, sin ficha de velocidad.
           *[no] { $name } llega en { $rank } lugar, sin ficha de velocidad.
        }
       *[other] { $you ->
            [yes] Llegas en { $rank } lugar y te llevas la ficha de velocidad de { $token }.
           *[no] { $name } llega en { $rank } lugar y se lleva la ficha de velocidad de { $token }.
        }
    }
told-arrived-neutral =
    { $token ->
        [0] El barco neutral llega en { $rank } lugar, sin ficha de velocidad.
       *[other] El barco neutral llega en { $rank } lugar. Se descarta la ficha de velocidad de { $token }.
    }
told-scored =
    { $sign ->
        [gain] { $you ->
            [yes] Ganas { points } ({ $reason }), { $total } en total.
           *[no] { $name } gana { points } ({ $reason }), { $total } en total.
        }
       *[loss] { $you ->
            [yes] Pierdes { points } ({ $reason }), { $total } en total.
           *[no] { $name } pierde { points } ({ $reason }), { $total } en total.
        }
    }
told-scored-then = { points }, { $total } en total.
told-rock_revealed =
    { $fulfilled ->
        [yes] { $you ->
            [yes] Revelas: { $card } ({ $wanted }). Cumplida.
           *[no] { $name } revela: { $card } ({ $wanted }). Cumplida.
        }
       *[no] { $you ->
            [yes] Revelas: { $card } ({ $wanted }). No cumplida.
           *[no] { $name } revela: { $card } ({ $wanted }). No cumplida.
        }
    }
told-ended = El viaje ha terminado.
told-won =
    { $you ->
        [yes] Ganas la partida con { points }.
       *[no] { $name } gana la partida con { points }.
    }
told-shared = Victoria compartida, con { points }: { $names }.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Elige adónde navegar.
ask-sail-neutral = Elige adónde navega el barco neutral.
ask-slot = Elige un espacio del muelle.
ask-slot-neutral = Elige un espacio del muelle para el barco neutral.
ask-take = Pesca un pez.
ask-take-more = ¿Pescas otro pez o paras?
ask-place = ¿Te quedas con este pez o lo sueltas?
ask-net = ¿Eliges una red o las sueltas todas?
ask-place_net = ¿Te quedas con esta red o la sueltas?
ask-haul = ¿Robas otra ficha o paras?
ask-rock = Quédate con una carta de roca sagrada. Cuenta al final.
ask-rock-more = Quédate con una carta de roca sagrada y luego con otra.
ask-draft = Elige una carta de muelle.


## What one has to know to answer.

know-sail = Estás { $place }, con { points }.
know-sail-neutral =
    Va el último y tú vas en cabeza, así que lo mueves tú.
    Ocupa un sitio y nada más.
know-sail-neutral-at = Está { $place }.
know-sail-alone = Los demás ya están en puerto: sigues moviendo hasta alcanzarlos.
know-sail-next = Siguiente en mover: { $name }.
know-sail-next-from =
    { $boat ->
        [own] Siguiente en mover: { $name }, desde { $position }, salvo que sigas por detrás.
       *[neutral] Siguiente en mover: { $name }, desde { $position }, salvo que siga por detrás.
    }
know-slot-neutral = Cuando le toca elegir, se descarta boca abajo una carta al azar.
know-place = Tienes un pez en la mano: { $fish }.
know-place_net = Tienes una red en la mano: { $net }.
know-haul = Tienes { $haul }: { points } si paras.
know-haul-risk =
    { $n ->
        [1] Con un cangrejo más lo pierdes todo. En la bolsa: { $bag }.
       *[other] Con { $n } cangrejos más lo pierdes todo. En la bolsa: { $bag }.
    }


## What an answer would do. What follows effect- is the kind of an effect, then the kind of a stop.

effect-sail =
    { $room ->
        [second] { $station }, segundo espacio.
        [both] { $station }, 2 espacios libres.
       *[other] { $station }.
    }
effect-sail-again =
    { $boat ->
        [own] Después mueves otra vez.
       *[neutral] Después mueve otra vez.
    }

# What a stop gives now. $n: fish lying face up.
effect-sail-angling =
    { $n ->
        [0] Pesca un pez: no hay ninguno boca arriba.
       *[other] Pesca un pez: hay { $n } boca arriba.
    }
effect-sail-angling-useful =
    { $n ->
        [0] Para tus líneas no sirve ninguno.
        [one] Para tus líneas sirve { $n }.
       *[other] Para tus líneas sirven { $n }.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] Antes se gira { $n } más.
       *[other] Antes se giran { $n } más.
    }
effect-sail-angling-catches = Puedes pescar hasta { $n }.
effect-sail-angling-points = { points } con el primero que conservas.
effect-sail-net =
    { $n ->
        [one] Revelas { $n } red de { $nets }.
       *[other] Revelas { $n } redes de { $nets }.
    }
effect-sail-net-points = { points } si colocas una.
effect-sail-trap = En la bolsa: { $bag }.
effect-sail-trap-saved =
    { $n ->
        [one] Si pierdes la captura, conservas hasta { $n } gamba.
       *[other] Si pierdes la captura, conservas hasta { $n } gambas.
    }
effect-sail-trap-points =
    { $n ->
        [one] { $n } punto más si conservas la captura.
       *[other] { $n } puntos más si conservas la captura.
    }
effect-sail-whirlpool = La penalización pasa de { $before } a { $after }.
effect-sail-points = { points } de inmediato.
effect-sail-panorama =
    { $taken ->
        [1] { $completes ->
            [yes] { $first ->
                [yes] La sección { $section } de { $sections } lo completa antes que nadie: { points }.
               *[no] La sección { $section } de { $sections } lo completa: { points }.
            }
           *[no] Sección { $section } de { $sections }: { points }.
        }
       *[other] { $completes ->
            [yes] { $first ->
                [yes] { $taken } secciones, hasta la { $section } de { $sections }, lo completan antes que nadie: { points }.
               *[no] { $taken } secciones, hasta la { $section } de { $sections }, lo completan: { points }.
            }
           *[no] { $taken } secciones, hasta la { $section } de { $sections }: { points }.
        }
    }
effect-sail-rock =
    { $n ->
        [one] Mira { $n } carta y quédatela.
       *[other] Mira { $n } cartas y quédate con { $keeps }.
    }
effect-sail-dock =
    { $last ->
        [yes] Espacio libre: { $slots }. Con este ya están todos los barcos, y se eligen cartas.
       *[no] { $boat ->
            [own] Espacios libres: { $slots }. Allí esperas a los demás.
           *[neutral] Espacios libres: { $slots }. Allí espera a los demás.
        }
    }
effect-sail-finish =
    { $n ->
        [0] Ya no quedan fichas de velocidad.
       *[other] { $boat ->
            [own] Ficha de velocidad: { points }. Tu viaje termina.
           *[neutral] Se descarta la ficha de velocidad de { $n }.
        }
    }

# A stop where nothing happens. What follows idle- is the kind of a stop.
idle-angling = El banco está vacío: no pasa nada.
idle-net = No quedan redes: no pasa nada.
idle-trap = La bolsa está vacía: no pasa nada.
idle-rock = No quedan cartas: no pasa nada.
idle-whirlpool =
    { $n ->
        [0] No te quedan ofrendas: no pasa nada.
       *[other] No pasa nada.
    }

# $turn, $leaves: "1.er"; $n: cards to pick from.
effect-slot =
    { $n ->
        [one] Eliges en { $turn } lugar, con { $n } carta; sales en { $leaves } lugar.
       *[other] Eliges en { $turn } lugar, entre { $n } cartas; sales en { $leaves } lugar.
    }
effect-slot-neutral =
    { $n ->
        [one] Elige en { $turn } lugar y descarta la única carta; sale en { $leaves } lugar.
       *[other] Elige en { $turn } lugar y descarta 1 de { $n } cartas; sale en { $leaves } lugar.
    }

# Several like it lie there.
effect-take-left = Hay { $n } iguales.
effect-take-first = Tu primer pez va en a1.
effect-take-first-anywhere = Tu primer pez, para la casilla que quieras.
effect-take-completes = Podría completar: { $lines }.
effect-take-completes-line = { $line } ({ points })
effect-take-helps = Podría hacer avanzar: { $lines }.
effect-take-helps-line = { $line } ({ $filled } de { $size })
# The end of such a list.
effect-take-helps-more =
    { $n ->
        [one] { $n } línea más
       *[other] { $n } líneas más
    }
effect-take-useless = No sirve para ninguna línea empezada.
effect-take-random =
    { $n ->
        [1] El último boca abajo.
       *[other] Uno al azar de { $n }.
    }
effect-take-random-useful =
    { $share ->
        [none] Ninguno serviría para una línea empezada.
        [all] Todos servirían para una línea empezada.
       *[some] { $useful ->
            [one] { $useful } de { $n } serviría para una línea empezada.
           *[other] { $useful } de { $n } servirían para una línea empezada.
        }
    }
effect-decline = No pescas más peces aquí.

effect-place-pair = En { $cell }: { $fish }. En { $other-cell }: { $other-fish }.
# What becomes of a line. What follows line- is the kind of change. $n: points.
line-completes = Completa la { $line }: { points }.
line-grows = Deja la { $line } en { $filled } de { $size }, { $shared }.
# $lines: one or several, as "fila 1 y columna a", without articles.
line-begins = Empieza: { $lines }.
line-fills = Llena sin puntos: { $lines }.
line-spoils = Estropea: { $lines }.
line-stays_spoiled = Va en líneas que ya no dan puntos: { $lines }.
line-state =
    { $state ->
        [scored] Ha dado { points }.
        [full] Llena, sin puntos.
        [spoiled] Estropeada: ya no puede puntuar.
        [several] { $filled } de { $size }, { $shared }.
       *[single] 1 de { $size }.
    }
effect-net = La red: { $net }. Aún puedes soltarla.
effect-release-school = Vuelve al banco, boca arriba.
effect-release-nets =
    { $n ->
        [1] Va debajo del mazo de redes.
       *[other] Todas van debajo del mazo de redes.
    }

effect-draw =
    { $ends ->
        [yes] Riesgo de perderlo todo: { $losing } de { $tokens }, { $percent } %. De lo contrario, { points } y la captura acaba ahí.
       *[no] Riesgo de perderlo todo: { $losing } de { $tokens }, { $percent } %. De lo contrario, { points } si luego paras.
    }
effect-draw-saved =
    { $n ->
        [one] Si la pierdes, aun así conservas { $n } gamba.
       *[other] Si la pierdes, aun así conservas { $n } gambas.
    }
effect-draw-safe =
    { $ends ->
        [yes] Con esta no puedes perder nada. { points } y la captura acaba ahí.
       *[no] Con esta no puedes perder nada. { points } si luego paras.
    }
effect-stop = Conservas { $haul }: { points }.

# Equal cards are one option.
effect-copies = Hay { $n } iguales.


## What a question is about. What follows about- is a phase of the game. One sentence a line.

about-sail =
    Eliges la próxima parada de tu barco: cualquier estación libre por delante, hasta el próximo puerto.
    Siempre mueve el barco más atrasado. Con saltos cortos haces más paradas.
    Con saltos largos llegas a los buenos sitios antes que los demás.
about-double-slots = Algunas estaciones tienen un segundo espacio. Cuenta como detrás del primero.
about-slot =
    Eliges dónde amarrar en el muelle. El espacio 1 es el más cercano a la ruta.
    Los números más bajos eligen carta antes y salen después.
about-take = Pescas un pez del banco. Todavía puedes soltarlo.
about-place = Colocas el pez en tu estante, donde se queda, o lo sueltas.
about-net = Eliges una de las redes reveladas. Todavía puedes soltarla.
about-place_net = Colocas los dos peces de la red en dos casillas contiguas de tu estante, o los sueltas.
about-haul = Has robado fichas de la bolsa. Roba otra, o para y consérvalas.
about-rock = Te quedas en secreto con una de estas cartas. Las demás van debajo del mazo.
about-draft =
    Eliges una carta, que ven todos. El resto pasa al barco siguiente.
    La carta que nadie elige va debajo del mazo.
about-neutral =
    También navega un barco neutral. No es de nadie y no recoge nada.
    Cuando va el último, el jugador más adelantado elige adónde va.
    Ocupa sitio. En un muelle descarta una carta, en el puerto de destino, una ficha.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Pesca con caña: pesca un pez del banco, uno boca arriba o uno al azar boca abajo.
    Entonces siempre se gira otro pez, si queda alguno boca abajo.
    Después coloca el tuyo en tu estante o suéltalo.
    El primer pez va a la casilla a1, cada uno de los demás junto a un pez que ya tengas.
    Los peces colocados ya no se mueven. Una línea sin color ni tipo en común queda estropeada.
# Upgrades: what they add to it.
help-angling-reveals =
    { $n ->
        [one] Antes se gira { $n } pez para ti.
       *[other] Antes se giran { $n } peces para ti.
    }
help-angling-catches = Después del primero puedes pescar { $n } más.
help-angling-spread = Con tu mejora, un pez también puede ir a cualquier casilla libre.
help-net =
    { $n ->
        [one] Pesca con red: se revela { $n } red. Lleva dos peces.
       *[other] Pesca con red: se revelan { $n } redes. Cada una lleva dos peces.
    }
    Coloca una en dos casillas libres y contiguas, en horizontal o en vertical, o suéltalo todo.
help-lines = Una línea llena puntúa si todos sus peces comparten color o tipo: filas { $rows }, columnas { $columns }.
help-trap =
    Trampa para crustáceos: roba fichas de la bolsa, una a una.
    Para cuando quieras; en una captura caben { $draws } como mucho.
    Cada ficha que conservas da { points }.
    { $crabs ->
        [1] Pero la captura se pierde con el primer cangrejo.
       *[other] Pero la captura se pierde si reúne { $crabs } cangrejos.
    }
help-trap-saved =
    { $n ->
        [one] Si pierdes la captura, conservas hasta { $n } de sus gambas.
       *[other] Si pierdes la captura, conservas hasta { $n } de sus gambas.
    }
help-whirlpool =
    { $n ->
        [one] Remolino: deja flotando { $n } ofrenda.
       *[other] Remolino: deja flotando { $n } ofrendas.
    }
    Las ofrendas que queden al final cuestan puntos: { $penalties }.
help-penalty = { $cost } por { $left }
help-panorama =
    Panorama: llévate la siguiente sección de tu panorama. Da tantos puntos como indica su número.
    Secciones: el delfín tiene { $dolphin }, el pulpo { $octopus }, la ballena { $whale }.
    Quien completa antes un panorama se lleva { $n ->
        [one] { $n } punto más.
       *[other] { $n } puntos más.
    }
help-panorama-sections =
    { $n ->
        [one] Te llevas { $n } sección.
       *[other] Te llevas hasta { $n } secciones, una tras otra.
    }
help-rock =
    { $n ->
        [one] Roca sagrada: mira { $n } carta en secreto.
       *[other] Roca sagrada: mira { $n } cartas en secreto.
    }
    { $keeps ->
        [1] Quédate con una; el resto va debajo del mazo.
       *[other] Quédate con { $keeps }; el resto va debajo del mazo.
    }
    Al final una carta da sus puntos si cumples lo que pide.
help-dock =
    Muelle: todos los barcos tienen que parar aquí y esperar a que lleguen todos.
    Eliges un espacio libre. El espacio 1 es el primero en elegir carta y el último en salir.
    Las cartas de muelle son comidas, que puntúan de inmediato, y mejoras, que duran hasta el final.
help-finish =
    Puerto de destino: aquí termina tu viaje.
    Cuanto antes llegues, más vale tu ficha de velocidad: { $tokens }.
    Aquí no se eligen cartas.


## What someone is told who is not at the table

push-your-turn = Te toca.
