# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name. Names of fish, cards and lines come in their
# dictionary form: $fish, $card, $line. $place is like "at the Whirlpool (14)" where a boat is, and like "to
# the Whirlpool (14)" where it sails. $haul and $bag are like "2 shrimp and 1 crab", and $net is like "two
# blue bream" or "blue bream and green puffer".


## What happens. What follows told- is the type of an event.
## -neutral: of the neutral boat; -then: where it follows on the same line.

told-started =
    { $direction ->
        [clockwise] The boats sail clockwise.
       *[counterclockwise] The boats sail counterclockwise.
    }
# $names: "Player 2, you and Player 3".
told-started-order = They line up at the Starting Port, front to back: { $names }.
told-started-fish = One fish is face up in the School: { $fish }.
# $slot: 0 on the route, 1 off it.
told-sailed =
    { $slot ->
        [0] { $you ->
            [yes] You sail { $place }.
           *[no] { $name } sails { $place }.
        }
       *[1] { $you ->
            [yes] You sail { $place }, second slot.
           *[no] { $name } sails { $place }, second slot.
        }
    }
# $you, $name: who moves it; $idle: yes where nothing comes of it.
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] You move the neutral boat { $place }. Nothing happens there.
           *[no] { $name } moves the neutral boat { $place }. Nothing happens there.
        }
       *[no] { $you ->
            [yes] You move the neutral boat { $place }.
           *[no] { $name } moves the neutral boat { $place }.
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
told-fish_flipped = A fish is flipped face up in the School: { $fish }.
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
        [yes] You release a fish: { $fish }.
       *[no] { $name } releases a fish: { $fish }.
    }
told-catch_declined =
    { $you ->
        [yes] You take no more fish.
       *[no] { $name } takes no more fish.
    }
# $nets: each like "two blue bream", with semicolons between them.
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] You reveal a net: { $nets }.
           *[no] { $name } reveals a net: { $nets }.
        }
       *[other] { $you ->
            [yes] You reveal { $n } nets: { $nets }.
           *[no] { $name } reveals { $n } nets: { $nets }.
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
        [yes] You release a net: { $net }.
       *[no] { $name } releases a net: { $net }.
    }
# $tokens: one draw after the other, as "shrimp, shrimp, crab".
told-crustacean_drawn =
    { $you ->
        [yes] You draw from the bag: { $tokens }.
       *[no] { $name } draws from the bag: { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] You keep { $haul }.
       *[no] { $name } keeps { $haul }.
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
            [yes] You set your last Offering afloat.
           *[no] { $name } sets their last Offering afloat.
        }
       *[other] { $you ->
            [yes] You set an Offering afloat; { $n } left.
           *[no] { $name } sets an Offering afloat; { $n } left.
        }
    }
# $panorama: dolphin, octopus or whale.
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] You take section { $section } of the Dolphin Panorama.
           *[no] { $name } takes section { $section } of the Dolphin Panorama.
        }
        [octopus] { $you ->
            [yes] You take section { $section } of the Octopus Panorama.
           *[no] { $name } takes section { $section } of the Octopus Panorama.
        }
       *[whale] { $you ->
            [yes] You take section { $section } of the Whale Panorama.
           *[no] { $name } takes section { $section } of the Whale Panorama.
        }
    }
# $panorama: dolphin, octopus or whale.
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] You take the Dolphin Panorama Bonus.
           *[no] { $name } takes the Dolphin Panorama Bonus.
        }
        [octopus] { $you ->
            [yes] You take the Octopus Panorama Bonus.
           *[no] { $name } takes the Octopus Panorama Bonus.
        }
       *[whale] { $you ->
            [yes] You take the Whale Panorama Bonus.
           *[no] { $name } takes the Whale Panorama Bonus.
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
# After "Player 2 looks at 2 Sacred Rock cards."
told-rock_kept-then =
    { $known ->
        [yes] Kept: { $card }.
       *[no] One is kept.
    }
told-rock_returned = Returned under the deck: { $card }.
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
# After "Player 2 looks at 2 Dock cards."
told-dock_card_kept-then = Picked: { $card } ({ $sort }).
# $known: yes where you know the card; $card is empty where not.
told-dock_card_discarded =
    { $known ->
        [yes] A random Dock card is discarded for the neutral boat: { $card }.
       *[no] A random Dock card is discarded face down for the neutral boat.
    }
told-dock_card_returned =
    { $known ->
        [yes] The last card goes under the deck: { $card }. The boats leave the Dock.
       *[no] The last card goes under the deck. The boats leave the Dock.
    }
# $rank: "1st", $token: its points, 0 where none is left.
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] You arrive { $rank }, without an Early Bird token.
           *[no] { $name } arrives { $rank }, without an Early Bird token.
        }
       *[other] { $you ->
            [yes] You arrive { $rank } and take the { $token }-point Early Bird token.
           *[no] { $name } arrives { $rank } and takes the { $token }-point Early Bird token.
        }
    }
told-arrived-neutral =
    { $token ->
        [0] The neutral boat arrives { $rank }, without an Early Bird token.
       *[other] The neutral boat arrives { $rank }. The { $token }-point Early Bird token is discarded.
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
            [yes] You reveal { $card } ({ $wanted }): fulfilled.
           *[no] { $name } reveals { $card } ({ $wanted }): fulfilled.
        }
       *[no] { $you ->
            [yes] You reveal { $card } ({ $wanted }): not fulfilled.
           *[no] { $name } reveals { $card } ({ $wanted }): not fulfilled.
        }
    }
told-ended = The journey is over.
# Who has won. $n: the winner's points, $names: several winners.
told-won =
    { $you ->
        [yes] You win with { points }.
       *[no] { $name } wins with { points }.
    }
told-shared = Shared victory: { $names }, with { points } each.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Choose where to sail.
ask-sail-neutral = Choose where the neutral boat sails.
ask-slot = Choose a Dock slot.
ask-slot-neutral = Choose a Dock slot for the neutral boat.
ask-take = Take a fish.
ask-take-more = Take another fish, or stop here?
ask-place = Keep this fish, or release it?
ask-net = Choose a net, or release them all?
ask-place_net = Keep this net, or release it?
ask-haul = Draw again, or stop?
ask-rock = Keep one Sacred Rock card. It scores at the end.
# Where more than one may be kept.
ask-rock-more = Keep one Sacred Rock card; then keep one more.
ask-draft = Pick one Dock card.


## What one has to know to answer.

# $n: points.
know-sail = You are { $place }, with { points }.
know-sail-neutral =
    It is last and you are furthest ahead, so you move it.
    It takes up a space, nothing more.
know-sail-neutral-at = It is { $place }.
know-sail-alone = The others are already in port: keep moving until you join them.
# $name: "Player 2", "you" or "the neutral boat".
know-sail-next = Next to move: { $name }.
# $name is at $position. $boat: own or neutral, the one that sails now.
know-sail-next-from =
    { $boat ->
        [own] Next to move: { $name } (at { $position }), unless you stay behind them.
       *[neutral] Next to move: { $name } (at { $position }), unless it stays behind them.
    }
know-slot-neutral = When its turn to pick comes, a random card is discarded face down.
know-place = You hold a fish: { $fish }.
know-place_net = You hold a net: { $net }.
# $n: points of what is held.
know-haul = You hold { $haul }: { points } if you stop.
# $n: crabs.
know-haul-risk =
    { $n ->
        [1] One more crab and you lose it all. In the bag: { $bag }.
       *[other] { $n } more crabs and you lose it all. In the bag: { $bag }.
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
        [0] Take a fish: none face up.
        [one] Take a fish: { $n } face up.
       *[other] Take a fish: { $n } face up.
    }
# $n: of those lying face up.
effect-sail-angling-useful =
    { $n ->
        [0] None of them helps your lines.
        [one] { $n } of them helps your lines.
       *[other] { $n } of them help your lines.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] { $n } more is flipped first.
       *[other] { $n } more are flipped first.
    }
effect-sail-angling-catches =
    { $n ->
        [one] You may take up to { $n }.
       *[other] You may take up to { $n }.
    }
effect-sail-angling-points = { points } with the first one you keep.
# $n: nets turned up, $nets: nets in the deck.
effect-sail-net =
    { $n ->
        [one] Reveal { $n } net out of { $nets }.
       *[other] Reveal { $n } nets out of { $nets }.
    }
effect-sail-net-points = { points } if you place one.
effect-sail-trap = In the bag: { $bag }.
effect-sail-trap-saved =
    { $n ->
        [one] If you lose the haul, you keep up to { $n } shrimp.
       *[other] If you lose the haul, you keep up to { $n } shrimp.
    }
effect-sail-trap-points =
    { $n ->
        [one] { $n } extra point if you keep the haul.
       *[other] { $n } extra points if you keep the haul.
    }
# $before, $after: points that the Offerings would cost at the end.
effect-sail-whirlpool = Penalty drops from { $before } to { $after }.
# Points that come at once, here or at a Sacred Rock.
effect-sail-points = { points } right away.
# $taken: sections at this stop, $section: the last of them; $completes: yes where it is the last of all;
# $first: yes where nobody has completed it yet.
effect-sail-panorama =
    { $taken ->
        [1] { $completes ->
            [yes] { $first ->
                [yes] Section { $section } of { $sections } completes it before anyone else: { points }.
               *[no] Section { $section } of { $sections } completes it: { points }.
            }
           *[no] Section { $section } of { $sections }: { points }.
        }
       *[other] { $completes ->
            [yes] { $first ->
                [yes] { $taken } sections, up to { $section } of { $sections }, complete it before anyone else: { points }.
               *[no] { $taken } sections, up to { $section } of { $sections }, complete it: { points }.
            }
           *[no] { $taken } sections, up to { $section } of { $sections }: { points }.
        }
    }
# $n: cards to look at, $keeps: cards to keep.
effect-sail-rock =
    { $n ->
        [one] Look at { $n } card, and keep it.
       *[other] Look at { $n } cards, keep { $keeps }.
    }
# $slots: numbers of the free ones; $boat: own or neutral; $last: yes where all boats are in then.
effect-sail-dock =
    { $last ->
        [yes] Only slot { $slots } is free. That brings all boats in, and Dock cards are picked.
       *[no] { $boat ->
            [own] Slots { $slots } are free. You will wait there for the others.
           *[neutral] Slots { $slots } are free. It will wait there for the others.
        }
    }
# $n: points of the Early Bird token.
effect-sail-finish =
    { $n ->
        [0] No Early Bird token is left.
       *[other] { $boat ->
            [own] Early Bird token: { points }. Your journey ends.
           *[neutral] The { $n }-point Early Bird token is discarded.
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
        [one] { $turn } to pick, discarding the only card; { $leaves } to leave.
       *[other] { $turn } to pick, discarding 1 of { $n } cards; { $leaves } to leave.
    }

# Several like it lie there.
effect-take-left =
    { $n ->
        [one] There is { $n } of these.
       *[other] There are { $n } of these.
    }
effect-take-first = Your first fish goes on a1.
# With an upgrade.
effect-take-first-anywhere = Your first fish, for any cell you like.
# $lines: as "row 1 (5 points) or column a (3 points)".
effect-take-completes = Could complete: { $lines }.
effect-take-completes-line = { $line } ({ points })
# $lines: as "row 1 (2 of 4) or column a (2 of 3)".
effect-take-helps = Could advance: { $lines }.
effect-take-helps-line = { $line } ({ $filled } of { $size })
# The end of such a list.
effect-take-helps-more =
    { $n ->
        [one] { $n } more line
       *[other] { $n } more lines
    }
effect-take-useless = Doesn’t help any line you’ve started.
# $n: fish lying face down.
effect-take-random =
    { $n ->
        [1] The last one face down.
       *[other] A random one of { $n }.
    }
# $useful of $n; $share: none, all or some.
effect-take-random-useful =
    { $share ->
        [none] None of them would help a line you’ve started.
        [all] All of them would help a line you’ve started.
       *[some] { $useful } in { $n } would help a line you’ve started.
    }
effect-decline = Take no more fish here.

# A net with two different fish.
effect-place-pair = On { $cell }: { $fish }. On { $other-cell }: { $other-fish }.
# What becomes of a line. What follows line- is the kind of change. $n: points.
line-completes = Completes { $line }, { points }.
# $shared: as "all blue".
line-grows = Brings { $line } to { $filled } of { $size }, { $shared }.
# $lines: one or several, as "row 1 and column a".
line-begins = Starts { $lines }.
line-fills = Fills { $lines } for no points.
line-spoils = Spoils { $lines }.
line-stays_spoiled = Adds to { $lines }, already spoiled.
# How a line stands. $state: scored (for $n points), full, spoiled, several (fish) or single.
line-state =
    { $state ->
        [scored] Scored { points }.
        [full] Full, no points.
        [spoiled] Spoiled: it can no longer score.
        [several] { $filled } of { $size }, { $shared }.
       *[single] 1 of { $size }.
    }
effect-net = The net: { $net }. You can still release it.
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
        [yes] Risk of losing it all to a crab: { $losing } in { $tokens } ({ $percent }%). Otherwise { points }, and the haul is full.
       *[no] Risk of losing it all to a crab: { $losing } in { $tokens } ({ $percent }%). Otherwise { points } if you then stop.
    }
# $n: shrimp that stay even if the haul is lost.
effect-draw-saved =
    { $n ->
        [one] If you lose it, you still keep { $n } shrimp.
       *[other] If you lose it, you still keep { $n } shrimp.
    }
effect-draw-safe =
    { $ends ->
        [yes] This draw is safe. { points }, and the haul is full.
       *[no] This draw is safe. { points } if you then stop.
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
    Choose your boat’s next stop: any free station ahead, up to the next port.
    The boat furthest behind moves next. Short hops mean more stops.
    Long hops get you to the good spots first.
about-double-slots = Some stations have a second slot. It counts as behind the first.
about-slot =
    Choose where to moor at the Dock. Slot 1 is closest to the route.
    Lower slots pick a card earlier and leave later.
about-take = Take one fish from the School. You may still release it.
about-place = Put the fish in your rack, where it stays, or release it.
about-net = Choose one of the revealed nets. You may still release it.
about-place_net = Put both fish of the net in your rack, side by side or one above the other, or release them.
about-haul = You hold tokens from the bag. Draw one more, or stop and keep them.
about-rock = You keep one of these cards in secret. The others go under the deck.
about-draft =
    Pick one card, which everyone sees. The rest pass to the next boat.
    The card nobody takes goes under the deck.
about-neutral =
    A neutral boat sails with you. Nobody owns it and it collects nothing.
    When it is last, the player furthest ahead chooses where it goes.
    It takes up space. At a Dock it discards a card; at the Finish Port it uses up a token.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Angling: take a fish from the School, either a face-up one or a random face-down one.
    Then a new fish is always flipped face up, if any is left face down.
    Now place your fish in your rack, or release it.
    The first fish goes on a1, every other one next to a fish you have.
    Once placed, fish never move. A line with no color or kind in common is spoiled.
# Upgrades: what they add to it.
help-angling-reveals =
    { $n ->
        [one] Before that, { $n } fish is flipped for you.
       *[other] Before that, { $n } fish are flipped for you.
    }
help-angling-catches =
    { $n ->
        [one] After the first you may take { $n } more.
       *[other] After the first you may take { $n } more.
    }
help-angling-spread = With your upgrade, a fish may go into any free cell instead.
# $n: nets turned up.
help-net =
    { $n ->
        [one] Net Casting: { $n } Net token is revealed. It shows two fish.
       *[other] Net Casting: { $n } Net tokens are revealed. Each shows two fish.
    }
    Place one on two free cells side by side or one above the other, or release it.
# $rows, $columns: points, as "5, 7, 9", said once where all are the same.
help-lines = A full line scores if all its fish share a color or a kind: rows { $rows }, columns { $columns }.
# $draws: the most tokens in a haul, $n: points for each, $crabs: so many lose the haul.
help-trap =
    Crustacean Trap: draw tokens from the bag, one by one.
    Stop when you like; a haul holds { $draws } at most.
    Each token you keep gives { points }.
    { $crabs ->
        [1] But the first crab loses you the haul.
       *[other] But with { $crabs } crabs in it, you lose the whole haul.
    }
# An upgrade: $n shrimp.
help-trap-saved =
    { $n ->
        [one] If you lose the haul, you keep up to { $n } of its shrimp.
       *[other] If you lose the haul, you keep up to { $n } of its shrimp.
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
    Panorama: take the next section of your panorama. It scores its number.
    Sections: the dolphin has { $dolphin }, the octopus has { $octopus }, the whale has { $whale }.
    The first to complete a panorama scores { $n ->
        [one] { $n } extra point.
       *[other] { $n } extra points.
    }
# An upgrade: $n sections.
help-panorama-sections =
    { $n ->
        [one] You take { $n } section.
       *[other] You take up to { $n } sections, one after the other.
    }
# $n: cards to look at, $keeps: cards to keep.
help-rock =
    { $n ->
        [one] Sacred Rock: look at { $n } card in secret.
       *[other] Sacred Rock: look at { $n } cards in secret.
    }
    { $keeps ->
        [1] Keep one; the rest go under the deck.
       *[other] Keep { $keeps }; the rest go under the deck.
    }
    At the end, a card scores its points if you have met its condition.
help-dock =
    Dock: every boat must stop here and wait for the others.
    You choose a free slot. Slot 1 picks a card first and leaves last.
    Dock cards are meals, which score right away, and upgrades, which last to the end.
# $tokens: as "7, 5, 3, 2, 1".
help-finish =
    Finish Port: your journey ends here.
    The earlier you arrive, the higher your Early Bird token: { $tokens }.
    There are no cards to pick here.


## What someone is told who is not at the table

push-your-turn = It’s your turn.
