# Boats, what lies between them, and what a decision lays before one.


## A boat

# $you: yes for the reader's own.
boat-of =
    { $you ->
        [yes] Your boat
       *[no] { $name }’s boat
    }
boat-score = { points }
boat-early-bird = Early Bird token worth { $n }
boat-neutral-about = Nobody owns this boat. It takes up a place on the route and collects nothing.
boat-rack = Fish rack
boat-cell = { $cell }: { $fish }
# $line: "row 1", $state: how it stands, as "3 of 4, all blue.", $n: its points.
boat-line = { $line }: { $state } Worth { $n }.
boat-line-empty = { $line }: empty. Worth { $n }.
# $cells: "a2" or "a2 and b2", $effect: what it would do, in sentences.
boat-place = Place on { $cells }. { $effect }
# The first of two cells that a net covers. $cells: the cells beside it to choose from.
boat-net-begin = Lay the net on { $cell }. Then choose the other cell: { $cells }.
boat-trap = Trap
boat-trap-holds = Kept: { $held }.
boat-offerings = Offerings
# $n: Offerings left, $penalty: points that they would cost at the end.
boat-offerings-left =
    { $n ->
        [0] No Offerings left, no penalty.
        [one] { $n } Offering left. Penalty at the end: { $penalty }.
       *[other] { $n } Offerings left. Penalty at the end: { $penalty }.
    }
# $panorama: its name, $n of $total sections.
boat-panorama =
    { $bonus ->
        [yes] { $panorama }: { $n } of { $total } sections, with the Panorama Bonus
       *[no] { $panorama }: { $n } of { $total } sections
    }
boat-cards-dock = Dock cards
boat-cards-rock = Sacred Rock cards
boat-rock = Sacred Rock
boat-rocks-hidden =
    { $n ->
        [one] { $n } secret card
       *[other] { $n } secret cards
    }
boat-rocks-hidden-about = From Sacred Rocks, counted at the end.
# How far a boat is with what a card asks for.
boat-at-least = { $now } of { $needed }
boat-at-most = { $now }, at most { $needed }


## The other boats

boat-others-boat = Another boat in detail
boat-others-turn = deciding
# How far the boat is from the reader's own. $where: ahead, behind or level.
boat-others-distance =
    { $where ->
        [ahead] { $n } ahead
        [behind] { $n } behind
       *[level] alongside
    }
boat-others-stand-in = bot standing in
# $level: "Sailor".
boat-others-bot = bot, { $level }
boat-others-away = away
boat-others-cards =
    { $n ->
        [0] no Dock cards
        [one] { $n } Dock card
       *[other] { $n } Dock cards
    }
# A button that shows the boat in full. $seat: 0 for the neutral boat.
boat-others-label =
    { $seat ->
        [0] Show the neutral boat.
       *[other] Show { $name }’s boat, { points }.
    }
# One thing more to know of it, as "3 ahead".
boat-others-also = { $what }.


## School, bag and decks

# $n: fish lying face up.
supply-school =
    { $n ->
        [one] School: { $n } fish face up
       *[other] School: { $n } fish face up
    }
supply-fish =
    { $n ->
        [one] { $fish }
       *[other] { $n } × { $fish }
    }
# $effect: what it would do, in sentences.
supply-take = Take: { $fish }. { $effect }
supply-take-down = Take a face-down fish. { $effect }
supply-down =
    { $n ->
        [one] { $n } face down
       *[other] { $n } face down
    }
supply-nets =
    { $n ->
        [one] { $n } net
       *[other] { $n } nets
    }
supply-bag =
    { $crabs ->
        [one] { $shrimp } shrimp, { $crabs } crab
       *[other] { $shrimp } shrimp, { $crabs } crabs
    }
supply-rocks =
    { $n ->
        [one] { $n } Rock card
       *[other] { $n } Rock cards
    }
supply-docks =
    { $n ->
        [one] { $n } Dock card
       *[other] { $n } Dock cards
    }


## What a decision lays before one

# $haul: "2 shrimp and 1 crab".
offer-haul = Drawn so far: { $haul }
# $losing of $tokens in the bag.
offer-odds = { $losing } in { $tokens } to lose it all
offer-odds-none = This draw is safe
# $n: points of the haul with one more token.
offer-draw = Draw again for { $n }
offer-stop =
    { $n ->
        [one] Stop and keep { $n } point
       *[other] Stop and keep { $n } points
    }
# $n: fish or nets.
offer-release =
    { $n ->
        [one] Release
       *[other] Release all
    }
offer-decline = No more fish
# $card: its name, $effect: what it does, in sentences.
offer-keep = Keep: { $card }. { $effect }
offer-pick = Pick: { $card }. { $effect }
