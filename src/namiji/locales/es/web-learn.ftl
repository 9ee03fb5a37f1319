## Rules and About

learn-back = Atrás
learn-contents = Contenido
learn-title = Tu primer viaje
learn-preparing = Preparando tu barco…
learn-again = Reintentar


## The guide of the first game. One or two short sentences each.

lesson-guide = Tu guía
lesson-fold = Ocultar tu guía
lesson-unfold = Mostrar de nuevo tu guía
lesson-next = Seguir
lesson-suggest = Muéstrame

lesson-welcome-journey = ¡Qué bien tenerte a bordo! Este es un viaje corto con otros dos barcos, de puerto a puerto, para conocer todo el juego.
lesson-welcome-turns = Siempre mueve el barco más atrasado. Con saltos cortos haces muchas paradas; con saltos largos llegas antes que nadie a los buenos sitios.
lesson-welcome-points = Cada parada te da algo, y gana quien tenga más puntos. Puedes elegir todo lo que brilla, y nada puede salir mal.

# Where to sail, by the station that the guide would choose.
lesson-sail-angling = La pesca con caña te da un pez para tu estante.
lesson-sail-net = La pesca con red te da dos peces a la vez.
lesson-sail-trap = En la trampa para crustáceos pruebas suerte y ganas puntos de inmediato.
lesson-sail-whirlpool = Las ofrendas te cuestan puntos al final, y un remolino te libra de una.
lesson-sail-panorama = En un panorama empiezas una imagen, y cada sección da más puntos que la anterior.
lesson-sail-rock = Una roca sagrada te da un objetivo secreto para el final de la partida.
lesson-sail-dock = No te queda nada antes del muelle, donde tienen que parar todos los barcos.
lesson-sail-finish = El puerto está a la vista, y cuanto antes llegues, más puntos ganas.
lesson-again-sail = La buena parada más cercana suele ser la mejor: con saltos cortos haces más paradas.

# What follows first- and again- is a phase of the game.
lesson-first-take = Pesca un pez: uno boca arriba, o una sorpresa de los que están boca abajo. Después se gira otro para quien venga detrás.
lesson-again-take = Busca un pez del color o del tipo de una línea que ya has empezado.
lesson-first-place = Tu primer pez va siempre a la esquina de arriba a la izquierda. Puedes soltar un pez, pero un estante vacío no puntúa.
lesson-again-place = Colócalo junto a un pez que ya tengas, donde encaje en su fila y en su columna. Si solo las estropea, suéltalo.
lesson-first-net = Puedes elegir entre estas redes y quedarte con una.
lesson-first-place_net = Una red ocupa dos casillas, en horizontal o en vertical. Colócala donde no estropee nada, o suéltala.
lesson-again-place_net = Dos peces iguales, bien colocados, pueden hacer avanzar tres líneas a la vez.
lesson-first-haul = Cada ficha es un punto si paras a tiempo. Con el segundo cangrejo pierdes la captura, así que mira el riesgo antes de robar otra.
lesson-haul-odds =
    { $losing ->
        [one] { $losing } de las { $tokens } fichas de la bolsa te haría perder esta captura. ¿Te llevas tus puntos o te atreves con otra?
       *[other] { $losing } de las { $tokens } fichas de la bolsa te harían perder esta captura. ¿Te llevas tus puntos o te atreves con otra?
    }
lesson-haul-safe = Con la próxima no puedes perder nada: ¡roba otra!
lesson-first-rock = Quédate con la carta que creas poder cumplir; nadie más la ve. Puntúa cuando termina el viaje.
lesson-again-rock = Una carta que pide lo que ya ibas a hacer es una buena carta.
lesson-first-slot = Aquí todos los barcos se esperan y luego eligen cartas. El espacio 1 elige primero y sale el último; el más alejado, al revés.
lesson-first-draft = Una comida puntúa de inmediato; una mejora potencia una estación hasta el final. Lo que dejas pasa al barco siguiente.
lesson-again-draft = Cuantas menos paradas quedan, menos vale una mejora. Una comida siempre cuenta.

# What the last stop has brought.
lesson-after-angling = Una fila o columna llena puntúa si todos sus peces comparten color o tipo.
lesson-after-release = Lo has soltado, y se queda en el banco a la vista de todos.
lesson-after-net = Los dos peces cuentan, cada uno para su fila y su columna.
lesson-after-trap = Estos puntos están a salvo: lo que has conservado no lo pierdes nunca.
lesson-after-trap-lost = Esa captura se ha perdido, pero nada más.
lesson-after-whirlpool =
    { $n ->
        [one] Una ofrenda ya flota, y las demás aún te costarían { $n } punto.
       *[other] Una ofrenda ya flota, y las demás aún te costarían { $n } puntos.
    }
lesson-after-panorama = Una sección da tantos puntos como indica su número: 1 ahora y 2 la próxima vez. ¡Vuelve por más!
lesson-after-rock = Tu carta está boca abajo; mírala cuando quieras.
lesson-after-meal = { $name } ya ha puntuado.
lesson-after-upgrade = { $name }: desde ahora actúa por sí sola.

lesson-wait = Vas por delante, así que ahora mueven los demás.
lesson-wait-dock = Has llegado y esperas a los demás barcos.
lesson-wait-draft = Ahora los demás eligen sus cartas.
lesson-wait-leave = Los espacios más alejados salen primero, y luego tú.
lesson-wait-finish = ¡Has llegado! Ahora los demás terminan su viaje.

lesson-end-won = ¡Gran travesía, has ganado! Ahora conoces todo el juego; el viaje largo tiene las mismas paradas, solo que más.
lesson-end = ¡Gran travesía! Ahora conoces todo el juego; el viaje largo tiene las mismas paradas, solo que más.
lesson-play = Jugar contra bots
lesson-rules = Leer las reglas


## The question mark beside stations, cards and numbers

explain-open = Ayuda: { $title }
explain-rules = Ver las reglas
explain-panoramas = Panoramas
# The Starting Port. One sentence a line.
explain-start =
    Todos los barcos salen de aquí.
    Mueve siempre el que va más atrás, y repite mientras siga atrás.
explain-rock = Sigue en secreto hasta el final.
explain-sort = Carta de muelle, { $sort }.
explain-cards-title = Tus cartas
explain-cards = Las comidas ya han puntuado y las mejoras actúan por sí solas. Las cartas de roca sagrada puntúan al final, si las cumples.
explain-offerings =
    { $n ->
        [0] Ninguna ofrenda
        [one] { $n } ofrenda
       *[other] { $n } ofrendas
    }
explain-score =
    { $you ->
        [yes] Tus puntos
       *[no] Los puntos de { $name }
    }
explain-total = Total
explain-score-rocks =
    { $n ->
        [one] { $n } carta de roca sagrada solo cuenta al final.
       *[other] { $n } cartas de roca sagrada solo cuentan al final.
    }
explain-score-penalty =
    { $n ->
        [one] { $n } ofrenda aún a bordo costaría { $cost }.
       *[other] { $n } ofrendas aún a bordo costarían { $cost }.
    }


## Chapters after the first game: their names, what is said before the first stop, and the end

lesson-docks = Los muelles
lesson-rocks = Las rocas
lesson-neutral = El barco neutral
lesson-scoring = La puntuación
lesson-docks-1 = Este breve viaje trata de los muelles. Todos los barcos paran ahí, se esperan, y después cada cual elige una carta.
lesson-docks-2 = El espacio 1 elige primero, entre más cartas, pero sale el último. El de más afuera elige el último y sale primero: decide qué necesitas más.
lesson-rocks-1 = Este breve viaje trata de las rocas sagradas. En cada una miras unas cartas, conservas una en secreto y puntúa al final si la cumples.
lesson-rocks-2 = Una buena carta pide lo que ya estás haciendo. Mira el progreso de tus cartas mientras navegas.
lesson-neutral-1 = Entre dos se comparte el mar con un barco neutral. No toma nada ni puntúa, pero bloquea paradas y espacios.
lesson-neutral-2 = Cuando el barco neutral va el último, lo mueve quien va más adelante. Úsalo para quitarle una parada al otro.
lesson-scoring-1 = Este breve viaje trata de los puntos. Una fila o una columna puntúa una vez, cuando está completa y sus peces comparten color o tipo.
lesson-scoring-2 = Al final puntúan las cartas de roca cumplidas, y cada ofrenda a bordo cuesta puntos. Cuanto antes llegues al último puerto, más vale tu ficha de velocidad.
lesson-chapter-end = Era el capítulo «{ $chapter }». Prueba el siguiente, o una partida entera.
lesson-neutral-sail = Vas por delante de todos, así que mueves el barco neutral. Ponlo donde estorbe al otro.
lesson-neutral-slot = Elige un espacio para el barco neutral. Los que quedan deciden quién elige cuándo.
