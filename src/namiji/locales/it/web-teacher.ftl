# The teacher: hints, the coach and puzzles.


## A hint: what the bot would choose, and why

hint-ask = Consiglio
hint-thinking = Il bot ci sta pensando…
hint-best = Consiglio: { $action }.
hint-exact = È calcolato fino alla fine.
hint-clear = Il bot ne è sicuro.
hint-likely = Il bot ne è abbastanza sicuro.
hint-close = È questione di poco.
hint-compared = Probabilità di vittoria: { $chance }. Poi: { $action }, { $next }.


## What speaks most for a choice. $n: points, on average.

merit-none = Diverse scelte si equivalgono.
merit-now = Dà subito { points } in più.
merit-lines = Porta circa { points } in più da righe e colonne.
merit-trap = Porta circa { points } in più dalla Nassa per crostacei.
merit-panoramas = Porta circa { points } in più dai panorami.
merit-bonus = Vince più spesso la corsa a un Bonus panorama: circa { points }.
merit-docks = Porta circa { points } in più dalle carte Molo.
merit-early_bird = Ti fa arrivare prima al porto d’approdo: circa { points }.
merit-rocks = Realizza più spesso le carte Roccia sacra: circa { points }.
merit-offerings = Ti risparmia circa { points } di penalità delle barchette di carta.
merit-tempo = Guadagna tempo: circa { $stops } soste in più prima della fine, pari a { points }.
merit-rivals = Costa circa { points } al tuo rivale più forte.
merit-odds = Le probabilità sono a favore: in media circa { points } in più.


## The coach. $cost: a share of the chances, as "12% ± 3%".

coach-switch = Allenatore: dimmi subito se una decisione è costata cara
coach-mistake = È costato { $cost } delle tue probabilità. Meglio: { $action }.
coach-take-back = Torna indietro
coach-go-on = Continua
