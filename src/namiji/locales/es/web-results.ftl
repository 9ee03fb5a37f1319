# After a game: the end, the replay and the analysis.


## The end

end-scores = La puntuación
end-sheet = Puntos por origen, jugador por jugador
end-total = Total
end-race = La carrera
end-race-plot = Los puntos de cada barco, decisión a decisión
end-race-note = Las líneas de puntos son muelles. Al final se suman las rocas sagradas y se restan las ofrendas que queden a bordo.
end-rocks = Las rocas sagradas
end-rocks-none = Nadie tiene cartas de roca sagrada.
end-rock =
    { $fulfilled ->
        [yes] { $n ->
            [one] Cumplida: { $n } punto
           *[other] Cumplida: { $n } puntos
        }
       *[no] No cumplida: ningún punto
    }
end-analysis = Dónde se decidió la partida
end-analysis-about = Un bot vuelve a jugar cada posición muchas veces para separar las decisiones de la suerte, y busca mejores jugadas sabiendo solo lo que sabía quien jugaba. Tarda cosa de medio minuto.
end-analyze = Repasar con el bot
end-share = Compartir la partida
end-proof = Un reparto limpio
end-proof-about = Antes de la primera jugada, la mesa enseñó una huella de su semilla secreta. Ahora la semilla está a la vista: cualquiera puede calcular la huella y repartir otra vez toda la partida.
end-proof-verdict =
    { $proven ->
        [yes] La semilla coincide con la huella.
       *[no] La semilla no coincide con la huella: este reparto no está probado.
    }
end-proof-nonce =
    { $kept ->
        [yes] Tu dispositivo añadió su propio número al azar antes del reparto: forma parte de él.
       *[no] Tu dispositivo añadió su propio número al azar antes del reparto, pero no forma parte de él, o la huella ha cambiado desde entonces.
    }
end-proof-commitment = Huella, mostrada al principio
end-proof-seed = Semilla, mostrada al final
end-proof-how = Para verificar cada carta y cada ficha del registro:
end-download = Descargar el registro
end-rematch = Jugar otra vez
end-rematch-waiting = La nueva partida empieza cuando todos quieran. Faltan: { $names }.
end-replay = Ver la repetición
end-board = Ver el tablero
end-home = Inicio


## A link

share-about = Quien abra este enlace podrá ver la partida, jugada a jugada.
share-link = El enlace


## The replay

replay-title = Repetición
replay-controls = Controles
replay-back = Una decisión atrás
replay-forward = Una decisión adelante
replay-play = Reproducir
replay-pause = Pausa
replay-slider = Momento de la partida
replay-moment = Decisión { $n } de { $of }
replay-eyes = Punto de vista
replay-spectator = Espectador
replay-panels = Bajo el tablero
replay-table = La mesa
replay-boats = Barcos
replay-supply = Banco y mazos
replay-race = La carrera
replay-analysis = Análisis


## The analysis

analysis-thinking = El bot está pensando: { $percent } %.
analysis-progress = Hasta dónde ha llegado el bot
analysis-again = Reintentar
analysis-about = Cada línea muestra la probabilidad de victoria de un barco si un buen bot siguiera jugando por todos. El ± dice lo seguro que es un número.
analysis-plot = Las probabilidades de cada barco, decisión a decisión
analysis-turning-points = Momentos clave
analysis-point = { $name }: { $action }.
analysis-mistake = Costó un { $n } % de probabilidad (± { $error } %).
analysis-better = El bot prefiere: { $action }.
analysis-luck = Buena suerte: +{ $n } % (± { $error } %).
analysis-misfortune = Mala suerte: −{ $n } % (± { $error } %).
analysis-look = Ver
analysis-look-at = Ver la decisión { $n }
analysis-accounts = De las probabilidades iniciales al resultado, jugador por jugador
analysis-start = Al inicio
analysis-skill = Decisiones
analysis-points = Decisiones, en puntos
analysis-luck-all = Suerte
analysis-others = Otros
analysis-end = Al final
analysis-agreed = Como el bot
analysis-own = Tus errores
analysis-own-none = El bot no ha encontrado ningún error tuyo.
turning-step = { $n } / { $of }
turning-back = Momento clave anterior
turning-forward = Momento clave siguiente
turning-chance = Probabilidad de ganar: { $chance }.


## Actions in words

action-sail = Navegar { $place }
action-slot = Espacio { $slot }
action-take = Pescar: { $fish }
action-take-random = Pescar un pez boca abajo
action-decline = No pescar más peces
action-net = Elegir la red: { $net }
action-place = Colocar en { $cells }
action-release = Soltar
action-draw = Robar
action-stop = Parar
action-keep = Conservar: { $card }
action-pick = Elegir: { $card }


## The revelation, a sentence about the viewer, a picture, an offer

end-reveal = Se revelan los secretos
end-me-behind = Tu puesto: { $place }, a { $points } de { $name }.
end-me-ahead = Tu ventaja sobre { $name }: { $points }.
end-me-shared = Compartes la victoria.
end-me-strength = Tu punto fuerte: { $source } ({ $points }).
end-picture = Hacer una imagen del resultado
end-picture-png = Guardar como PNG
end-picture-svg = Guardar como SVG
end-picture-failed = No se ha podido hacer la imagen.
end-offer-brisk = ¿Los bots tardan demasiado? Pueden jugar más rápido.
end-offer-brisk-yes = Sí, más rápido
end-offer-brisk-no = No, así está bien
end-offer-sound = ¿Quieres oír el juego? Mar, madera y una campana, muy bajito.
end-offer-sound-yes = Con sonido
end-offer-sound-no = Sin él
