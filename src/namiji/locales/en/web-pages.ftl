# How people come in: home, new table, waiting room, joining, public tables, settings.


## Names

app-name = Namiji
# The title of a browser's tab. $page: the title of the page.
page-title = { $page } · Namiji
# A player who has given no name. $seat: the number of the seat, 1 to 5.
person-name = Player { $seat }
# $level: the name of its level, $seat: the number of its seat, which tells bots of a level apart.
bot-name = { $level } { $seat }
# One entry of a list of levels. $about: a sentence about it.
level-option = { $level }: { $about }

sail-indigo = Indigo, striped
sail-vermilion = Vermilion, with a sun
sail-moss = Moss green, with a wave
sail-ochre = Ochre, checked
sail-plum = Plum, with a crane

own-name = Your name
own-color = Your sail

# Which way round the route.
direction-clockwise = Clockwise
direction-counterclockwise = Counterclockwise
direction-vote = Put it to a vote


## Bar and settings

bar-home = Namiji, to the home page
bar-skip = Skip to the content
bar-light = Use the light theme
bar-dark = Use the dark theme
bar-settings = Settings

# The browser has no network.
app-offline = You are offline. Games on this device go on as usual.
app-update = A new version is ready. Games are saved.
app-update-now = Reload

settings-title = Settings
dialog-close = Close
settings-language = Language
# $language: its own name for itself.
settings-language-missing = { $language } could not be loaded. Check your connection, reload the page, then choose it again.
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed
settings-speed-calm = Calm
settings-speed-brisk = Brisk
settings-speed-instant = Instant
settings-confirm = Confirm each move
settings-confirm-hint = Your choice is shown first, and played once you confirm it.


## Home

home-title = Namiji, a journey by sea
home-about = Sail along a painted coast, fish, and watch for whales: a calm board game for two to five players.
home-play = Play
# Under the button, to unfold. $n: how many bots, 1 to 4; $level: the name of their level.
home-against =
    { $n ->
        [one] Against { $n } bot: { $level }
       *[other] Against { $n } bots: { $level }
    }
home-opponents = Opponents
home-level = Bot level

site-links = More ways to play
site-link-learn = Learn in five minutes
site-link-learn-hint = A guided first game
site-link-friends = Play with friends
site-link-friends-hint = With a link or a QR code
site-link-device = On one device
site-link-device-hint = Pass it around
site-link-tables = Public tables
site-link-tables-hint = Join one, or watch
site-link-rules = Rules
site-link-rules-hint = All of them, explained
site-link-about = About
site-link-about-hint = What this is, and who made it

known-title = Continue
# $names: the other players, or all where they share the device.
known-with = { $names }
known-alone = Nobody else yet
known-lesson = Your first game
known-open = Waiting for players
known-playing = Game in progress
known-over = Finished: see the result


## A new table

new-title = New table
new-preset = How would you like to play?
new-preset-friends = With friends
new-preset-device = On one device
new-preset-friends-hint = You get a link and a QR code. Anyone who opens it takes a free seat, from any device.
new-preset-device-hint = Everyone plays here. A screen between turns hides anything secret.
# $n: how many, 2 to 5.
new-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
# What a control is for. $seat: the number of the seat.
new-seat-kind = Who takes seat { $seat }
new-seat-name = Name for seat { $seat }
new-seat-color = Sail for seat { $seat }
new-seat-level = How well the bot in seat { $seat } plays
new-seat-up = Move seat { $seat } up
new-seat-remove = Remove seat { $seat }
new-seat-here = Someone here
new-seat-link = A friend with the link
new-seat-bot = A bot
new-seat-link-hint = They choose their name and sail when they join.
new-add-here = Someone here
new-add-link = A friend
new-add-bot = A bot
new-more = Direction, clock, undo and spectators
new-more-site = Direction and undo
new-direction = Direction
new-clock = Clock
new-clock-none = None
new-clock-move = For each move
new-clock-game = For the whole game
new-clock-correspondence = Over days
new-clock-hint = If your time runs out, a bot plays on for you until you come back.
new-clock-correspondence-hint = For each move. Time runs day and night, and nobody has to be there.
new-clock-public = Without a clock, public tables allow three minutes per move.
new-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
new-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
new-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
new-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
new-undo = Undo
new-undo-consent = If everyone agrees
new-undo-free = Own moves only
new-undo-off = Never
new-undo-consent-hint = You can undo your own moves as long as they revealed nothing new; for more, the others must agree.
new-undo-free-hint = You can undo your own last moves, as long as they revealed nothing new.
new-undo-off-hint = Moves are final.
new-public = Public
new-public-hint = Listed under Public tables, for anyone to join.
new-watch = Spectators allowed
new-watch-hint = Anyone with the link can watch. Secrets stay hidden until the end.
new-make = Create table
new-start = Start the game


## Who sits where

seat-open = Free seat
seat-mine = You
seat-bot = Bot
seat-away = Away


## Waiting room

lobby-title = Waiting for the crew
# $n: free seats.
lobby-waiting =
    { $n ->
        [one] { $n } seat is free. The game starts when it is taken.
       *[other] { $n } seats are free. The game starts when they are taken.
    }
lobby-voting = All seats are taken. The game starts when everyone has voted.
# $time: as "3 days".
lobby-correspondence = A game over days: each move may take { $time }. You can close this page.
# $n: free seats.
lobby-start-bots =
    { $n ->
        [one] Start now, with a bot ({ $level })
       *[other] Start now, with { $n } bots ({ $level })
    }
lobby-start = Start now
lobby-host-starts = The host can start before the table is full; bots take the free seats.
lobby-leave = Leave the table
# $name: somebody who is away.
lobby-free-seat = Free up { $name }’s seat
lobby-watching = You are watching this table. The game appears here as soon as it starts.

vote-title = Which way round?
# $name: one of several people on this device.
vote-of = { $name }: which way round?
vote-by = { $names }
vote-by-nobody = No vote yet

invite-title = Invite friends
invite-link = Link to this table
# What the picture is. $link: the address.
invite-code = QR code of the link { $link }
invite-local =
    This link works on this computer only. To let others on your Wi-Fi join, stop the game and start it
    again with “make play LAN=1” or “namiji serve --lan”.
link-copy = Copy link
link-copied = Copied
link-share = Share


## Joining

# $name: who has made the table.
join-title = { $name } invites you aboard
join-title-nobody = Come aboard
join-take = Take a seat
join-watch = Watch
join-full = All seats are taken. You can watch the game.
join-full-closed = All seats are taken, and this table is not open to spectators.
join-own-table = Create your own table


## Public tables

tables-title = Public tables
tables-none = No public table is open right now. Create one, and others will find it here.
# $name: the host.
tables-of = { $name }’s table
# $n: free seats, $of: all seats.
tables-free =
    { $n ->
        [one] { $n } of { $of } seats is free
       *[other] { $n } of { $of } seats are free
    }
# $n: players.
tables-playing =
    { $n ->
        [one] { $n } player at sea
       *[other] { $n } players at sea
    }
# $time: as "3 days".
tables-correspondence = over days, { $time } per move
tables-join = Join
tables-watch = Watch
tables-make = Create a table


## Lost

not-found-title = Nothing but water
not-found-text = There is no page at this address. Perhaps the link is missing a letter.
not-found-home = Back to home
load-failed-title = Connection lost
load-failed-text = This page could not be loaded. Check your connection, then try again. Your games are safe on the server.
load-failed-again = Try again

# The first start of a server

# $seconds: about how long it still takes.
preparing-rules = Preparing the rules, about { $seconds } s, only the first time.
preparing-greedy = Preparing the bots, about { $seconds } s, only the first time.
preparing-search = Preparing the strongest bot, about { $seconds } s, only the first time.
preparing-tip-rules = The boat furthest behind always moves next. Sail far for a stop you want, and the others take the nearer ones first.
preparing-tip-greedy = A full row of the rack scores if its fish share a color or a kind. A full column does, too.


## Sound and notifications

settings-sound = Sound
settings-sound-hint = Sea, wood, a bell; and a short buzz on your turn, where the device can.
settings-notify = Notify me when it is my turn
settings-notify-hint = While this page is open in another tab or window.
