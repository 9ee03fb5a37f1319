### Puzzles: one decision, one best choice

site-link-puzzles = Puzzles
site-link-puzzles-hint = One decision, one best choice

puzzles-title = Puzzles
puzzles-loading = The puzzles are coming…
puzzles-missing = The puzzles cannot be shown: a part of the game could not be loaded. Try again later.
puzzles-theme = Theme
puzzles-theme-all = All themes
puzzles-theme-tempo = Tempo
puzzles-theme-lines = Rows and columns
puzzles-theme-odds = Odds
puzzles-theme-draft = Docks
puzzles-theme-rocks = Sacred Rocks
puzzles-theme-panoramas = Panoramas
puzzles-theme-offerings = Offerings
puzzles-theme-rivals = Rivals
# $n is a number of points, as in chess.
puzzles-rating = Your rating: { $n }
puzzles-streak = In a row: { $n }
puzzles-streak-best = In a row: { $n }, at most { $best }
puzzle-rating = Puzzle { $id }, rating { $n }.
puzzle-ask = Find the best choice. { $question }
puzzle-choose = This one
puzzle-next = Next puzzle
puzzle-right = Right: { $action }.
puzzle-wrong = Not the best. Better: { $action }.
puzzle-compared = Chance to win: { $chance }. Next best: { $action }, { $next }.
puzzle-yours = Chance to win: { $chance }; with your choice, { $yours }.
puzzle-levels = How many find it: { $levels }.
puzzle-level = { $level } { $share }


## The voyage of the day

site-link-voyage = Voyage of the day
site-link-voyage-hint = The same deal for everyone

voyage-title = Voyage of the day
# $bots: levels, as in "Skipper, Sailor and Skipper".
voyage-about = Everyone gets the same deal today, against the same bots: { $bots }. Your first voyage counts. After that, play as often as you like.
voyage-trust = The deal follows from the date, so whoever wants to can look ahead. There is nothing to win but the fun.
voyage-start = Set sail
voyage-continue = Continue
voyage-again = Sail it again, just for fun
voyage-score = Your score: { $points }.
voyage-place = Place { $place } of { $players }.
voyage-look = Look at the game
voyage-compare = Compare your voyage
voyage-bots = Bots in your seat
voyage-bots-playing = Bots are playing the same deal…
voyage-bots-failed = The bots cannot play here.
# $n: how many games.
voyage-bots-note = Each level has played the same deal { $n } times, in your seat and against the same bots. A line is one game; the red one is yours.
voyage-who = Who
voyage-middle = Middle score
voyage-beaten = You beat
voyage-people = People on this server
voyage-people-about = Only your score is kept and shown, without a name. The server plays your game again to check it.
voyage-people-ask = Compare with people
voyage-people-none = You are the first today.
voyage-people-row =
    { $n ->
        [one] { $n } other person
       *[other] { $n } others
    }
voyage-share = Share your voyage
voyage-share-text = Namiji, voyage of { $day }: { $points }, place { $place } of { $players }.
voyage-share-copy = Copy the text
voyage-share-bots = { $level } in the same seat: beaten in { $share } of the games.
voyage-picture = Voyage of { $date }
