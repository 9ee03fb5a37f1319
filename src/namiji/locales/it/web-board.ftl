# The board: the leg from port to port, its stops and boats, the small map, the score track.

board-leg = La rotta, tappa { $leg } di { $legs }
board-stops = Soste da porto a porto
board-station = { $station }.
board-stop = Sosta { $n } di { $of }.
board-port =
    { $end ->
        [ahead] Il porto davanti.
       *[behind] Il porto alle spalle.
    }
board-two-slots = Qui possono fermarsi due barche.
board-boats = Barche qui: { $names }.
board-then = Prossima mossa: { $name }.
board-closed = Ora questa barca non può fermarsi qui.
board-dock-slots = Spazi del Molo
board-dock-slot = Spazio { $slot }.
# Very short: they stand on a boat.
board-next = poi
board-again = ancora

## The small map of the whole route

board-map =
    { $direction ->
        [clockwise] Tappa { $leg } di { $legs }: soste da { $first } a { $last } di { $stops }, in senso orario.
       *[counterclockwise] Tappa { $leg } di { $legs }: soste da { $first } a { $last } di { $stops }, in senso antiorario.
    }


## The score track

board-scores = Punti, dal primo all’ultimo
board-score =
    { $you ->
        [yes] Tu: { $n }, posto { $rank }
       *[other] { $name }: { $n }, posto { $rank }
    }
