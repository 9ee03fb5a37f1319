# The teacher: hints, the coach and puzzles.


## A hint: what the bot would choose, and why

hint-ask = Conseil
hint-thinking = Le robot réfléchit…
hint-best = Conseil : { $action }.
hint-exact = C’est calculé jusqu’à la fin.
hint-clear = Le robot en est sûr.
hint-likely = Le robot en est presque sûr.
hint-close = C’est très serré.
hint-compared = Chances de gagner : { $chance }. Ensuite : { $action }, { $next }.


## What speaks most for a choice. $n: points, on average.

merit-none = Plusieurs choix se valent à peu près.
merit-now = Cela rapporte { points } de plus tout de suite.
merit-lines = Cela rapporte environ { points } de plus en lignes et colonnes.
merit-trap = Cela rapporte environ { points } de plus à la Nasse à crustacés.
merit-panoramas = Cela rapporte environ { points } de plus en panoramas.
merit-bonus = Cela fait gagner plus souvent la course au Bonus panorama : environ { points }.
merit-docks = Cela rapporte environ { points } de plus en cartes de Ponton.
merit-early_bird = Cela te fait arriver plus tôt au port d’arrivée : environ { points }.
merit-rocks = Cela remplit plus souvent les cartes de Rocher sacré : environ { points }.
merit-offerings = Cela t’épargne environ { points } de malus d’Offrandes.
merit-tempo = Cela gagne du temps : environ { $stops } escale(s) de plus avant la fin, soit { points }.
merit-rivals = Cela coûte environ { points } à ton rival le plus fort.
merit-odds = Les probabilités y sont favorables : environ { points } de plus en moyenne.


## The coach. $cost: a share of the chances, as "12% ± 3%".

coach-switch = Entraîneur : me dire aussitôt quand une décision a coûté cher
coach-mistake = Cela a coûté { $cost } de tes chances. Mieux : { $action }.
coach-take-back = Revenir en arrière
coach-go-on = Continuer
