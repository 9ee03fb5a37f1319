## Rules and About

learn-back = Atrás
learn-contents = Contenido
learn-title = Tu primer viaje
learn-preparing = Preparando tu barco…
learn-again = Reintentar


## The guide of the first game. One or two short sentences each.

lesson-guide = Tu guía
lesson-fold = Ocultar tu guía
lesson-unfold = Tu guía: mostrar de nuevo
lesson-next = Seguir
lesson-suggest = Muéstrame

lesson-welcome-journey = ¡Qué bien tenerte a bordo! Este es un viaje corto con otros dos barcos, de puerto a puerto, para conocer una vez todo el juego.
lesson-welcome-turns = Siempre mueve el barco más atrasado. A pasos cortos haces muchas paradas; a pasos largos llegas antes que nadie a los buenos sitios.
lesson-welcome-points = Cada parada te da algo, y gana quien tenga más puntos. Puedes elegir todo lo que brilla, y nada puede salir mal.

# Where to sail, by the station that the guide would choose.
lesson-sail-angling = La Pesca con caña te da un pez para tu estante.
lesson-sail-net = La Pesca con red te da dos peces a la vez.
lesson-sail-trap = En la Trampa para crustáceos pruebas suerte y ganas puntos enseguida.
lesson-sail-whirlpool = Las ofrendas te cuestan puntos al final, y un Remolino te libra de una.
lesson-sail-panorama = En un Panorama empiezas una imagen, y cada sección da más puntos que la anterior.
lesson-sail-rock = Una roca sagrada te da un encargo secreto para el final de la partida.
lesson-sail-dock = No te queda nada antes del muelle, donde tienen que parar todos los barcos.
lesson-sail-finish = El puerto está a la vista, y cuanto antes llegues, más puntos ganas.
lesson-again-sail = La buena parada más cercana suele ser la mejor: a pasos cortos haces más paradas.

# What follows first- and again- is a phase of the game.
lesson-first-take = Toma un pez: uno boca arriba, o una sorpresa de los que están boca abajo. Después se descubre otro para quien venga detrás.
lesson-again-take = Busca un pez del color o de la especie de una línea que ya has empezado.
lesson-first-place = Tu primer pez va siempre a la esquina de arriba a la izquierda. Puedes soltar un pez, pero un estante vacío no puntúa.
lesson-again-place = Ponlo junto a un pez que ya tengas, donde encaje en su fila y en su columna. Si solo las estropea, suéltalo.
lesson-first-net = Puedes elegir entre estas redes y quedarte con una.
lesson-first-place_net = Una red ocupa dos casillas, en horizontal o en vertical. Colócala donde no estropee nada, o suéltala.
lesson-again-place_net = Dos peces iguales, bien colocados, pueden hacer avanzar tres líneas a la vez.
lesson-first-haul = Cada ficha es un punto si paras a tiempo. Con el segundo cangrejo pierdes la captura, así que mira el riesgo antes de sacar otra.
lesson-haul-odds =
    { $losing ->
        [one] { $losing } de las { $tokens } fichas de la bolsa te haría perder esta captura. ¿Te llevas tus puntos o te atreves con otra?
       *[other] { $losing } de las { $tokens } fichas de la bolsa te harían perder esta captura. ¿Te llevas tus puntos o te atreves con otra?
    }
lesson-haul-safe = Con la próxima no puedes perder nada: ¡saca otra!
lesson-first-rock = Quédate con la carta que creas poder cumplir; nadie más la ve. Puntúa cuando termina el viaje.
lesson-again-rock = Una carta que pide lo que ya ibas a hacer es una buena carta.
lesson-first-slot = Aquí todos los barcos se esperan y luego eligen cartas. El espacio 1 elige primero y sale el último; el más alejado, al revés.
lesson-first-draft = Una comida puntúa enseguida; una mejora hace mejor una estación hasta el final. Lo que dejas pasa al barco siguiente.
lesson-again-draft = Cuantas menos paradas quedan, menos vale una mejora. Una comida siempre cuenta.

# What the last stop has brought.
lesson-after-angling = Una fila o columna llena puntúa si todos sus peces comparten color o especie.
lesson-after-release = Lo has soltado, y se queda en el banco a la vista de todos.
lesson-after-net = Los dos peces cuentan, cada uno para su fila y su columna.
lesson-after-trap = Estos puntos están a salvo: lo que has conservado no lo pierdes nunca.
lesson-after-trap-lost = Esa captura se ha ido, pero no se pierde nada más.
lesson-after-whirlpool =
    { $n ->
        [one] Una ofrenda ya flota, y las demás aún te costarían { $n } punto.
       *[other] Una ofrenda ya flota, y las demás aún te costarían { $n } puntos.
    }
lesson-after-panorama = Una sección da su propio número: 1 ahora y 2 la próxima vez. ¡Vuelve a por más!
lesson-after-rock = Tu carta está boca abajo; mírala cuando quieras.
lesson-after-meal = { $name } ya ha puntuado.
lesson-after-upgrade = { $name }: desde ahora actúa por sí sola.

lesson-wait = Vas por delante, así que ahora mueven los demás.
lesson-wait-dock = Has llegado y esperas a los demás barcos.
lesson-wait-draft = Ahora los demás eligen sus cartas.
lesson-wait-leave = Los espacios más alejados salen primero, y luego tú.
lesson-wait-finish = ¡Has llegado! Ahora los demás terminan su viaje.

lesson-end-won = ¡Buen viaje, has ganado! Ahora conoces todo el juego; el viaje largo tiene las mismas paradas, solo que más.
lesson-end = ¡Buen viaje! Ahora conoces todo el juego; el viaje largo tiene las mismas paradas, solo que más.
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
explain-total = En total
explain-score-rocks =
    { $n ->
        [one] Aún falta { $n } carta de roca sagrada.
       *[other] Aún faltan { $n } cartas de roca sagrada.
    }
explain-score-penalty =
    { $n ->
        [one] { $n } ofrenda aún a bordo costaría { $cost }.
       *[other] { $n } ofrendas aún a bordo costarían { $cost }.
    }
