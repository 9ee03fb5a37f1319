# The teacher: hints, the coach and puzzles.


## A hint: what the bot would choose, and why

hint-ask = Consejo
hint-thinking = El bot lo está pensando…
hint-best = Consejo: { $action }.
hint-exact = Está calculado hasta el final.
hint-clear = El bot está seguro.
hint-likely = El bot está bastante seguro.
hint-close = Está muy igualado.
hint-compared = Probabilidad de ganar: { $chance }. Después: { $action }, { $next }.


## What speaks most for a choice. $n: points, on average.

merit-none = Varias opciones valen casi lo mismo.
merit-now = Da { points } más de inmediato.
merit-lines = Aporta unos { points } más en filas y columnas.
merit-trap = Aporta unos { points } más en la Trampa para crustáceos.
merit-panoramas = Aporta unos { points } más en panoramas.
merit-bonus = Gana más a menudo la carrera por una bonificación de panorama: unos { points }.
merit-docks = Aporta unos { points } más en cartas de muelle.
merit-early_bird = Te lleva antes al puerto de destino: unos { points }.
merit-rocks = Cumple más a menudo las cartas de roca sagrada: unos { points }.
merit-offerings = Te ahorra unos { points } de penalización por ofrendas.
merit-tempo = Gana tiempo: unas { $stops } paradas más antes del final, que valen { points }.
merit-rivals = Le cuesta unos { points } a tu rival más fuerte.
merit-odds = Las probabilidades lo favorecen: unos { points } más de media.


## The coach. $cost: a share of the chances, as "12% ± 3%".

coach-switch = Entrenador: dime enseguida si una decisión salió cara
coach-mistake = Eso costó { $cost } de tus probabilidades. Mejor: { $action }.
coach-take-back = Volver atrás
coach-go-on = Seguir
