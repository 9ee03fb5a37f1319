# Editions: what is wrong with the file of one, and where its figures come from.
#
# Keys and words of the file stand as they are in every language: they are what a person types.


## What is wrong
## A problem follows the key that it is about, as in "boat.penalty: missing".

# $low, $high: the least and the most allowed; $span: how far apart they are.
edition-bounds =
    { $span ->
        [0] { $low }
       *[other] { $low } to { $high }
    }
# $kind: what stands there.
edition-kind =
    { $kind ->
        [boolean] a boolean
        [integer] an integer
        [float] a float
        [string] a string
        [array] an array
        [table] a table
       *[time] a date or time
    }
# $allowed: words with commas between them; $near: the one that was probably meant, if $guesses is 1.
edition-allowed =
    allowed: { $allowed }{ $guesses ->
        [0] { "" }
       *[other] ; did you mean '{ $near }'?
    }
# $most: how many characters.
edition-name = lower-case words joined by '-', at most { $most } characters

edition-problem-missing = missing
edition-problem-unknown-key = unknown key; { edition-allowed }
# $word: in quotes.
edition-problem-unknown-word = unknown { $word }; { edition-allowed }
# $found: how many there are.
edition-problem-entries = must have { edition-bounds } entries, not { $found }
edition-problem-not-a-table = must be a table, not { edition-kind }
edition-problem-not-an-array = must be an array, not { edition-kind }
edition-problem-not-an-integer = must be an integer ({ edition-bounds }), not { edition-kind }
edition-problem-not-a-boolean = must be true or false, not { edition-kind }
edition-problem-not-a-string = must be a string, not { edition-kind }
edition-problem-not-a-word = must be a string (allowed: { $allowed }), not { edition-kind }
edition-problem-not-a-name = must be { edition-name }, not { edition-kind }
# $found: the number or the name that stands there.
edition-problem-out-of-bounds = must be an integer ({ edition-bounds }), not { $found }
edition-problem-too-many-digits = must be an integer ({ edition-bounds }), not one of more than 64 bits
edition-problem-bad-name = must be { edition-name }, not { $found }
# $owner: the key that has the name, or what it is the name of.
edition-problem-taken-name =
    '{ $name }' is already the name of { $owner ->
        [metric] a metric
        [crustacean] a crustacean
        [fish] a fish
       *[other] { $owner }
    }
edition-problem-long-text = must have at most { $most } characters, not { $found }
edition-problem-long-name = { $name } must have at most { $most } characters

edition-problem-finish-last = must have 'finish' as its last entry and nowhere else
edition-problem-docks = must have exactly { $wanted } docks, not { $found }
# $leg: its number, from 1.
edition-problem-leg-length = part { $leg } must have { edition-bounds } stations, not { $found }
edition-problem-copies-or-counts = must have exactly one of: copies, counts
edition-problem-combinations = must have at most { $most } colors times kinds, not { $found }
edition-problem-same-fish = two pairs of color and kind spell the same name
edition-problem-face-down = 'face-down' says how a fish lies and cannot be the name of a fish
edition-problem-tokens-in-all = must have { edition-bounds } tokens in all, not { $found }
edition-problem-cards-in-all = must have { edition-bounds } cards in all, not { $found }
edition-problem-penalty-length = must have { $wanted } entries, for 0 to all Offerings, not { $found }
edition-problem-early-bird-order = must have the highest token first
edition-problem-upgraded-parameter = must be at most { $most } with all upgrades, not { $found }
edition-problem-adds-nothing = must not be empty; allowed: { $allowed }
edition-problem-no-limit = must have at least one of: at_least, at_most
edition-problem-crossed-limits = at_least { $least } and at_most { $most } can never both hold
# $component: a word of the file, such as dock_cards.
edition-problem-component = the standard edition has { $wanted } { $component }, not { $found }
# $id: the id of an edition that comes with the server.
edition-problem-packaged-id = '{ $id }' is the id of another edition here; change the id to one of your own

# Problems of the whole file.
edition-problem-no-such-file = no such file or packaged edition; { edition-allowed }
# $reason: in the words of the system.
edition-problem-unreadable = cannot be read: { $reason }
# $most: how many kilobytes.
edition-problem-too-large = too large; allowed: { $most } kB
edition-problem-not-utf8 = not UTF-8 text
# $number: of the line; $most: how many characters.
edition-problem-long-line = line { $number } is too long; allowed: { $most } characters
edition-problem-too-deep = nested too deeply
# $detail: what the TOML parser says, in English.
edition-problem-not-toml = not valid TOML: { $detail }: { edition-toml }
# $reason: what the parser stumbled over.
edition-toml =
    { $reason ->
        [value] a value is missing or misspelled, and text needs quotes around it
        [twice] this key or table was there before
        [equals] a '=' must follow the key
        [rest] something stands after the value
        [array] an array needs commas between its entries and a ']' at its end
        [table] a table in braces needs commas between its entries and a closing brace on the same line
        [header] a table’s name needs brackets around it
        [quote] a text has no closing quote on its line
        [backslash] a backslash in a text must be doubled
       *[other] look at this line and at the one above it
    }


## Where it comes from

edition-provenance-rulebook = rulebook
edition-provenance-inferred = inferred
edition-provenance-reconstructed = reconstructed
edition-provenance-transcribed = transcribed
edition-provenance-house = house rule

edition-provenance-rulebook-about = stated in the printed rules or shown in their examples
edition-provenance-inferred-about = the one simple reading of what the rules state
edition-provenance-reconstructed-about = the printed rules are silent, so we designed it
edition-provenance-transcribed-about = read from a physical copy
edition-provenance-house-about = a house rule

# The tables of the file.
edition-table-route = Sea Route
edition-table-fish = Fish
edition-table-nets = Nets
edition-table-crustaceans = Crustaceans
edition-table-boat = Boat
edition-table-panoramas = Panoramas
edition-table-early_bird = Early Bird
edition-table-parameters = Stations
edition-table-dock_cards = Dock cards
edition-table-rock_cards = Sacred Rock cards

# What the figures of the standard edition rest on.
edition-note-route = The printed rules tell of four parts with three Docks between them, and of double spaces on some stations. Their examples imply 15 to 24 stops for each player, which 15 stations in each part give. Reviewers of the printed game say that most spaces hold one boat. The order of the stations is our design: most panoramas lie in the first part, before any boat has an upgrade for them.
edition-note-fish = 48 tokens in three colors are printed. Four kinds, spread evenly, are the simplest way to divide them.
edition-note-nets = 12 tokens are printed, and reviewers say that a Net shows two equal fish. One Net for each color and kind makes 12.
edition-note-crustaceans = 20 crabs, 30 shrimp and a point for each one kept are printed.
edition-note-boat = Rows of 5, 7 and 9, a column of 3 and penalties of 15 and 6 stand in the rules and examples. The other figures follow their pattern.
edition-note-panoramas = 3, 4 and 5 sections, each worth its number, and a bonus of 3 are printed. Reviewers say that whole panoramas are worth 6, 10 and 15 points, which agrees.
edition-note-early_bird = Tokens of 7, 5, 3 and 1 appear in the rules and examples. The one of 2 fits between them.
edition-note-parameters = What each station does is printed. We gave the figures names, so that an upgrade can change one.
edition-note-dock_cards = 20 cards are printed, and meals of 4 and 5 points appear in the examples, where 3 of 6 Dock cards are meals. Upgrades are permanent abilities and score nothing by themselves. Which upgrades there are is our design.
edition-note-rock_cards = 20 cards, each with an objective of its own, are printed, and so is the name Skilled Fisherman. The six scored cards in the examples show 3 or 4 points, so we infer the values. The other objectives are our design.
