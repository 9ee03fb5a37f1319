# The board: the leg from port to port, its stops and boats, the small map, the score track.

# The board's own name, said first by screen readers. $leg of $legs.
board-leg = The Sea Route, leg { $leg } of { $legs }
board-stops = Stops from port to port
# $station: its name; more sentences about it follow.
board-station = { $station }.
# $n: where a stop is between the two ports; $of: how many stops are there.
board-stop = Stop { $n } of { $of }.
# $end: where the port lies for boats that sail from port to port.
board-port =
    { $end ->
        [ahead] The port ahead.
       *[behind] The port behind.
    }
board-two-slots = Two boats can stop here.
# $names: who is there, "you" among them; in a port the one closest to the route comes first.
board-boats = Boats here: { $names }.
# $name: whose boat moves after this choice, or "you".
board-then = Next to move: { $name }.
# A stop that is no choice, while others are.
board-closed = This boat cannot stop here now.
board-dock-slots = Slots of the Dock
# $slot: 1 is closest to the route.
board-dock-slot = Slot { $slot }.
# On the boat that would move after the choice that is shown: very short.
board-next = next
# On the boat that would move once more: very short.
board-again = again

## The small map of the whole route

# $leg of $legs. $direction: clockwise or counterclockwise. $first, $last: positions of the leg's stops on the whole
# route of $stops.
board-map =
    { $direction ->
        [clockwise] Leg { $leg } of { $legs }: stops { $first } to { $last } of { $stops }, sailed clockwise.
       *[counterclockwise] Leg { $leg } of { $legs }: stops { $first } to { $last } of { $stops }, sailed counterclockwise.
    }


## The score track

board-scores = Points, leader first
# $n: points, below zero too. $rank: 1 leads; shared by those who are level.
board-score =
    { $you ->
        [yes] You: { $n }, rank { $rank }
       *[other] { $name }: { $n }, rank { $rank }
    }
