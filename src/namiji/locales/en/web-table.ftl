# The table: what to do now, what happened, and what goes on around the game.


## Coming to a table

table-title = At the table
table-title-turn = Your turn
table-connecting = Joining the table…
table-missing = There is no such table
table-missing-hint = The link may be mistyped, or the table was removed. Ask for the link again, or start a game of your own.
table-shut = This table is not open to spectators
table-shut-hint = All its seats are taken. Ask the people playing, or start a game of your own.
table-home = Back to home
table-new = New table


## The line to the server

connection-down = Connection lost. Your game is safe: you will be back as soon as it returns.
connection-back = Back at the table.
connection-closed = The server closed the connection. Nothing is lost: open the table again.
connection-closed-closed = This table was removed, or your seat was freed.
connection-closed-bad-token = This seat is no longer yours. You can open the table as a guest.
connection-open-again = Open the table again


## The prompt: one line that says what to do now

prompt-your-turn = Your turn. { $question }
prompt-reconnecting = Reconnecting…
prompt-closed = You are no longer at this table.
prompt-over = The journey is over.
prompt-over-show = See the result
# $phase: what they decide.
prompt-other =
    { $phase ->
        [sail] { $name } is choosing where to sail.
        [slot] { $name } is choosing a Dock slot.
        [take] { $name } is looking at the School.
        [place] { $name } is holding a fish.
        [net] { $name } is looking at the nets.
        [place_net] { $name } is holding a net.
        [haul] { $name } is drawing from the bag.
        [rock] { $name } is looking at Sacred Rock cards.
        [draft] { $name } is picking a Dock card.
       *[other] { $name } is to move.
    }
# A bot plays for the person whose turn it is.
prompt-other-stand-in = A bot is playing for { $name }.
prompt-other-away = { $name } is away. The table waits.
prompt-hand-over = Let a bot play for { $name }
prompt-skip = Skip
prompt-cancel = Cancel
prompt-undo = Undo
prompt-undo-ask = Ask to undo
# What follows confirm- is the kind of a choice.
confirm-sail = Sail here
confirm-slot = Take slot { $slot }
confirm-take = Take this fish
confirm-place = Place here
confirm-net = Choose this net
confirm-release = Release
confirm-decline = Take no more
confirm-draw = Draw again
confirm-stop = Stop and keep
confirm-keep = Keep this card
confirm-pick = Pick this card

hint-dismiss = Got it


## The clock. $time: as "2:05".

clock-yours = Your time: { $time }
clock-other = { $name }’s time: { $time }
# More than a day, and more than an hour.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min


## Undo, when it needs the others

# $n: decisions.
undo-asked =
    { $n ->
        [one] { $name } asks to undo the last decision.
       *[other] { $name } asks to undo the last { $n } decisions.
    }
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = You asked to undo. Waiting for { $names }.


## A bot plays for you

stand-in-strip = A bot is playing for you.
stand-in-back = Take over again


## Around one device

pass-heading = Pass the device to { $name }
pass-hint = What only { $name } may see stays hidden until then.
pass-ready = I’m { $name }
pass-hide = Hide my cards
pass-hidden = Your cards are hidden
pass-show = I’m { $name }, show them


## Parts of the table

part-boat = My boat
part-others = Others
part-school = School
part-log = Log
part-offer = Choice
part-tabs = Parts of the table


## The log

log-heading = Log
log-open = Open the log
log-close = Close the log
log-empty = Nothing has happened yet.
log-undone-mark = undone
log-follow = Jump to latest
log-undone =
    { $you ->
        [yes] You undo some decisions.
       *[no] { $name } undoes some decisions.
    }
log-undo_asked =
    { $you ->
        [yes] You ask to undo.
       *[no] { $name } asks to undo.
    }
log-undo_answered =
    { $agree ->
        [yes] { $you ->
            [yes] You agree to the undo.
           *[no] { $name } agrees to the undo.
        }
       *[no] { $you ->
            [yes] You refuse the undo.
           *[no] { $name } refuses the undo.
        }
    }
log-handed_over =
    { $you ->
        [yes] A bot is playing for you now.
       *[no] A bot is playing for { $name } now.
    }
log-came_back =
    { $you ->
        [yes] You are playing again.
       *[no] { $name } is playing again.
    }


## The menu

menu-open = Menu
menu-heading = Menu
menu-hints = Explain each decision to me
push-turns = Tell me on this device when it’s my turn
push-turns-hint = Also while this page is closed. The message names nothing of the game.
menu-settings = Settings
menu-rules = Rules
menu-home = Home
# The name stands there as a picture.
menu-home-logo = Namiji, home
menu-new = New table
menu-hand-over = Let a bot play for me
menu-leave = Leave the table
menu-leave-sure = A bot will play on for you. Leave?
menu-leave-yes = Yes, leave
menu-leave-no = Stay
menu-table = This table
menu-link = Link and QR code
menu-link-hint = Anyone with the link can watch.
menu-link-closed = The link is for the people at this table.
menu-watchers =
    { $n ->
        [0] Nobody is watching.
        [one] { $n } person is watching.
       *[other] { $n } people are watching.
    }
menu-undo-policy =
    { $policy ->
        [off] Decisions are final.
        [free] Decisions that revealed nothing new can be undone.
       *[consent] Decisions that revealed nothing new can be undone, and more if everyone agrees.
    }
menu-deal = Fair deal:
menu-deal-hint = The whole deal was fixed before the first move, and this is its fingerprint. After the game you get the deal itself, and anyone can check that it matches the fingerprint.
menu-keys = Keyboard
menu-shortcuts = Single letters and the question mark work as shortcuts
key-undo = Undo
key-confirm = Press the focused control, or confirm
key-cancel = Cancel, or skip the animation
key-log = Log
key-help = This menu
key-move = Go from choice to choice


## Since the last turn

since-heading = Since your last turn
since-open = Since your last turn: show what happened ({ $n })
since-step = { $n } of { $of }
since-back = One move back
since-forward = One move forward


## Company: pictures without words, watching, a shared device

emote-open = Show a picture
emote-joy = Joy
emote-wow = Wow!
emote-ouch = Ouch!
emote-hmm = Hmm…
emote-thanks = Thanks
emote-hurry = Your turn!
emote-shown = { $name }: { $emote }
watching-label = You are watching
pass-turn = { $name }, it’s your turn


## Why a choice: what it gives now, leads to and costs, and who moves next

why-now = Now
why-leads = Later
why-costs = Cost
why-next = Next
# Who moves next, after what a stop gives. $who: you, neutral or other.
why-moves =
    { $who ->
        [you] You move.
        [neutral] The neutral boat moves.
       *[other] { $name } moves.
    }
# $n: stops.
why-passed =
    { $n ->
        [one] You pass { $n } open stop.
       *[other] You pass { $n } open stops.
    }
# $n: sections of a Panorama.
effect-sail-panorama-left =
    { $n ->
        [one] { $n } more section completes it.
       *[other] { $n } more sections complete it.
    }
# $n: points.
effect-sail-panorama-bonus = First to complete it: { points } more.
# $n: crabs.
effect-sail-trap-risk =
    { $n ->
        [one] { $n } crab loses the whole haul.
       *[other] { $n } crabs lose the whole haul.
    }
