# My games: results, bests and victories by level, kept on the device.

site-link-games = My games
site-link-games-hint = How you did, and who to play next
games-title = My games
games-about = Your finished games, kept on this device only.
games-none = No finished game yet.
games-suggestion = You win most games against this level. How about a stronger one: { $level }?
games-try = Play against: { $level }
games-levels = Victories by level
games-level = Bots
games-count = Games
games-wins = Won
games-bests = Your bests
games-history = History
games-outcome = Place { $place } of { $of }, { $points }
games-replay = Watch
games-record = Record
games-forget = Forget
games-export = Save all as a file
games-import = Bring games from a file
games-import-wrong = This is not a file of games from Namiji.
games-imported =
    { $n ->
        [one] { $n } game is here now.
       *[other] { $n } games are here now.
    }
games-forgotten = The game is forgotten.
games-no-storage = This browser stores no games.
