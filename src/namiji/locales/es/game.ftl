# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name. Names of fish, cards, lines and places come in
# their dictionary form: $fish, $card, $line, $place. A place has its article: "en" and "hasta" go before
# it, "a" and "de" do not.


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
            [yes] Navegas hasta { $place }.
           *[no] { $name } navega hasta { $place }.
        }
       *[1] { $you ->
            [yes] Navegas hasta { $place }, segundo espacio.
           *[no] { $name } navega hasta { $place }, segundo espacio.
        }
    }
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] Mueves el barco neutral hasta { $place }. Allí no hace nada.
           *[no] { $name } mueve el barco neutral hasta { $place }. Allí no hace nada.
        }
       *[no] { $you ->
            [yes] Mueves el barco neutral hasta { $place }.
           *[no] { $name } mueve el barco neutral hasta { $place }.
        }
    }
told-docked =
    { $you ->
        [yes] Ocupas el espacio { $slot }.
       *[no] { $name } ocupa el espacio { $slot }.
    }
told-docked-neutral =
    { $you ->
        [yes] Dejas el barco neutral en el espacio { $slot }.
       *[no] { $name } deja el barco neutral en el espacio { $slot }.
    }
told-docked-then = Espacio { $slot }.
told-fish_flipped = Se descubre un pez en el banco: { $fish }.
told-fish_taken =
    { $face ->
        [up] { $you ->
            [yes] Tomas un pez: { $fish }.
           *[no] { $name } toma un pez: { $fish }.
        }
       *[down] { $you ->
            [yes] Tomas un pez boca abajo: { $fish }.
           *[no] { $name } toma un pez boca abajo: { $fish }.
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
        [yes] No tomas más peces.
       *[no] { $name } no toma más peces.
    }
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] Descubres una red: { $nets }.
           *[no] { $name } descubre una red: { $nets }.
        }
       *[other] { $you ->
            [yes] Descubres { $n } redes: { $nets }.
           *[no] { $name } descubre { $n } redes: { $nets }.
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
        [yes] Sacas de la bolsa: { $tokens }.
       *[no] { $name } saca de la bolsa: { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] Conservas la captura: { $haul }.
       *[no] { $name } conserva la captura: { $haul }.
    }
told-haul_lost =
    { $you ->
        [yes] Pierdes la captura. A la bolsa: { $haul }.
       *[no] { $name } pierde la captura. A la bolsa: { $haul }.
    }
told-offering_floated =
    { $n ->
        [0] { $you ->
            [yes] Dejas una ofrenda en el agua, no te queda ninguna.
           *[no] { $name } deja una ofrenda en el agua, no le queda ninguna.
        }
        [one] { $you ->
            [yes] Dejas una ofrenda en el agua, te queda { $n }.
           *[no] { $name } deja una ofrenda en el agua, le queda { $n }.
        }
       *[other] { $you ->
            [yes] Dejas una ofrenda en el agua, te quedan { $n }.
           *[no] { $name } deja una ofrenda en el agua, le quedan { $n }.
        }
    }
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Tomas la sección { $section } del delfín.
           *[no] { $name } toma la sección { $section } del delfín.
        }
        [octopus] { $you ->
            [yes] Tomas la sección { $section } del pulpo.
           *[no] { $name } toma la sección { $section } del pulpo.
        }
       *[whale] { $you ->
            [yes] Tomas la sección { $section } de la ballena.
           *[no] { $name } toma la sección { $section } de la ballena.
        }
    }
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Te llevas la bonificación de panorama del delfín.
           *[no] { $name } se lleva la bonificación de panorama del delfín.
        }
        [octopus] { $you ->
            [yes] Te llevas la bonificación de panorama del pulpo.
           *[no] { $name } se lleva la bonificación de panorama del pulpo.
        }
       *[whale] { $you ->
            [yes] Te llevas la bonificación de panorama de la ballena.
           *[no] { $name } se lleva la bonificación de panorama de la ballena.
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
        [yes] Guardada: { $card }.
       *[no] Una queda guardada.
    }
told-rock_returned = Debajo del mazo va: { $card }.
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
told-dock_card_kept-then = Elegida: { $card } ({ $sort }).
told-dock_card_discarded =
    { $known ->
        [yes] Por el barco neutral, una carta de muelle al azar sale del juego: { $card }.
       *[no] Por el barco neutral, una carta de muelle al azar sale del juego sin que nadie la vea.
    }
told-dock_card_returned =
    { $known ->
        [yes] Sobra y va debajo del mazo: { $card }. Los barcos dejan el muelle.
       *[no] La carta que sobra va debajo del mazo. Los barcos dejan el muelle.
    }
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] Llegas en { $rank } lugar, sin ficha de velocidad.
           *[no] { $name } llega en { $rank } lugar, sin ficha de velocidad.
        }
       *[other] { $you ->
            [yes] Llegas en { $rank } lugar y tomas la ficha de velocidad de valor { $token }.
           *[no] { $name } llega en { $rank } lugar y toma la ficha de velocidad de valor { $token }.
        }
    }
told-arrived-neutral =
    { $token ->
        [0] El barco neutral llega en { $rank } lugar, sin ficha de velocidad.
       *[other] El barco neutral llega en { $rank } lugar. La ficha de velocidad de valor { $token } no es para nadie.
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
            [yes] Descubres: { $card }, { $wanted }. Cumplida.
           *[no] { $name } descubre: { $card }, { $wanted }. Cumplida.
        }
       *[no] { $you ->
            [yes] Descubres: { $card }, { $wanted }. No cumplida.
           *[no] { $name } descubre: { $card }, { $wanted }. No cumplida.
        }
    }
told-ended = El viaje ha terminado.
told-won =
    { $you ->
        [yes] Ganas la partida con { points }.
       *[no] { $name } gana la partida con { points }.
    }
told-shared = Victoria compartida: { $names }, con { points } por barco.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Elige adónde navegar.
ask-sail-neutral = Elige adónde navega el barco neutral.
ask-slot = Elige un espacio del muelle.
ask-slot-neutral = Elige un espacio del muelle para el barco neutral.
ask-take = Toma un pez.
ask-take-more = ¿Tomas otro pez, o ninguno?
ask-place = ¿Te quedas con este pez o lo sueltas?
ask-net = ¿Eliges una red o las sueltas todas?
ask-place_net = ¿Te quedas con esta red o la sueltas?
ask-haul = ¿Sacas otra o paras?
ask-rock = Quédate con una carta de roca sagrada. Cuenta al final.
ask-draft = Elige una carta de muelle.


## What one has to know to answer.

know-sail = Estás en { $place }, con { points }.
know-sail-neutral =
    Va último y tú vas por delante, así que lo mueves tú.
    Ocupa un sitio y nada más.
know-sail-neutral-at = Está en { $place }.
know-sail-alone = Los demás están en puerto: mueves hasta alcanzarlos.
know-sail-next = Siguiente en mover: { $name }.
know-sail-next-from =
    { $boat ->
        [own] Siguiente en mover: { $name }, desde { $position }, salvo que sigas por detrás.
       *[neutral] Siguiente en mover: { $name }, desde { $position }, salvo que siga por detrás.
    }
know-slot-neutral = Cuando le toca elegir, una carta sale del juego sin que nadie la vea.
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
        [0] Toma un pez: no hay ninguno boca arriba.
       *[other] Toma un pez: hay { $n } boca arriba.
    }
effect-sail-angling-useful =
    { $n ->
        [0] Para tus líneas no sirve ninguno.
        [one] Para tus líneas sirve { $n }.
       *[other] Para tus líneas sirven { $n }.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] Antes se descubre { $n } más.
       *[other] Antes se descubren { $n } más.
    }
effect-sail-angling-catches = Puedes tomar hasta { $n }.
effect-sail-angling-points = { points } por cada uno que conserves.
effect-sail-net =
    { $n ->
        [one] Descubres { $n } red de { $nets }.
       *[other] Descubres { $n } redes de { $nets }.
    }
effect-sail-net-points = { points } si colocas una.
effect-sail-trap = En la bolsa: { $bag }.
effect-sail-trap-points =
    { $n ->
        [one] { $n } punto más si conservas la captura.
       *[other] { $n } puntos más si conservas la captura.
    }
effect-sail-whirlpool = La penalización pasa de { $before } a { $after }.
effect-sail-points = { points } enseguida.
effect-sail-panorama =
    { $completes ->
        [yes] { $first ->
            [yes] La sección { $section } de { $sections } lo completa antes que nadie: { points }.
           *[no] La sección { $section } de { $sections } lo completa: { points }.
        }
       *[no] Sección { $section } de { $sections }: { points }.
    }
effect-sail-rock =
    { $n ->
        [one] Mira { $n } carta y quédatela.
       *[other] Mira { $n } cartas y quédate con 1.
    }
effect-sail-dock =
    { $last ->
        [yes] Espacio libre: { $slots }. Así llegan todos los barcos y se eligen cartas.
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
           *[neutral] Toma la ficha de velocidad de valor { $n }, para nadie.
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
effect-take-first = Tu primer pez, ocupa a1.
effect-take-completes = Podría completar { $lines }.
effect-take-completes-line = la { $line } por { points }
effect-take-helps = Podría dejar { $lines }.
effect-take-helps-line = la { $line } en { $filled } de { $size }
# The end of such a list.
effect-take-helps-more =
    { $n ->
        [one] ayudar a { $n } línea más
       *[other] ayudar a { $n } líneas más
    }
effect-take-useless = No ayuda a ninguna línea empezada.
effect-take-random =
    { $n ->
        [1] El último boca abajo.
       *[other] Uno al azar de { $n }.
    }
effect-take-random-useful =
    { $share ->
        [none] Ninguno ayudaría a una línea empezada.
        [all] Todos ayudarían a una línea empezada.
       *[some] { $useful ->
            [one] { $useful } de { $n } ayudaría a una línea empezada.
           *[other] { $useful } de { $n } ayudarían a una línea empezada.
        }
    }
effect-decline = No tomas más peces aquí.

effect-place-pair = En { $cell }: { $fish }. En { $other-cell }: { $other-fish }.
# What becomes of a line. What follows line- is the kind of change. $n: points.
line-completes = Completa la { $line }: { points }.
line-grows = Deja la { $line } en { $filled } de { $size }, { $shared }.
# $lines: one or several, as "fila 1 y columna a", without articles.
line-begins = Empieza: { $lines }.
line-fills = Llena sin puntos: { $lines }.
line-spoils = Estropea: { $lines }.
line-stays_spoiled = Se suma a lo ya estropeado: { $lines }.
line-state =
    { $state ->
        [scored] Puntuada: { points }.
        [full] Llena, sin puntos.
        [spoiled] Estropeada, ya no puntúa.
        [several] { $filled } de { $size }, { $shared }.
       *[single] 1 de { $size }.
    }
effect-net = La red: { $net }. Aún puedes soltarla.
effect-release-school = Vuelve al banco, boca arriba.
effect-release-nets =
    { $n ->
        [1] Va debajo del montón de redes.
       *[other] Todas van debajo del montón de redes.
    }

effect-draw =
    { $ends ->
        [yes] Riesgo de perderlo todo: { $losing } de { $tokens }, { $percent } por ciento. Si no, { points } y la captura acaba ahí.
       *[no] Riesgo de perderlo todo: { $losing } de { $tokens }, { $percent } por ciento. Si no, { points } si luego paras.
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
    Siempre mueve el barco más atrasado. A pasos cortos haces más paradas.
    A pasos largos llegas a los buenos sitios antes que los demás.
about-double-slots = Algunas estaciones tienen un segundo espacio. Cuenta como detrás del primero.
about-slot =
    Eliges dónde amarrar en el muelle. El espacio 1 es el más cercano a la ruta.
    Los espacios más bajos eligen carta antes y salen después.
about-take = Tomas un pez del banco. Todavía puedes soltarlo.
about-place = Colocas el pez en tu estante, donde se queda, o lo sueltas.
about-net = Eliges una de las redes descubiertas. Todavía puedes soltarla.
about-place_net = Colocas los dos peces de la red en tu estante, uno junto al otro, o los sueltas.
about-haul = Tienes fichas de la bolsa. Saca otra, o para y consérvalas.
about-rock = Te quedas en secreto con una de estas cartas. Las demás van debajo del mazo.
about-draft =
    Eliges una carta, que ven todos. El resto pasa al barco siguiente.
    La carta que nadie toma va debajo del mazo.
about-neutral =
    También navega un barco neutral. No es de nadie y no recoge nada.
    Cuando va último, el jugador más adelantado elige adónde va.
    Ocupa sitio. En un muelle descarta una carta, en el puerto de destino toma una ficha.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Pesca con caña: toma un pez del banco, uno boca arriba o uno al azar boca abajo.
    Después colócalo en tu estante o suéltalo.
    El primer pez va a la casilla a1, cada uno de los demás junto a un pez que ya tengas.
    Los peces no se mueven más. Una línea sin color ni especie en común queda estropeada.
# Upgrades: what they add to it.
help-angling-reveals =
    { $n ->
        [one] Antes se descubre { $n } pez para ti.
       *[other] Antes se descubren { $n } peces para ti.
    }
help-angling-catches = Después del primero puedes tomar { $n } más.
help-net =
    { $n ->
        [one] Pesca con red: se descubre { $n } red. Lleva dos peces.
       *[other] Pesca con red: se descubren { $n } redes. Cada una lleva dos peces.
    }
    Coloca una en dos casillas libres y contiguas, en horizontal o en vertical, o suelta.
help-lines = Una línea llena puntúa si todos sus peces comparten color o especie: filas { $rows }, columnas { $columns }.
help-trap =
    Trampa para crustáceos: saca fichas de la bolsa, una a una.
    Para cuando quieras; en una captura caben { $draws } como mucho.
    Cada ficha que conservas da { points }.
    { $crabs ->
        [1] Pero la captura se pierde con el primer cangrejo.
       *[other] Pero la captura se pierde si reúne { $crabs } cangrejos.
    }
help-whirlpool =
    { $n ->
        [one] Remolino: deja { $n } ofrenda en el agua.
       *[other] Remolino: deja { $n } ofrendas en el agua.
    }
    Las ofrendas que queden al final cuestan puntos: { $penalties }.
help-penalty = { $cost } por { $left }
help-panorama =
    Panorama: toma tu siguiente sección de la imagen. Da su propio número en puntos.
    Secciones: el delfín tiene { $dolphin }, el pulpo { $octopus }, la ballena { $whale }.
    Quien completa antes una imagen se lleva { $n ->
        [one] { $n } punto más.
       *[other] { $n } puntos más.
    }
help-rock =
    { $n ->
        [one] Roca sagrada: mira { $n } carta en secreto.
       *[other] Roca sagrada: mira { $n } cartas en secreto.
    }
    Quédate con una; el resto va debajo del mazo.
    Al final una carta da sus puntos si tu barco cumple lo que pide.
help-dock =
    Muelle: todos los barcos tienen que parar aquí y esperar a que lleguen todos.
    Eliges un espacio libre. El espacio 1 es el primero en elegir carta y el último en salir.
    Las cartas de muelle son comidas, que puntúan enseguida, y mejoras, que duran.
help-finish =
    Puerto de destino: aquí termina tu viaje.
    Quien llega antes toma una ficha de velocidad más alta. Van bajando: { $tokens }.
    Aquí no se eligen cartas.
