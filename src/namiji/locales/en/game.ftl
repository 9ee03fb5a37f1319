# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name. Names of fish, cards, lines and places come in
# their dictionary form: $fish, $card, $line, $place. $haul and $bag are like "2 shrimp and 1 crab", and
# $net is like "two blue bream" or "blue bream and green puffer".


## What happens. What follows told- is the type of an event.
## -neutral: of the neutral boat; -then: where it follows on the same line.

told-started =
    { $direction ->
        [clockwise] The boats sail clockwise.
       *[counterclockwise] The boats sail counter-clockwise.
    }
# $names: "Seat 2, you and Seat 3".
told-started-order = They line up at the Starting Port, from the front: { $names }.
told-started-fish = A fish lies face up in the School: { $fish }.
# $slot: 0 on the route, 1 off it.
told-sailed =
    { $slot ->
        [0] { $you ->
            [yes] You sail to { $place }.
           *[no] { $name } sails to { $place }.
        }
       *[1] { $you ->
            [yes] You sail to { $place }, second slot.
           *[no] { $name } sails to { $place }, second slot.
        }
    }
# $you, $name: who moves it; $idle: yes where nothing comes of it.
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] You move the neutral boat to { $place }. It does nothing there.
           *[no] { $name } moves the neutral boat to { $place }. It does nothing there.
        }
       *[no] { $you ->
            [yes] You move the neutral boat to { $place }.
           *[no] { $name } moves the neutral boat to { $place }.
        }
    }
# $slot: 1 is closest to the route.
told-docked =
    { $you ->
        [yes] You take slot { $slot }.
       *[no] { $name } takes slot { $slot }.
    }
told-docked-neutral =
    { $you ->
        [yes] You put the neutral boat in slot { $slot }.
       *[no] { $name } puts the neutral boat in slot { $slot }.
    }
# After "You sail to the Dock at 16."
told-docked-then = Slot { $slot }.
told-fish_flipped = A fish turns up in the School: { $fish }.
# $face: up or down.
told-fish_taken =
    { $face ->
        [up] { $you ->
            [yes] You take a fish: { $fish }.
           *[no] { $name } takes a fish: { $fish }.
        }
       *[down] { $you ->
            [yes] You take a face-down fish: { $fish }.
           *[no] { $name } takes a face-down fish: { $fish }.
        }
    }
told-fish_kept =
    { $you ->
        [yes] You place a fish on { $cell }: { $fish }.
       *[no] { $name } places a fish on { $cell }: { $fish }.
    }
told-fish_released =
    { $you ->
        [yes] You let a fish go: { $fish }.
       *[no] { $name } lets a fish go: { $fish }.
    }
told-catch_declined =
    { $you ->
        [yes] You take no further fish.
       *[no] { $name } takes no further fish.
    }
# $nets: each like "two blue bream", with semicolons between them.
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] You turn up a net: { $nets }.
           *[no] { $name } turns up a net: { $nets }.
        }
       *[other] { $you ->
            [yes] You turn up { $n } nets: { $nets }.
           *[no] { $name } turns up { $n } nets: { $nets }.
        }
    }
# $cells: two of them; the first holds the first fish.
told-net_kept =
    { $you ->
        [yes] You place a net on { $cells }: { $net }.
       *[no] { $name } places a net on { $cells }: { $net }.
    }
told-net_released =
    { $you ->
        [yes] You let a net go: { $net }.
       *[no] { $name } lets a net go: { $net }.
    }
# $tokens: one draw after the other, as "shrimp, shrimp, crab".
told-crustacean_drawn =
    { $you ->
        [yes] You draw from the bag: { $tokens }.
       *[no] { $name } draws from the bag: { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] You keep the haul: { $haul }.
       *[no] { $name } keeps the haul: { $haul }.
    }
told-haul_lost =
    { $you ->
        [yes] You lose the haul. Back in the bag: { $haul }.
       *[no] { $name } loses the haul. Back in the bag: { $haul }.
    }
# $n: how many are left.
told-offering_floated =
    { $n ->
        [0] { $you ->
            [yes] You set an Offering afloat, none left.
           *[no] { $name } sets an Offering afloat, none left.
        }
       *[other] { $you ->
            [yes] You set an Offering afloat, { $n } left.
           *[no] { $name } sets an Offering afloat, { $n } left.
        }
    }
# $panorama: dolphin, octopus or whale.
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] You take section { $section } of the dolphin.
           *[no] { $name } takes section { $section } of the dolphin.
        }
        [octopus] { $you ->
            [yes] You take section { $section } of the octopus.
           *[no] { $name } takes section { $section } of the octopus.
        }
       *[whale] { $you ->
            [yes] You take section { $section } of the whale.
           *[no] { $name } takes section { $section } of the whale.
        }
    }
# $panorama: dolphin, octopus or whale.
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] You take the Panorama Bonus of the dolphin.
           *[no] { $name } takes the Panorama Bonus of the dolphin.
        }
        [octopus] { $you ->
            [yes] You take the Panorama Bonus of the octopus.
           *[no] { $name } takes the Panorama Bonus of the octopus.
        }
       *[whale] { $you ->
            [yes] You take the Panorama Bonus of the whale.
           *[no] { $name } takes the Panorama Bonus of the whale.
        }
    }
told-rocks_drawn =
    { $you ->
        [yes] { $n ->
            [one] You look at { $n } Sacred Rock card.
           *[other] You look at { $n } Sacred Rock cards.
        }
       *[no] { $n ->
            [one] { $name } looks at { $n } Sacred Rock card.
           *[other] { $name } looks at { $n } Sacred Rock cards.
        }
    }
# You know which ones another player draws: you have put them under the deck. $cards: their names.
told-rocks_drawn-known = You have seen them before: { $cards }.
# $known: yes where you know the card; $card is empty where not.
told-rock_kept =
    { $known ->
        [yes] { $you ->
            [yes] You keep a Sacred Rock card: { $card }.
           *[no] { $name } keeps a Sacred Rock card: { $card }.
        }
       *[no] { $name } keeps a Sacred Rock card.
    }
# After "Seat 2 looks at 2 Sacred Rock cards."
told-rock_kept-then =
    { $known ->
        [yes] Kept: { $card }.
       *[no] One is kept.
    }
told-rock_returned = Under the deck goes: { $card }.
told-dock_hand =
    { $you ->
        [yes] { $n ->
            [one] You look at { $n } Dock card.
           *[other] You look at { $n } Dock cards.
        }
       *[no] { $n ->
            [one] { $name } looks at { $n } Dock card.
           *[other] { $name } looks at { $n } Dock cards.
        }
    }
# $sort: as "upgrade for Angling".
told-dock_card_kept =
    { $you ->
        [yes] You pick a Dock card: { $card } ({ $sort }).
       *[no] { $name } picks a Dock card: { $card } ({ $sort }).
    }
# After "Seat 2 looks at 2 Dock cards."
told-dock_card_kept-then = Picked: { $card } ({ $sort }).
# $known: yes where you know the card; $card is empty where not.
told-dock_card_discarded =
    { $known ->
        [yes] For the neutral boat, one Dock card at random leaves the game: { $card }.
       *[no] For the neutral boat, one Dock card at random leaves the game, unseen.
    }
told-dock_card_returned =
    { $known ->
        [yes] Left over and under the deck: { $card }. The boats leave the Dock.
       *[no] The card left over goes under the deck. The boats leave the Dock.
    }
# $rank: "1st", $token: its points, 0 where none is left.
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] You come in { $rank }, without an Early Bird token.
           *[no] { $name } comes in { $rank }, without an Early Bird token.
        }
       *[other] { $you ->
            [yes] You come in { $rank } and take the Early Bird token of { $token }.
           *[no] { $name } comes in { $rank } and takes the Early Bird token of { $token }.
        }
    }
told-arrived-neutral =
    { $token ->
        [0] The neutral boat comes in { $rank }, without an Early Bird token.
       *[other] The neutral boat comes in { $rank }. The Early Bird token of { $token } goes to nobody.
    }
# $sign: gain or loss, $n: how many points, $reason: "full row", $total: "12" or "minus 3".
told-scored =
    { $sign ->
        [gain] { $you ->
            [yes] You score { points } ({ $reason }), { $total } in all.
           *[no] { $name } scores { points } ({ $reason }), { $total } in all.
        }
       *[loss] { $you ->
            [yes] You lose { points } ({ $reason }), { $total } in all.
           *[no] { $name } loses { points } ({ $reason }), { $total } in all.
        }
    }
# After the sentence that says what the points are for.
told-scored-then = { points }, { $total } in all.
# $wanted: what the card asks for, as "at least 3 lines scored".
told-rock_revealed =
    { $fulfilled ->
        [yes] { $you ->
            [yes] You reveal: { $card }, { $wanted }. Fulfilled.
           *[no] { $name } reveals: { $card }, { $wanted }. Fulfilled.
        }
       *[no] { $you ->
            [yes] You reveal: { $card }, { $wanted }. Not fulfilled.
           *[no] { $name } reveals: { $card }, { $wanted }. Not fulfilled.
        }
    }
told-ended = The journey is over.
# Who has won. $n: the winner's points, $names: several winners.
told-won =
    { $you ->
        [yes] You win with { points }.
       *[no] { $name } wins with { points }.
    }
told-shared = Victory is shared by { $names }, with { points } each.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Choose where to sail.
ask-sail-neutral = Choose where the neutral boat sails.
ask-slot = Choose a Dock slot.
ask-slot-neutral = Choose a Dock slot for the neutral boat.
ask-take = Take a fish.
ask-take-more = Take one more fish, or none?
ask-place = Keep this fish, or let it go?
ask-net = Choose a net, or let them all go?
ask-place_net = Keep this net, or let it go?
ask-haul = Draw again, or stop?
ask-rock = Keep one Sacred Rock card. It counts at the end.
ask-draft = Pick one Dock card.


## What one has to know to answer.

# $n: points.
know-sail = You are at { $place }, with { points }.
know-sail-neutral =
    It is last and you are furthest ahead, so you move it.
    It takes up a place, and nothing else.
know-sail-neutral-at = It is at { $place }.
know-sail-alone = The others are in port: you move on until you join them.
# $name: "Seat 2", "you" or "the neutral boat".
know-sail-next = Next to move: { $name }.
# $name is at $position. $boat: own or neutral, the one that sails now.
know-sail-next-from =
    { $boat ->
        [own] Next to move: { $name }, from { $position }, unless you stay behind.
       *[neutral] Next to move: { $name }, from { $position }, unless it stays behind.
    }
know-slot-neutral = On its turn to pick, a card leaves the game unseen.
know-place = You hold a fish: { $fish }.
know-place_net = You hold a net: { $net }.
# $n: points of what is held.
know-haul = You hold { $haul }: { points } if you stop.
# $n: crabs.
know-haul-risk =
    { $n ->
        [1] One more crab loses it all. In the bag: { $bag }.
       *[other] { $n } more crabs lose it all. In the bag: { $bag }.
    }


## What an answer would do. What follows effect- is the kind of an effect, then the kind of a stop.

# Where to: the station, and the slots where there can be more than one. $room: second, both or other.
effect-sail =
    { $room ->
        [second] { $station }, second slot.
        [both] { $station }, 2 slots free.
       *[other] { $station }.
    }
# $boat: own or neutral.
effect-sail-again =
    { $boat ->
        [own] Then you move again.
       *[neutral] Then it moves again.
    }

# What a stop gives now. $n: fish lying face up.
effect-sail-angling =
    { $n ->
        [0] Take a fish: none lies face up.
        [one] Take a fish: { $n } lies face up.
       *[other] Take a fish: { $n } lie face up.
    }
# $n: of those lying face up.
effect-sail-angling-useful =
    { $n ->
        [0] None of them helps a line of yours.
        [one] { $n } of them helps a line of yours.
       *[other] { $n } of them help a line of yours.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] { $n } more turns up first.
       *[other] { $n } more turn up first.
    }
effect-sail-angling-catches =
    { $n ->
        [one] You may take up to { $n }.
       *[other] You may take up to { $n }.
    }
effect-sail-angling-points = { points } for each you keep.
# $n: nets turned up, $nets: nets in the deck.
effect-sail-net =
    { $n ->
        [one] Turn up { $n } net of { $nets }.
       *[other] Turn up { $n } nets of { $nets }.
    }
effect-sail-net-points = { points } if you place one.
effect-sail-trap = In the bag: { $bag }.
effect-sail-trap-points =
    { $n ->
        [one] { $n } point more for a haul kept.
       *[other] { $n } points more for a haul kept.
    }
# $before, $after: points that the Offerings would cost at the end.
effect-sail-whirlpool = Penalty { $before } becomes { $after }.
# Points that come at once, here or at a Sacred Rock.
effect-sail-points = { points } at once.
# $completes: yes where it is the last section; $first: yes where nobody has completed it yet.
effect-sail-panorama =
    { $completes ->
        [yes] { $first ->
            [yes] Section { $section } of { $sections } completes it first: { points }.
           *[no] Section { $section } of { $sections } completes it: { points }.
        }
       *[no] Section { $section } of { $sections }: { points }.
    }
effect-sail-rock =
    { $n ->
        [one] Look at { $n } card, and keep it.
       *[other] Look at { $n } cards, keep 1.
    }
# $slots: numbers of the free ones; $boat: own or neutral; $last: yes where all boats are in then.
effect-sail-dock =
    { $last ->
        [yes] Slot { $slots } is free. All boats are in then, and cards are picked.
       *[no] { $boat ->
            [own] Slots { $slots } are free. You wait for the others there.
           *[neutral] Slots { $slots } are free. It waits for the others there.
        }
    }
# $n: points of the Early Bird token.
effect-sail-finish =
    { $n ->
        [0] No Early Bird token is left.
       *[other] { $boat ->
            [own] Early Bird token: { points }. Your journey ends.
           *[neutral] It takes the Early Bird token of { $n }, for nobody.
        }
    }

# A stop where nothing happens. What follows idle- is the kind of a stop.
idle-angling = The School is empty: nothing happens.
idle-net = No nets are left: nothing happens.
idle-trap = The bag is empty: nothing happens.
idle-rock = No cards are left: nothing happens.
# $n: Offerings left.
idle-whirlpool =
    { $n ->
        [0] You have no Offerings left: nothing happens.
       *[other] Nothing happens.
    }

# $turn, $leaves: "1st"; $n: cards to pick from.
effect-slot =
    { $n ->
        [one] { $turn } to pick, from { $n } card; { $leaves } to leave.
       *[other] { $turn } to pick, from { $n } cards; { $leaves } to leave.
    }
effect-slot-neutral =
    { $n ->
        [one] { $turn } to pick, which throws away the only card; { $leaves } to leave.
       *[other] { $turn } to pick, which throws away 1 of { $n } cards; { $leaves } to leave.
    }

# Several like it lie there.
effect-take-left =
    { $n ->
        [one] { $n } of these.
       *[other] { $n } of these.
    }
effect-take-first = Your first fish, it goes to a1.
# $lines: as "row 1 for 5 points or column a for 3 points".
effect-take-completes = Could complete { $lines }.
effect-take-completes-line = { $line } for { points }
# $lines: as "row 1 to 2 of 4 or column a to 2 of 3".
effect-take-helps = Could bring { $lines }.
effect-take-helps-line = { $line } to { $filled } of { $size }
# The end of such a list.
effect-take-helps-more =
    { $n ->
        [one] { $n } more line
       *[other] { $n } more lines
    }
effect-take-useless = Helps no line you have begun.
# $n: fish lying face down.
effect-take-random =
    { $n ->
        [1] The last one face down.
       *[other] A random one of { $n }.
    }
# $useful of $n; $share: none, all or some.
effect-take-random-useful =
    { $share ->
        [none] None of them would help a line you have begun.
        [all] All of them would help a line you have begun.
       *[some] { $useful } in { $n } would help a line you have begun.
    }
effect-decline = Take no further fish here.

# A net with two different fish.
effect-place-pair = On { $cell }: { $fish }. On { $other-cell }: { $other-fish }.
# What becomes of a line. What follows line- is the kind of change. $n: points.
line-completes = Completes { $line }, { points }.
# $shared: as "all blue".
line-grows = Brings { $line } to { $filled } of { $size }, { $shared }.
# $lines: one or several, as "row 1 and column a".
line-begins = Begins { $lines }.
line-fills = Fills { $lines } without points.
line-spoils = Spoils { $lines }.
line-stays_spoiled = Adds to { $lines }, spoiled before.
# How a line stands. $state: scored (for $n points), full, spoiled, several (fish) or single.
line-state =
    { $state ->
        [scored] Scored { points }.
        [full] Full, without points.
        [spoiled] Spoiled, it cannot score.
        [several] { $filled } of { $size }, { $shared }.
       *[single] 1 of { $size }.
    }
effect-net = The net: { $net }. You can still let it go.
effect-release-school = It goes back to the School, face up.
# $n: nets.
effect-release-nets =
    { $n ->
        [1] It goes under the deck of nets.
       *[other] They all go under the deck of nets.
    }

# $losing of $tokens in the bag would lose the haul, $percent of a hundred; $n: points if not;
# $ends: yes where the haul is then full.
effect-draw =
    { $ends ->
        [yes] { $losing } in { $tokens } that a crab ends it, { $percent } percent. Otherwise { points }, and the haul ends there.
       *[no] { $losing } in { $tokens } that a crab ends it, { $percent } percent. Otherwise { points } if you then stop.
    }
effect-draw-safe =
    { $ends ->
        [yes] Nothing can be lost on this one. { points }, and the haul ends there.
       *[no] Nothing can be lost on this one. { points } if you then stop.
    }
effect-stop = Keep { $haul }: { points }.

# Equal cards are one option.
effect-copies =
    { $n ->
        [one] There is { $n } of these.
       *[other] There are { $n } of these.
    }


## What a question is about. What follows about- is a phase of the game. One sentence a line.

about-sail =
    You choose the next stop of your boat: any free station ahead, up to the next port.
    The boat furthest behind moves next. Short steps bring more stops.
    Long steps reach the good places before the others do.
about-double-slots = Some stations have a second slot. It counts as behind the first.
about-slot =
    You choose where to lie at the Dock. Slot 1 is closest to the route.
    Lower slots pick a card earlier and leave later.
about-take = You take one fish of the School. You may still let it go.
about-place = You put the fish in your rack, where it stays, or let it go.
about-net = You choose one of the nets turned up. You may still let it go.
about-place_net = You put both fish of the net in your rack, side by side, or let them go.
about-haul = You hold tokens from the bag. Draw one more, or stop and keep them.
about-rock = You keep one of these cards in secret. The others go under the deck.
about-draft =
    You pick one card, which everyone sees. The rest goes on to the next boat.
    The card that nobody takes goes under the deck.
about-neutral =
    A neutral boat sails along. Nobody owns it and it collects nothing.
    When it is last, the player furthest ahead chooses where it goes.
    It takes up room. At a Dock it throws a card away, at the Finish Port it takes a token.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Angling: take a fish of the School, one lying face up or a random one face down.
    Then place it in your rack, or let it go.
    The first fish goes to the cell a1, every other one next to a fish you have.
    Fish never move again. A line with no colour or kind in common is spoiled.
# Upgrades: what they add to it.
help-angling-reveals =
    { $n ->
        [one] Before that, { $n } fish is turned up for you.
       *[other] Before that, { $n } fish are turned up for you.
    }
help-angling-catches =
    { $n ->
        [one] After the first you may take { $n } more.
       *[other] After the first you may take { $n } more.
    }
# $n: nets turned up.
help-net =
    { $n ->
        [one] Net Casting: { $n } Net token is turned up. It shows two fish.
       *[other] Net Casting: { $n } Net tokens are turned up. Each shows two fish.
    }
    Place one on two free cells side by side or one above the other, or let go.
# $rows, $columns: points, as "5, 7, 9", said once where all are the same.
help-lines = A full line scores if all its fish share a colour or a kind: rows { $rows }, columns { $columns }.
# $draws: the most tokens in a haul, $n: points for each, $crabs: so many lose the haul.
help-trap =
    Crustacean Trap: draw tokens from the bag, one by one.
    Stop when you like; a haul holds { $draws } at the most.
    Each token you keep gives { points }.
    { $crabs ->
        [1] But the haul is lost with the first crab.
       *[other] But the haul is lost with { $crabs } crabs in it.
    }
# $n: Offerings, $penalties: as "3 for 1, 6 for 2", the points and for how many.
help-whirlpool =
    { $n ->
        [one] Whirlpool: set { $n } Offering afloat.
       *[other] Whirlpool: set { $n } Offerings afloat.
    }
    Offerings left at the end cost points: { $penalties }.
# $left: Offerings, $cost: points.
help-penalty = { $cost } for { $left }
# $n: points of the bonus.
help-panorama =
    Panorama: take your next section of the picture. It scores its own number.
    Sections: the dolphin has { $dolphin }, the octopus has { $octopus }, the whale has { $whale }.
    The first to complete a picture takes { $n ->
        [one] { $n } point more.
       *[other] { $n } points more.
    }
# $n: cards.
help-rock =
    { $n ->
        [one] Sacred Rock: look at { $n } card in secret.
       *[other] Sacred Rock: look at { $n } cards in secret.
    }
    Keep one; the rest goes under the deck.
    At the end a card gives its points if your boat does what it asks for.
help-dock =
    Dock: every boat must stop here, and waits until all are in.
    You choose a free slot. Slot 1 is first to pick a card, and last to leave.
    Dock cards are meals, which score at once, and upgrades, which last.
# $tokens: as "7, 5, 3, 2, 1".
help-finish =
    Finish Port: your journey ends here.
    Who comes early takes a higher Early Bird token. They go down: { $tokens }.
    There is no card to pick here.
