# The table: what to do now, what happened, and what goes on around the game.


## Coming to a table

table-title = At the table
table-title-turn = Your turn
table-connecting = Coming to the table…
table-missing = There is no such table
table-missing-hint = The link may be mistyped, or the table was removed. Ask for the link again, or start a game of your own.
table-shut = This table is not open to watchers
table-shut-hint = All its seats are taken. Ask the people who sit there, or start a game of your own.
table-home = Back to the start
table-new = New table


## The line to the server

connection-down = The line is down. Nothing is lost, and it comes back by itself.
connection-back = Back at the table.
connection-closed = The server has closed the line. Nothing is lost: open the table again.
connection-closed-closed = This table was removed, or your seat was given up.
connection-closed-bad-token = This seat is no longer yours. You can open the table as a guest.
connection-open-again = Open the table again


## The prompt: one line that says what to do now

prompt-your-turn = Your turn. { $question }
prompt-reconnecting = Waiting for the line…
prompt-closed = You are not at this table any more.
prompt-over = The journey is over.
prompt-over-show = See the result
# $phase: what they decide.
prompt-other =
    { $phase ->
        [sail] { $name } chooses where to sail.
        [slot] { $name } chooses a Dock slot.
        [take] { $name } looks at the School.
        [place] { $name } holds a fish.
        [net] { $name } looks at the nets.
        [place_net] { $name } holds a net.
        [haul] { $name } draws from the bag.
        [rock] { $name } looks at Sacred Rock cards.
        [draft] { $name } picks a Dock card.
       *[other] { $name } is to move.
    }
# A bot plays for the person whose turn it is.
prompt-other-stand-in = A bot plays for { $name }.
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
confirm-release = Let go
confirm-decline = Take no more
confirm-draw = Draw again
confirm-stop = Stop and keep
confirm-keep = Keep this card
confirm-pick = Pick this card

# Who moves next, after what a stop gives. $who: you, neutral or other.
prompt-then =
    { $who ->
        [you] Then you move.
        [neutral] Then the neutral boat moves.
       *[other] Then { $name } moves.
    }

hint-dismiss = Got it


## The clock. $time: as "2:05".

clock-yours = Your time: { $time }
clock-other = Time of { $name }: { $time }


## Undo, when it needs the others

# $n: decisions.
undo-asked =
    { $n ->
        [one] { $name } asks to take back the last decision.
       *[other] { $name } asks to take back the last { $n } decisions.
    }
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = You asked to undo. Waiting for { $names }.


## A bot plays for you

stand-in-strip = A bot plays for you.
stand-in-back = Play myself again


## Around one device

pass-heading = Pass the device to { $name }
pass-hint = What only { $name } may see stays hidden until then.
pass-ready = I am { $name }
pass-hide = Hide my cards
pass-hidden = Your cards are hidden
pass-show = I am { $name }, show them


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
log-follow = To the newest
log-undone =
    { $you ->
        [yes] You take decisions back.
       *[no] { $name } takes decisions back.
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
        [yes] A bot plays for you now.
       *[no] A bot plays for { $name } now.
    }
log-came_back =
    { $you ->
        [yes] You play yourself again.
       *[no] { $name } plays again.
    }


## The menu

menu-open = Menu
menu-heading = Menu
menu-hints = Explain each prompt to me
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
menu-link-hint = Whoever has the link can watch.
menu-link-closed = The link is for the people at this table.
menu-watchers =
    { $n ->
        [0] Nobody watches now.
        [one] { $n } person watches now.
       *[other] { $n } people watch now.
    }
menu-undo-policy =
    { $policy ->
        [off] Decisions stand.
        [free] What showed nothing new can be taken back.
       *[consent] What showed nothing new can be taken back, and more if all people agree.
    }
menu-deal = Fair deal:
menu-deal-hint = The whole deal was settled before the first move, and this is its seal. After the game you get the deal itself, and anyone can check that it fits the seal.
menu-keys = Keys
menu-shortcuts = Single letters and the question mark work as keys
key-undo = Undo
key-confirm = Press what has the focus, or confirm
key-cancel = Cancel, or skip what moves
key-log = Log
key-help = This menu
key-move = Go from choice to choice
