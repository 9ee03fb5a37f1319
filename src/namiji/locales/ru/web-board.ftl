# The board: the leg from port to port, its stops and boats, the small map, the score track.

board-leg = Морской Путь, отрезок { $leg } из { $legs }
board-stops = Остановки от порта до порта
board-station = { $station }.
board-stop = Остановка { $n } из { $of }.
board-port =
    { $end ->
        [ahead] Порт впереди.
       *[behind] Порт позади.
    }
board-two-slots = Здесь помещаются две Лодки.
board-boats = Лодки здесь: { $names }.
board-then = Следующий ход: { $name }.
board-closed = Сейчас этой Лодке сюда нельзя.
board-dock-slots = Места у Причала
board-dock-slot = Место { $slot }.
# Very short.
board-next = ходит
# Very short.
board-again = снова

## The small map of the whole route

board-map =
    { $direction ->
        [clockwise] Отрезок { $leg } из { $legs }: остановки с { $first } по { $last } из { $stops }, по часовой стрелке.
       *[counterclockwise] Отрезок { $leg } из { $legs }: остановки с { $first } по { $last } из { $stops }, против часовой стрелки.
    }


## The score track

board-scores = Очки, начиная с лидера
board-score =
    { $you ->
        [yes] Вы: { $n }, место { $rank }
       *[other] { $name }: { $n }, место { $rank }
    }
