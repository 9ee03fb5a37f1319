## Rules and About

learn-back = Back
# A list of links to the sections of the page.
learn-contents = Contents
learn-title = Your first journey
# While the guided first game is being made.
learn-preparing = Getting your boat ready…
learn-again = Try again


## The guide of the first game. One or two short sentences each.

lesson-guide = Your guide
lesson-fold = Hide your guide
lesson-unfold = Show your guide again
lesson-next = Next
# A button: it picks what the guide would choose.
lesson-suggest = Show me

lesson-welcome-journey = Welcome aboard! This is a short journey with two other boats, from port to port, to try out the whole game once.
lesson-welcome-turns = The boat furthest behind always moves next. Short hops bring you many stops; long ones get you to the good spots first.
lesson-welcome-points = Every stop gives you something, and most points wins. Pick anything that glows: you cannot go wrong.

# Where to sail, by the station that the guide would choose.
lesson-sail-angling = Angling gives you a fish for your rack.
lesson-sail-net = Net Casting gives you two fish at once.
lesson-sail-trap = At the Crustacean Trap you try your luck for points right away.
lesson-sail-whirlpool = Offerings cost you points at the end, and a Whirlpool takes one off your hands.
lesson-sail-panorama = At a Panorama, every section you take scores more than the one before.
lesson-sail-rock = A Sacred Rock gives you a secret objective for the end of the game.
lesson-sail-dock = Nothing is left for you before the Dock, where every boat has to stop.
lesson-sail-finish = The port is in sight, and the earlier you arrive, the more you score.
lesson-again-sail = The nearest good stop is often the right one: short hops bring more stops.

# What follows first- and again- is a phase of the game.
lesson-first-take = Take a fish: a face-up one, or a surprise from those face down. Then another is flipped for the next player.
lesson-again-take = Look for a fish that matches the color or kind of a line you have started.
lesson-first-place = Your first fish always goes in the top-left corner. You may release a fish, but an empty rack scores nothing.
lesson-again-place = Put it next to a fish you have, where it fits its row and its column. If it would only spoil them, release it.
lesson-first-net = Choose from these nets: you may keep one.
lesson-first-place_net = A net covers two cells, side by side or one above the other. Place it where it spoils nothing, or release it.
lesson-again-place_net = Two matching fish, well placed, can advance three lines at once.
lesson-first-haul = Every token here is a point if you stop in time. The second crab loses the haul, so look at the odds before you draw again.
# $losing of the $tokens in the bag.
lesson-haul-odds =
    { $losing ->
        [one] { $losing } of { $tokens } tokens in the bag would lose you this haul. Take your points, or risk one more?
       *[other] { $losing } of { $tokens } tokens in the bag would lose you this haul. Take your points, or risk one more?
    }
lesson-haul-safe = The next draw is safe, so go ahead!
lesson-first-rock = Keep the card you think you can fulfill; nobody else sees it. It scores at the end.
lesson-again-rock = A good card asks for something you are doing anyway.
lesson-first-slot = Here all boats wait for each other, and then pick cards. Slot 1 picks first and leaves last; the outermost slot does the opposite.
lesson-first-draft = A meal scores right away; an upgrade improves a station until the end. What you leave passes to the next boat.
lesson-again-draft = The fewer stops ahead, the less an upgrade is worth. A meal always counts.

# What the last stop has brought.
lesson-after-angling = A full row or column scores if all its fish share a color or a kind.
lesson-after-release = You released it, and it stays in the School for all to see.
lesson-after-net = Both fish count, each for its row and its column.
lesson-after-trap = These points are safe: what you have kept, you never lose.
lesson-after-trap-lost = That haul is gone, but nothing else is lost.
# $n: points that the Offerings still aboard would cost at the end.
lesson-after-whirlpool =
    { $n ->
        [one] One Offering is afloat, but the others would still cost you { $n } point.
       *[other] One Offering is afloat, but the others would still cost you { $n } points.
    }
lesson-after-panorama = A section scores its own number, 1 now and 2 the next time: come back for more.
lesson-after-rock = Your card is face down; look at it whenever you like.
# $name: of the card.
lesson-after-meal = { $name } has scored already.
lesson-after-upgrade = { $name } works automatically from now on.

lesson-wait = You are ahead, so the others move now.
lesson-wait-dock = You are in. Now wait for the other boats.
lesson-wait-draft = The others are picking their cards.
lesson-wait-leave = The outer slots leave first, and you follow.
lesson-wait-finish = You are home! Now the others finish their journey.

lesson-end-won = Well sailed, you win! Now you know the whole game; the full journey has the same stops, only more of them.
lesson-end = Well sailed! Now you know the whole game; the full journey has the same stops, only more of them.
lesson-play = Play against bots
lesson-rules = Read the rules


## The question mark beside stations, cards and numbers

# $title: what is explained, as "Whirlpool".
explain-open = Help: { $title }
explain-rules = See the rules
explain-panoramas = Panoramas
# The Starting Port. One sentence a line.
explain-start =
    All boats set out from here.
    The one furthest behind moves next, and may move again while it is still behind.
explain-rock = It stays secret until the end.
# $sort: "meal" or "upgrade for Angling".
explain-sort = Dock card, { $sort }.
explain-cards-title = Your cards
explain-cards = Meals have already scored, and upgrades work automatically. Sacred Rock cards score at the end, if you fulfill them.
# $n: how many are left at the end. Points follow in a column of their own.
explain-offerings =
    { $n ->
        [0] No Offerings left
        [one] { $n } Offering left
       *[other] { $n } Offerings left
    }
explain-score =
    { $you ->
        [yes] Your points
       *[no] { $name }’s points
    }
explain-total = Total
# Sacred Rock cards that are still face down.
explain-score-rocks =
    { $n ->
        [one] { $n } Sacred Rock card is still to be revealed.
       *[other] { $n } Sacred Rock cards are still to be revealed.
    }
# $cost: as "10 points".
explain-score-penalty =
    { $n ->
        [one] { $n } Offering still aboard would cost { $cost }.
       *[other] { $n } Offerings still aboard would cost { $cost }.
    }


## Chapters after the first game: their names, what is said before the first stop, and the end

lesson-docks = Docks
lesson-rocks = Rocks
lesson-neutral = The neutral boat
lesson-scoring = Scoring
lesson-docks-1 = This short journey is about Docks. Every boat stops there, waits for all the others, and then everyone picks a card.
lesson-docks-2 = Slot 1 picks first, from the most cards, but leaves last. The outermost slot picks last and leaves first: choose what you need more.
lesson-rocks-1 = This short journey is about Sacred Rocks. At each one you look at some cards, keep one in secret, and score it at the end if you fulfill it.
lesson-rocks-2 = A good card asks for what you are doing anyway. Watch the progress on your cards while you sail.
lesson-neutral-1 = Two players share the sea with a neutral boat. It takes nothing and scores nothing, but it blocks stops and slots.
lesson-neutral-2 = When the neutral boat is last, whoever is furthest ahead moves it. Use it to take a stop away from the other player.
lesson-scoring-1 = This short journey is about points. A row or a column of the rack scores once, when it is full and all its fish share a color or a kind.
lesson-scoring-2 = At the end, fulfilled Rock cards score, and each Offering still aboard costs points. The earlier you reach the last port, the more your Early Bird token is worth.
lesson-chapter-end = That was the chapter “{ $chapter }”. Try the next one, or a whole game.
lesson-neutral-sail = You are furthest ahead, so you move the neutral boat. Put it where it is in the other player’s way.
lesson-neutral-slot = Choose a slot for the neutral boat. The slots that are left decide who picks when.
