# After a game: the end, the replay and the analysis.


## The end

end-scores = The scores
end-sheet = Points by source, seat by seat
end-total = Total
end-race = The race
end-race-plot = The points of each boat over the decisions of the game
end-race-note = Dotted lines are Docks. At the end come the Sacred Rocks and the Offerings still aboard.
end-rocks = The Sacred Rocks
end-rocks-none = Nobody has kept a Sacred Rock card.
end-rock =
    { $fulfilled ->
        [yes] { $n ->
            [one] Fulfilled: { $n } point
           *[other] Fulfilled: { $n } points
        }
       *[no] Not fulfilled: no points
    }
end-analysis = Where it was won
end-analysis-about = The strongest bot looks at every decision, knowing only what its player knew. It takes about half a minute.
end-analyze = Look back with the bot
end-share = Share this game
end-proof = A fair deal
end-proof-about = Before the first move, the table showed a fingerprint of its secret seed. Now the seed is open: anyone can compute the fingerprint, and deal the whole game again.
end-proof-verdict =
    { $proven ->
        [yes] The seed gives the fingerprint.
       *[no] The seed does not give the fingerprint: this deal is not proven.
    }
end-proof-commitment = Fingerprint, shown at the start
end-proof-seed = Seed, shown at the end
end-proof-how = To prove every card and every token of the record:
end-download = Download the record
end-rematch = Play again
# $names: of those who have not said so yet, with commas between them.
end-rematch-waiting = Another game begins when all want it. Still to say so: { $names }.
end-replay = Watch the replay
end-board = Look at the board
end-home = Home


## A link

share-about = Whoever opens this link can watch the game, move by move.
share-link = The link


## The replay

replay-title = Replay
replay-controls = Controls
replay-back = One decision back
replay-forward = One decision on
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
# $n of $of: decisions.
replay-moment = Decision { $n } of { $of }
# $n: its number. For screen readers, behind "Look".
replay-decision = at decision { $n }
replay-eyes = Through whose eyes
replay-spectator = A spectator
replay-panels = Below the board
replay-table = The table
replay-boats = Boats
replay-supply = School and decks
replay-race = The race
replay-analysis = Analysis


## The analysis

analysis-thinking = The bot is thinking: { $percent } percent done.
analysis-progress = How far the bot is
analysis-again = Try again
analysis-about = Each line is a boat's chance of victory, as the bot judges it from what that player knew.
analysis-plot = The chances of each boat over the decisions of the game
analysis-turning-points = Turning points
# $action: as "Sail to 14, Octopus Panorama".
analysis-point = { $name }: { $action }.
# $n: percent of the chance of victory.
analysis-mistake = It cost { $n } percent.
# $action: as above.
analysis-better = The bot prefers: { $action }.
analysis-luck = Good luck, worth { $n } percent.
analysis-misfortune = Bad luck, which cost { $n } percent.
analysis-look = Look
analysis-accounts = From the first chance to the end, seat by seat
analysis-start = At first
analysis-skill = Choices
analysis-luck-all = Luck
analysis-others = Others
analysis-end = In the end
analysis-agreed = Like the bot


## Actions in words

# $place: as "14, Octopus Panorama".
action-sail = Sail to { $place }
action-slot = Slot { $slot }
action-take = Take: { $fish }
action-take-random = Take a face-down fish
action-decline = Take no further fish
action-net = Choose the net: { $net }
# $cells: one, or two as "a1 and b1".
action-place = Place on { $cells }
action-release = Let go
action-draw = Draw
action-stop = Stop
action-keep = Keep: { $card }
action-pick = Pick: { $card }
