# The board: the leg from port to port, its stops and boats, the small map, the score track.

board-leg = La route maritime, étape { $leg } sur { $legs }
board-stops = Les escales, de port en port
board-station = { $station }.
board-stop = Escale { $n } sur { $of }.
board-port =
    { $end ->
        [ahead] Le prochain port.
       *[behind] Le port précédent.
    }
board-two-slots = Deux Bateaux peuvent s’arrêter ici.
board-boats = Bateaux ici : { $names }.
board-then = Prochain tour : { $name }.
board-closed = Ce Bateau ne peut pas s’arrêter ici.
board-dock-slots = Emplacements du Ponton
board-dock-slot = Emplacement { $slot }.
# Very short.
board-next = puis
# Very short.
board-again = rejoue

## The small map of the whole route

board-map =
    { $direction ->
        [clockwise] Étape { $leg } sur { $legs } : escales { $first } à { $last } sur { $stops }, dans le sens horaire.
       *[counterclockwise] Étape { $leg } sur { $legs } : escales { $first } à { $last } sur { $stops }, dans le sens antihoraire.
    }


## The score track

board-scores = Les points, du premier au dernier
board-score =
    { $you ->
        [yes] Toi : { $n }, rang { $rank }
       *[other] { $name } : { $n }, rang { $rank }
    }
