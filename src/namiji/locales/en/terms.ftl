# Names and short texts of the game's data. What follows a prefix is the id of the data, as it stands.
#
# Names go into sentences as arguments, so each is in its dictionary form: nominative, no article, small
# letter unless it always has a capital. An edition of a player's own may have other colors, kinds and
# cards: those are named by their ids.


## Who

# $seat: its number. The name of a player who has given none.
seat-name = Player { $seat }
# Among other names, as in "Player 2, you and Player 3".
you = you
neutral-boat = the neutral boat


## Numbers and lists

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# $n: how far below zero. Spelled out, since many voices skip a minus sign.
points-below =
    { $n ->
        [one] minus { $n } point
       *[other] minus { $n } points
    }
# $n: how far below zero.
figure-below = minus { $n }
# $n: 1 to 5, and rarely more. It stands for a boat's turn or place.
ordinal =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
# $rest: one name, or several with commas between them; $sound: the letter that $last starts with for the
# ear, for conjunctions that change before some.
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
# An empty list, as in "Trap: nothing."
nothing = nothing


## Stations

station-start = Starting Port
station-angling = Angling
station-net = Net Casting
station-trap = Crustacean Trap
station-whirlpool = Whirlpool
station-dolphin = Dolphin Panorama
station-octopus = Octopus Panorama
station-whale = Whale Panorama
station-rock = Sacred Rock
station-dock = Dock
station-finish = Finish Port

# Where a boat is, and where it sails to: with the preposition that goes with it. $at: the station's id.
place-at =
    { $at ->
        [start] at the Starting Port
        [angling] at Angling ({ $position })
        [net] at Net Casting ({ $position })
        [trap] at the Crustacean Trap ({ $position })
        [whirlpool] at the Whirlpool ({ $position })
        [dolphin] at the Dolphin Panorama ({ $position })
        [octopus] at the Octopus Panorama ({ $position })
        [whale] at the Whale Panorama ({ $position })
        [rock] at the Sacred Rock ({ $position })
        [dock] at the Dock ({ $position })
       *[finish] at the Finish Port
    }
place-to =
    { $at ->
        [start] to the Starting Port
        [angling] to Angling ({ $position })
        [net] to Net Casting ({ $position })
        [trap] to the Crustacean Trap ({ $position })
        [whirlpool] to the Whirlpool ({ $position })
        [dolphin] to the Dolphin Panorama ({ $position })
        [octopus] to the Octopus Panorama ({ $position })
        [whale] to the Whale Panorama ({ $position })
        [rock] to the Sacred Rock ({ $position })
        [dock] to the Dock ({ $position })
       *[finish] to the Finish Port
    }

panorama-dolphin = dolphin
panorama-octopus = octopus
panorama-whale = whale


## Fish

color-blue = blue
color-orange = orange
color-green = green

kind-bream = bream
kind-mackerel = mackerel
kind-puffer = puffer
kind-sunfish = sunfish

fish-blue-bream = blue bream
fish-blue-mackerel = blue mackerel
fish-blue-puffer = blue puffer
fish-blue-sunfish = blue sunfish
fish-orange-bream = orange bream
fish-orange-mackerel = orange mackerel
fish-orange-puffer = orange puffer
fish-orange-sunfish = orange sunfish
fish-green-bream = green bream
fish-green-mackerel = green mackerel
fish-green-puffer = green puffer
fish-green-sunfish = green sunfish

# A net with two fish of a kind.
pair-blue-bream = two blue bream
pair-blue-mackerel = two blue mackerel
pair-blue-puffer = two blue puffers
pair-blue-sunfish = two blue sunfish
pair-orange-bream = two orange bream
pair-orange-mackerel = two orange mackerel
pair-orange-puffer = two orange puffers
pair-orange-sunfish = two orange sunfish
pair-green-bream = two green bream
pair-green-mackerel = two green mackerel
pair-green-puffer = two green puffers
pair-green-sunfish = two green sunfish
# Two of a fish that has no name of its own. $fish: the fish, by its id.
pair = { $fish } twice

# $id: 1 to 3, from the top.
line-row = row { $id }
# $id: a to d, from the left.
line-column = column { $id }
cell-empty = empty
# What all fish of a line have in common. $what: color, kind, or fish for both; $name: its name.
shared =
    { $what ->
        [color] all { $name }
        [kind] all { $name }
       *[fish] all { $name }
    }


## Crustaceans

token-crab = crab
token-shrimp = shrimp
crabs =
    { $n ->
        [one] { $n } crab
       *[other] { $n } crabs
    }
shrimps =
    { $n ->
        [one] { $n } shrimp
       *[other] { $n } shrimp
    }


## Cards

card-maki = Maki
card-ramen = Ramen
card-onigiri = Onigiri
card-second-hook = Second Hook
card-long-gaff = Long Gaff
card-lantern-lure = Lantern Lure
card-keen-blade = Keen Blade
card-wide-net = Wide Net
card-sorting-baskets = Sorting Baskets
card-sturdy-trap = Sturdy Trap
card-deep-trap = Deep Trap
card-bait-box = Bait Box
card-paper-fleet = Paper Fleet
card-incense = Incense
card-spyglass = Spyglass
card-pilgrim-chart = Pilgrim Chart
card-sacred-rope = Sacred Rope

card-skilled-fisherman = Skilled Fisherman
card-brimming-rack = Brimming Rack
card-long-lines = Long Lines
card-tall-stacks = Tall Stacks
card-blue-catch = Blue Catch
card-orange-catch = Orange Catch
card-green-catch = Green Catch
card-net-hauler = Net Hauler
card-shellfish-feast = Shellfish Feast
card-shrimp-broth = Shrimp Broth
card-crab-tamer = Crab Tamer
card-light-boat = Light Boat
card-dolphin-friend = Dolphin Friend
card-octopus-watcher = Octopus Watcher
card-whale-song = Whale Song
card-wide-horizon = Wide Horizon
card-three-wonders = Three Wonders
card-gourmet = Gourmet
card-fine-gear = Fine Gear
card-pilgrim = Pilgrim

# What a Dock card is: a meal, or an upgrade by its station.
sort-meal = meal
sort-angling = upgrade for Angling
sort-net = upgrade for Net Casting
sort-trap = upgrade for the Crustacean Trap
sort-whirlpool = upgrade for the Whirlpool
sort-panorama = upgrade for all Panoramas
sort-rock = upgrade for Sacred Rocks

# What a meal gives.
gives-meal = { points } right away.

# What an upgrade does. $n: by how much, 1 or more.
parameter-angling_reveals =
    { $n ->
        [one] { $n } more fish is flipped before you take one.
       *[other] { $n } more fish are flipped before you take one.
    }
parameter-angling_catches =
    { $n ->
        [one] You may take { $n } more fish.
       *[other] You may take { $n } more fish.
    }
parameter-angling_spread = A fish caught by Angling may go into any free cell.
parameter-angling_points =
    { $n ->
        [one] Once per stop, { $n } point with the first fish you keep.
       *[other] Once per stop, { $n } points with the first fish you keep.
    }
parameter-net_reveals =
    { $n ->
        [one] { $n } more net is revealed for you to choose from.
       *[other] { $n } more nets are revealed for you to choose from.
    }
parameter-net_points =
    { $n ->
        [one] Once per stop, { $n } point for placing a net.
       *[other] Once per stop, { $n } points for placing a net.
    }
parameter-trap_draws =
    { $n ->
        [one] A haul may hold { $n } more token.
       *[other] A haul may hold { $n } more tokens.
    }
parameter-trap_crabs =
    { $n ->
        [one] It takes { $n } more crab to lose a haul.
       *[other] It takes { $n } more crabs to lose a haul.
    }
parameter-trap_saved =
    { $n ->
        [one] From a lost haul, keep up to { $n } shrimp.
       *[other] From a lost haul, keep up to { $n } shrimp.
    }
parameter-trap_points =
    { $n ->
        [one] Once per stop, { $n } point for keeping the haul.
       *[other] Once per stop, { $n } points for keeping the haul.
    }
parameter-whirlpool_offerings =
    { $n ->
        [one] You set { $n } more Offering afloat.
       *[other] You set { $n } more Offerings afloat.
    }
parameter-whirlpool_points =
    { $n ->
        [one] Once per stop, { $n } point with the first Offering you set afloat.
       *[other] Once per stop, { $n } points with the first Offering you set afloat.
    }
parameter-panorama_sections =
    { $n ->
        [one] Take { $n } more section of the panorama.
       *[other] Take { $n } more sections of the panorama.
    }
parameter-panorama_points =
    { $n ->
        [one] Once per stop, { $n } more point with the first section you take.
       *[other] Once per stop, { $n } more points with the first section you take.
    }
parameter-rock_draws =
    { $n ->
        [one] You choose from { $n } more card.
       *[other] You choose from { $n } more cards.
    }
parameter-rock_keeps =
    { $n ->
        [one] Keep { $n } more of the cards.
       *[other] Keep { $n } more of the cards.
    }
parameter-rock_points =
    { $n ->
        [one] Once per stop, { $n } point with the first card you keep.
       *[other] Once per stop, { $n } points with the first card you keep.
    }

# What a Sacred Rock card gives at the end. $n: points, $wanted: what it asks for, as
# "at least 3 lines scored and no crabs".
gives-rock = { points } for { $wanted }.

# What it asks for, and what a boat has of it. They stand in the sentences below.
metric-lines =
    { $n ->
        [0] no lines scored
        [one] { $n } line scored
       *[other] { $n } lines scored
    }
metric-rows =
    { $n ->
        [0] no rows scored
        [one] { $n } row scored
       *[other] { $n } rows scored
    }
metric-columns =
    { $n ->
        [0] no columns scored
        [one] { $n } column scored
       *[other] { $n } columns scored
    }
metric-fish =
    { $n ->
        [0] no fish in the rack
        [one] { $n } fish in the rack
       *[other] { $n } fish in the rack
    }
metric-nets =
    { $n ->
        [0] no nets placed
        [one] { $n } net placed
       *[other] { $n } nets placed
    }
metric-crabs =
    { $n ->
        [0] no crabs
        [one] { $n } crab
       *[other] { $n } crabs
    }
metric-shrimp =
    { $n ->
        [0] no shrimp
        [one] { $n } shrimp
       *[other] { $n } shrimp
    }
metric-crustaceans =
    { $n ->
        [0] no crustaceans
        [one] { $n } crustacean
       *[other] { $n } crustaceans
    }
metric-offerings_left =
    { $n ->
        [0] no Offerings left
        [one] { $n } Offering left
       *[other] { $n } Offerings left
    }
metric-dolphin =
    { $n ->
        [0] no dolphin sections
        [one] { $n } dolphin section
       *[other] { $n } dolphin sections
    }
metric-octopus =
    { $n ->
        [0] no octopus sections
        [one] { $n } octopus section
       *[other] { $n } octopus sections
    }
metric-whale =
    { $n ->
        [0] no whale sections
        [one] { $n } whale section
       *[other] { $n } whale sections
    }
metric-sections =
    { $n ->
        [0] no panorama sections
        [one] { $n } panorama section
       *[other] { $n } panorama sections
    }
metric-panoramas_started =
    { $n ->
        [0] no panoramas started
        [one] { $n } panorama started
       *[other] { $n } panoramas started
    }
metric-meals =
    { $n ->
        [0] no meals
        [one] { $n } meal
       *[other] { $n } meals
    }
metric-upgrades =
    { $n ->
        [0] no upgrades
        [one] { $n } upgrade
       *[other] { $n } upgrades
    }
metric-rocks =
    { $n ->
        [0] no Sacred Rock cards
        [one] { $n } Sacred Rock card
       *[other] { $n } Sacred Rock cards
    }
metric-blue =
    { $n ->
        [0] no blue fish
        [one] { $n } blue fish
       *[other] { $n } blue fish
    }
metric-orange =
    { $n ->
        [0] no orange fish
        [one] { $n } orange fish
       *[other] { $n } orange fish
    }
metric-green =
    { $n ->
        [0] no green fish
        [one] { $n } green fish
       *[other] { $n } green fish
    }
# Fish of a color that has no name of its own. $color: the color, by its id.
metric =
    { $n ->
        [0] no { $color } fish
        [one] { $n } { $color } fish
       *[other] { $n } { $color } fish
    }

# $metric: an amount as above; $limit: none means no more than it (and may be zero), between means
# $least up to it, any means that every amount will do.
condition =
    { $limit ->
        [least] at least { $metric }
        [most] at most { $metric }
        [none] { $metric }
        [exactly] exactly { $metric }
        [between] { $least } to { $metric }
       *[any] nothing in particular
    }
# How a boat stands with what a card asks for. $metric: what it has, $n: what it lacks or has too much;
# right means neither too few nor too many.
progress =
    { $state ->
        [missing] You have { $metric }, { $n } to go.
        [excess] You have { $metric }, { $n } too many.
        [enough] You have { $metric }: enough.
       *[right] You have { $metric }, as required.
    }


## Points

# What points are for, in brackets behind them.
reason-row = full row
reason-column = full column
reason-crustaceans = crustaceans
reason-section = panorama section
reason-bonus = Panorama Bonus
reason-meal = meal
reason-upgrade = upgrade
reason-early_bird = Early Bird
reason-rock = Sacred Rock card
reason-penalty = Offerings still aboard

# Where points come from when a game is counted up.
source-row = Rows
source-column = Columns
source-crustaceans = Crustaceans
source-section = Panorama sections
source-bonus = Panorama Bonus
source-meal = Meals
source-upgrade = Upgrades
source-early_bird = Early Bird
source-rock = Sacred Rocks
source-penalty = Offerings left


## Bots

level-deckhand = Deckhand
level-deckhand-about = A beginner, new to the sea.
level-sailor = Sailor
level-sailor-about = Plays soundly, but makes mistakes.
level-skipper = Skipper
level-skipper-about = Good judgment, few slips.
level-master = Master
level-master-about = Thinks ahead: the strongest of all.
