# Ediciones: qué está mal en el archivo y de dónde salen las cifras.
#
# Las claves y las palabras del archivo quedan como están: son lo que se escribe.


## Qué está mal
## Un problema sigue a la clave de la que trata, como en «boat.penalty: falta».

edition-bounds =
    { $span ->
        [0] { $low }
       *[other] de { $low } a { $high }
    }
edition-kind =
    { $kind ->
        [boolean] un booleano
        [integer] un entero
        [float] un número con decimales
        [string] una cadena
        [array] una lista
        [table] una tabla
       *[time] una fecha u hora
    }
edition-allowed =
    se admite: { $allowed }{ $guesses ->
        [0] { "" }
       *[other] ; ¿querías decir «{ $near }»?
    }
edition-name = palabras en minúsculas unidas por «-», de { $most } caracteres como mucho

edition-problem-missing = falta
edition-problem-unknown-key = clave desconocida; { edition-allowed }
edition-problem-unknown-word = { $word } no se conoce; { edition-allowed }
edition-problem-entries = entradas que debe haber: { edition-bounds }; hay { $found }
edition-problem-not-a-table = debe ser una tabla, no { edition-kind }
edition-problem-not-an-array = debe ser una lista, no { edition-kind }
edition-problem-not-an-integer = debe ser un entero ({ edition-bounds }), no { edition-kind }
edition-problem-not-a-boolean = debe ser true o false, no { edition-kind }
edition-problem-not-a-string = debe ser una cadena, no { edition-kind }
edition-problem-not-a-word = debe ser una cadena (se admite: { $allowed }), no { edition-kind }
edition-problem-not-a-name = deben ser { edition-name }, no { edition-kind }
edition-problem-out-of-bounds = debe ser un entero ({ edition-bounds }), no { $found }
edition-problem-too-many-digits = debe ser un entero ({ edition-bounds }), no uno de más de 64 bits
edition-problem-bad-name = deben ser { edition-name }, no { $found }
edition-problem-taken-name =
    «{ $name }» ya es el nombre de { $owner ->
        [metric] algo que cuentan las cartas de roca sagrada
        [crustacean] un crustáceo
        [fish] un pez
       *[other] { $owner }
    }
edition-problem-long-text = { $most } caracteres como mucho, no { $found }
edition-problem-long-name = { $name } debe tener { $most } caracteres como mucho

edition-problem-finish-last = «finish» debe ser la última entrada, y no estar en ningún otro sitio
edition-problem-docks = muelles (dock) que debe haber: { $wanted }; hay { $found }
edition-problem-leg-length = etapa { $leg }: estaciones que debe haber: { edition-bounds }; hay { $found }
edition-problem-copies-or-counts = debe tener solo uno de los dos: copies, counts
edition-problem-combinations = colores por tipos: { $most } como mucho, no { $found }
edition-problem-same-fish = dos parejas de color y tipo dan el mismo nombre
edition-problem-face-down = «face-down» dice cómo está un pez y no puede ser el nombre de un pez
edition-problem-tokens-in-all = fichas que debe haber en total: { edition-bounds }; hay { $found }
edition-problem-cards-in-all = cartas que debe haber en total: { edition-bounds }; hay { $found }
edition-problem-penalty-length = entradas que debe haber, de 0 a todas las ofrendas: { $wanted }; hay { $found }
edition-problem-early-bird-order = la ficha más alta debe ir primero
edition-problem-upgraded-parameter = { $most } como mucho con todas las mejoras, no { $found }
edition-problem-adds-nothing = no puede estar vacío; se admite: { $allowed }
edition-problem-no-limit = debe tener al menos uno de los dos: at_least, at_most
edition-problem-crossed-limits = at_least { $least } y at_most { $most } no pueden cumplirse a la vez
edition-problem-component = la edición estándar tiene { $wanted } { $component }, no { $found }
edition-problem-packaged-id = «{ $id }» es el id de otra edición de aquí; elige uno tuyo

edition-problem-no-such-file = no hay archivo ni edición con ese nombre; { edition-allowed }
edition-problem-unreadable = no se puede leer: { $reason }
edition-problem-too-large = demasiado grande; { $most } kB como mucho
edition-problem-not-utf8 = no es texto UTF-8
edition-problem-long-line = la línea { $number } es demasiado larga; { $most } caracteres como mucho
edition-problem-too-deep = demasiados niveles, uno dentro de otro
edition-problem-not-toml = TOML no válido: { edition-toml } ({ $detail })
edition-toml =
    { $reason ->
        [value] falta un valor o está mal escrito, y un texto va entre comillas
        [twice] esta clave o tabla ya estaba
        [equals] tras la clave debe ir un «=»
        [rest] hay algo detrás del valor
        [array] una lista lleva comas entre sus entradas y un «]» al final
        [table] una tabla entre llaves lleva comas entre sus entradas y una llave de cierre en la misma línea
        [header] el nombre de una tabla va entre corchetes
        [quote] a un texto le faltan las comillas de cierre en su línea
        [backslash] una barra invertida en un texto debe ir doble
       *[other] mira esta línea y la de encima
    }


## De dónde sale

edition-provenance-rulebook = reglamento
edition-provenance-inferred = deducido
edition-provenance-reconstructed = reconstruido
edition-provenance-transcribed = transcrito
edition-provenance-house = regla de la casa

edition-provenance-rulebook-about = está en el reglamento o en sus ejemplos
edition-provenance-inferred-about = la única lectura sencilla de lo que dice el reglamento
edition-provenance-reconstructed-about = el reglamento calla, así que lo diseñamos nosotros
edition-provenance-transcribed-about = leído de un ejemplar del juego
edition-provenance-house-about = una regla de la casa

edition-table-route = Ruta marítima
edition-table-fish = Peces
edition-table-nets = Redes
edition-table-crustaceans = Crustáceos
edition-table-boat = Barco
edition-table-panoramas = Panoramas
edition-table-early_bird = Velocidad
edition-table-parameters = Estaciones
edition-table-dock_cards = Cartas de muelle
edition-table-rock_cards = Cartas de roca sagrada

edition-note-route = El reglamento habla de cuatro etapas con tres muelles entre ellos y de espacios dobles en algunas estaciones. Sus ejemplos suponen de 15 a 24 paradas por jugador, lo que dan 15 estaciones por etapa. Quienes reseñan el juego dicen que en la mayoría de los espacios cabe un solo barco. El orden de las estaciones es nuestro: la mayoría de los panoramas están en la primera etapa, cuando ningún barco tiene todavía una mejora para ellos.
edition-note-fish = Hay 48 fichas impresas de tres colores. Cuatro tipos, a partes iguales, son la forma más sencilla de repartirlas.
edition-note-nets = Hay 12 fichas impresas, y quienes reseñan el juego dicen que una red muestra dos peces iguales. Una red por color y tipo son 12.
edition-note-crustaceans = 20 cangrejos, 30 gambas y un punto por cada uno guardado están impresos.
edition-note-boat = Filas de 5, 7 y 9, una columna de 3 y penalizaciones de 15 y 6 aparecen en el reglamento y sus ejemplos. Las demás cifras siguen su pauta.
edition-note-panoramas = 3, 4 y 5 secciones, cada una del valor de su número, y una bonificación de 3 están impresas. Quienes reseñan el juego dicen que los panoramas enteros valen 6, 10 y 15 puntos, y coincide.
edition-note-early_bird = Fichas de 7, 5, 3 y 1 aparecen en el reglamento y sus ejemplos. La de 2 encaja entre ellas.
edition-note-parameters = Lo que hace cada estación está impreso. Dimos un nombre a las cifras para que una mejora pueda cambiar una.
edition-note-dock_cards = Hay 20 cartas impresas, y comidas de 4 y 5 puntos aparecen en los ejemplos, donde 3 de 6 cartas de muelle son comidas. Las mejoras son habilidades permanentes y no puntúan por sí mismas. Cuáles hay lo decidimos nosotros.
edition-note-rock_cards = Hay 20 cartas impresas, cada una con su propio objetivo, y también el nombre Skilled Fisherman. Las seis cartas que puntúan en los ejemplos muestran 3 o 4 puntos: de ahí deducimos los valores. Los demás objetivos son nuestros.
