# The teacher: hints, the coach and puzzles.


## A hint: what the bot would choose, and why

hint-ask = Hint
hint-thinking = The bot is thinking it over…
hint-best = Hint: { $action }.
hint-exact = This is calculated to the end.
hint-clear = The bot is sure.
hint-likely = The bot is fairly sure.
hint-close = It is a close call.
# $chance, $next: chances, as "62% ± 3%". $action: another choice.
hint-compared = Chance to win: { $chance }. Next best: { $action }, { $next }.


## What speaks most for a choice. $n: points, on average.

merit-none = Several choices are about as good.
merit-now = It scores { points } more at once.
merit-lines = It brings about { points } more from rows and columns.
merit-trap = It brings about { points } more from the Crustacean Trap.
merit-panoramas = It brings about { points } more from panoramas.
merit-bonus = It wins the race for a Panorama Bonus more often: about { points }.
merit-docks = It brings about { points } more from Dock cards.
merit-early_bird = It gets you to the Finish Port earlier: about { points }.
merit-rocks = It fulfills Sacred Rock cards more often: about { points }.
merit-offerings = It spares you about { points } of the Offering penalty.
# $stops: a number such as 1.4.
merit-tempo = It gains tempo: about { $stops } more stops before the end, worth { points }.
merit-rivals = It costs your strongest rival about { points }.
merit-odds = The odds favor it: about { points } more on average.


## The coach. $cost: a share of the chances, as "12% ± 3%".

coach-switch = Coach me: say at once when a decision was costly
coach-mistake = That cost { $cost } of your chances. Better: { $action }.
coach-take-back = Take it back
coach-go-on = Play on
