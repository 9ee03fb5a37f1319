# After a game: the end, the replay and the analysis.


## The end

end-scores = The scores
end-sheet = Points by source, player by player
end-total = Total
end-race = The race
end-race-plot = Each boat’s points, decision by decision
end-race-note = Dotted lines mark Docks. Sacred Rocks and leftover Offerings are counted at the very end.
end-rocks = The Sacred Rocks
end-rocks-none = Nobody kept a Sacred Rock card.
end-rock =
    { $fulfilled ->
        [yes] { $n ->
            [one] Fulfilled: { $n } point
           *[other] Fulfilled: { $n } points
        }
       *[no] Not fulfilled: no points
    }
end-analysis = Where it was won
end-analysis-about = A bot replays every position many times to tell choices from luck, and looks for better moves knowing only what the player knew. It takes about half a minute.
end-analyze = Review with the bot
end-share = Share this game
end-proof = A fair deal
end-proof-about = Before the first move, the table showed a fingerprint of its secret seed. Now the seed is revealed: anyone can recompute the fingerprint and redeal the whole game.
end-proof-verdict =
    { $proven ->
        [yes] The seed matches the fingerprint.
       *[no] The seed does not match the fingerprint: this deal is not proven.
    }
end-proof-nonce =
    { $kept ->
        [yes] Your device added a random number of its own before the deal: it is part of it.
       *[no] Your device added a random number of its own before the deal, but it is not part of it, or the fingerprint has changed since.
    }
end-proof-commitment = Fingerprint, shown at the start
end-proof-seed = Seed, shown at the end
end-proof-how = To verify every card and every token of the record:
end-download = Download the record
end-rematch = Play again
# $names: of those who have not said so yet, with commas between them.
end-rematch-waiting = A new game starts once everyone agrees. Waiting for: { $names }.
end-replay = Watch the replay
end-board = Look at the board
end-home = Home


## A link

share-about = Anyone with this link can watch the game, move by move.
share-link = The link


## The replay

replay-title = Replay
replay-controls = Controls
replay-back = One decision back
replay-forward = One decision forward
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
# $n of $of: decisions.
replay-moment = Decision { $n } of { $of }
replay-eyes = Point of view
replay-spectator = Spectator
replay-panels = Below the board
replay-table = The table
replay-boats = Boats
replay-supply = School and decks
replay-race = The race
replay-analysis = Analysis


## The analysis

analysis-thinking = The bot is thinking: { $percent }% done.
analysis-progress = Analysis progress
analysis-again = Try again
analysis-about = Each line shows a boat’s chance of winning if a good bot played on for everyone. The ± says how sure a number is.
analysis-plot = Each boat’s chances, decision by decision
analysis-turning-points = Turning points
# $action: as "Sail to the Octopus Panorama (14)".
analysis-point = { $name }: { $action }.
# $n: percent of the chance of victory; $error: how far it may be off.
analysis-mistake = Cost: { $n }% of winning chances (± { $error }%).
# $action: as above.
analysis-better = The bot prefers: { $action }.
analysis-luck = Good luck: +{ $n }% (± { $error }%).
analysis-misfortune = Bad luck: −{ $n }% (± { $error }%).
analysis-look = Look
# The same, for screen readers. It begins with the same word.
analysis-look-at = Look at decision { $n }
analysis-accounts = From starting chances to final result, player by player
analysis-start = At the start
analysis-skill = Choices
analysis-points = Choices, in points
analysis-luck-all = Luck
analysis-others = Others
analysis-end = At the end
analysis-agreed = Same as bot
analysis-own = Your mistakes
analysis-own-none = The bot found no mistake of yours.
turning-step = { $n } / { $of }
turning-back = Previous turning point
turning-forward = Next turning point
turning-chance = Chance to win: { $chance }.


## Actions in words

# $place: as "to the Octopus Panorama (14)".
action-sail = Sail { $place }
action-slot = Slot { $slot }
action-take = Take: { $fish }
action-take-random = Take a face-down fish
action-decline = Take no more fish
action-net = Choose the net: { $net }
# $cells: one, or two as "a1 and b1".
action-place = Place on { $cells }
action-release = Release
action-draw = Draw
action-stop = Stop
action-keep = Keep: { $card }
action-pick = Pick: { $card }


## The revelation, a sentence about the viewer, a picture, an offer

end-reveal = The secrets are revealed
end-me-behind = Your place: { $place }, { $points } behind { $name }.
end-me-ahead = You are { $points } ahead of { $name }.
end-me-shared = You share the victory.
end-me-strength = Your strength: { $source } ({ $points }).
end-picture = Make a picture of the result
end-picture-png = Save as PNG
end-picture-svg = Save as SVG
end-picture-failed = The picture could not be made.
end-offer-brisk = Do the bots take too long? They can move faster.
end-offer-brisk-yes = Yes, faster
end-offer-brisk-no = No, as it is
end-offer-sound = Would you like to hear the game? Sea, wood and a bell, quietly.
end-offer-sound-yes = With sound
end-offer-sound-no = Without
