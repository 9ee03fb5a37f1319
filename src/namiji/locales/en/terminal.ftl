# What only the terminal says: its greeting and commands, boats and table in words, doubts about an answer.
#
# Commands and answers are typed as they are, in every language: help, sail 14.


## Welcome

# $seat: your number of $n; $seats: the others, as "2 and 3"; $bots: what plays them.
greeting =
    Welcome to Namiji, a journey by boat from port to port.
    { $n ->
        [2] You are Player { $seat } of { $n }. Player { $seats } is played by a bot named { $bots }.
       *[other] You are Player { $seat } of { $n }. Players { $seats } are played by bots named { $bots }.
    }
    Goal: have the most points when all boats have reached the Finish Port.
    The one rule to know: the boat furthest behind always moves next.
    Sail ahead to any free station: each one gives you something right away.
greeting-answers =
    Answer with a number, or with the words of an option, such as sail 3.
    When only one move is possible, it is made for you.
    Type help at any time. An empty line repeats the question.

# $rows, $columns, $penalties and $tokens: figures, as in help-lines, help-whirlpool and help-finish;
# $n: points for each token kept; $crabs: so many lose a haul; $bonus: points.
rules =
    All boats sail one lap, in four legs separated by Docks.
    The boat furthest behind moves to any free station ahead, but not past a Dock.
    At Angling you take a fish, at Net Casting two at once, and place them in your rack.
    The rack has rows 1 to 3 and columns a to d. New fish go next to those you have.
    A full line of one color or one kind scores: rows { $rows }, columns { $columns }.
    At the Crustacean Trap you draw tokens from a bag, up to { $draws } of them.
    Each one you keep gives { points }.
    { $crabs ->
        [one] With { $crabs } crab in one haul you lose that haul.
       *[other] With { $crabs } crabs in one haul you lose that haul.
    }
    At the Whirlpool you set Offerings afloat. Those left at the end cost { $penalties }.
    At a Panorama you take your next section, which scores its number.
    The first to complete a panorama gets { $bonus } more.
    At a Sacred Rock you keep a secret objective that may score at the end.
    At a Dock all wait for each other, then pick cards: meals score, upgrades help from then on.
    At the Finish Port the early boats score most: { $tokens }.
    Most points wins.


## Help

help-answers = Answer with a number, an option’s words, or just their beginning.
command-help = help: this help; help STATION explains a station, such as help trap.
command-look = look: your boat, with your secret cards.
command-others = others: the other boats.
command-school = school: the fish, the nets and the bag.
command-route = route: the stations ahead and who is where.
command-scores = scores: the points so far.
command-log = log: the latest events.
command-rules = rules: the game in a dozen sentences.
command-undo = undo: undo your last decision, if nothing new was seen since.
command-save = save: write a record of the game: save FILE.
command-quit = quit: leave the game.
# $topics: words to be typed.
help-topics = Stations to ask about: { $topics }.
# $about: what was typed.
help-unknown = There is no help on “{ $about }”. Stations: { $topics }.


## A boat

# $score: as "12 points".
look-at =
    { $slot ->
        [0] { $you ->
            [yes] You are { $place }, with { $score }.
           *[no] { $name } is { $place }, with { $score }.
        }
       *[other] { $you ->
            [yes] You are { $place }, slot { $slot }, with { $score }.
           *[no] { $name } is { $place }, slot { $slot }, with { $score }.
        }
    }
look-neutral =
    { $slot ->
        [0] The neutral boat is { $place }.
       *[other] The neutral boat is { $place }, slot { $slot }.
    }
    It holds nothing.
look-rack-empty = The fish rack is empty.
# $line: "Row 1", $fish: from the left, as "blue bream, empty, empty, green puffer".
look-row = { $line }: { $fish }.
# $state: how it stands, in a sentence.
look-column = { $line }. { $state }
look-nets =
    { $n ->
        [0] Nets placed: none.
       *[other] Nets placed: { $n }.
    }
look-trap = Trap: { $haul }.
# $left: Offerings, $n: points.
look-offerings =
    { $left ->
        [0] Offerings: none left, no penalty.
       *[other] { $n ->
            [0] Offerings: { $left } left, no penalty.
            [one] Offerings: { $left } left, which would cost { $n } point.
           *[other] Offerings: { $left } left, which would cost { $n } points.
        }
    }
# Sections held, of how many.
look-panoramas =
    Panoramas: dolphin { $dolphin } of { $dolphins }, octopus { $octopus } of { $octopuses }, whale { $whale } of { $whales }.
# $panoramas: as "dolphin and whale".
look-bonuses = Panorama Bonus: { $panoramas }.
# $sort: as "upgrade for Angling", $text: what the card gives, in a sentence.
look-dock-card = { $card } ({ $sort }): { $text }
look-no-dock-cards = No Dock cards yet.
look-own-rocks =
    { $n ->
        [0] No Sacred Rock cards yet.
        [one] Your secret: { $n } Sacred Rock card.
       *[other] Your secret: { $n } Sacred Rock cards.
    }
# $text: what the card gives and how you stand with it, in sentences.
look-rock = { $card }: { $text }
look-rocks =
    { $n ->
        [0] Sacred Rocks: none.
        [one] Sacred Rocks: { $n } card, face down.
       *[other] Sacred Rocks: { $n } cards, face down.
    }
look-rocks-known = You know of: { $cards }.


## Points

# $who: as "You", $score: as "12 points".
score = { $who }: { $score }.
# $n: points.
score-offerings =
    { $n ->
        [one] Minus { $n } point for Offerings at the end.
       *[other] Minus { $n } points for Offerings at the end.
    }
score-rocks = Sacred Rock cards count at the end, too.
# $source: as "Rows", $figure: as "12" or "minus 6".
score-source = { $source }: { $figure }.


## The table

school-up =
    { $n ->
        [0] Face up in the School: no fish.
        [one] Face up in the School: { $n } fish.
       *[other] Face up in the School: { $n } fish.
    }
school-down =
    { $n ->
        [0] Face down: no fish.
        [one] Face down: { $n } fish.
       *[other] Face down: { $n } fish.
    }
# $kinds: as "bream 2, puffer 1".
school-color = { $color }: { $kinds }.
# $n: how many of this kind.
school-kind = { $kind } { $n }
school-nets = Nets in the deck: { $n }.
school-net-under = Released, under the deck: { $net }.
school-bag = In the bag: { $bag }.
school-rocks =
    { $n ->
        [0] In the deck: no Sacred Rock cards.
        [one] In the deck: { $n } Sacred Rock card.
       *[other] In the deck: { $n } Sacred Rock cards.
    }
# $part: of the journey, $position: where it ends.
route-part = Leg { $part } of 4. At position { $position }: { $station }.
route-stop =
    { $slots ->
        [1] { $position }: { $station }.
       *[other] { $position }: { $station }, { $slots } slots.
    }
# $names: as "you and Player 2".
route-boats = Boats here: { $names }.


## Answers that are not understood

# $answer: what was typed. $options: as "sail 2, sail 3 or sail 4".
unclear = “{ $answer }” could mean { $options }.
# The same, where there are more options than these.
unclear-many = “{ $answer }” could mean { $options }, and more.
unclear-unknown = “{ $answer }” is not one of the options. Type a number, or help.
unclear-near = “{ $answer }” is not one of the options. Did you mean “{ $option }”?
unclear-number = Choose a number from 1 to { $n }.
unclear-position = For position { $position }, type { $option }.
unclear-save = Type save and a file name, such as save game.namiji.

# Why an action is not possible now. What follows illegal- is an error code.
# $action: as it would be typed. What is asked is said after it.
illegal-not-now = You cannot do this now: { $action }.
illegal-no-fish = There is no such fish there.
illegal-must-catch = You must take the first fish of a stop.
illegal-no-net = This net is not among those revealed.
illegal-no-card = This card is not in your hand.
illegal-backwards = This position is not ahead: boats never go back.
# $port: its position.
illegal-past-dock = You must stop at the Dock, position { $port }.
illegal-rack-full = Your rack is full: you cannot stop there.
illegal-panorama-complete = Your panorama is complete: you cannot stop there again.
illegal-occupied = No slot is free there.
illegal-slot-unused = This slot is not used with this number of boats.
illegal-slot-taken = This slot is taken.
illegal-cell-taken = One of the cells is taken.
illegal-first-at-a1 = The first token must cover the cell a1.
illegal-same-fish = Both fish are the same: name the cells the other way round.
illegal-not-adjacent = New fish must go next to one you have.


## Undo, records, the end

undo-done = Undone: { $action }.
undo-nothing = You have not decided anything yet.
undo-acted = { $name } has moved since: your last decision stands.
undo-seen = Something new has been seen since: your last decision stands.
save-done = Saved to { $file }.
save-secrets = It reveals every card, including the secret ones.
# $why: the reason, as the system gives it.
save-refused = Not saved: { $why }.
end-leave = You leave the game.
end-seed = The seed of this game: { $seed }.
# $command: to be typed.
end-check = Anyone can check the deal with: { $command }
# A bot failed and another moved for it. $why: in English.
end-fault = { $name } lost a turn: { $why }.
