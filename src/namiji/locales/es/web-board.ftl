# The board: the leg from port to port, its stops and boats, the small map, the score track.

board-leg = La ruta marítima, etapa { $leg } de { $legs }
board-stops = Paradas de puerto a puerto
board-station = { $station }.
board-stop = Parada { $n } de { $of }.
board-port =
    { $end ->
        [ahead] El próximo puerto.
       *[behind] El puerto anterior.
    }
board-two-slots = Aquí caben dos barcos.
board-boats = Barcos aquí: { $names }.
board-then = Siguiente en mover: { $name }.
board-closed = Este barco no puede parar aquí ahora.
board-dock-slots = Espacios del muelle
board-dock-slot = Espacio { $slot }.
# These two are very short: they stand on a boat.
board-next = sigue
board-again = repite

## The small map of the whole route

board-map =
    { $direction ->
        [clockwise] Etapa { $leg } de { $legs }: paradas { $first } a { $last } de { $stops }, en sentido horario.
       *[counterclockwise] Etapa { $leg } de { $legs }: paradas { $first } a { $last } de { $stops }, en sentido antihorario.
    }


## The score track

board-scores = Puntos, de más a menos
board-score =
    { $you ->
        [yes] Tú: { $n }, puesto { $rank }
       *[other] { $name }: { $n }, puesto { $rank }
    }
