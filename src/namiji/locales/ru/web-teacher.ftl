# The teacher: hints, the coach and puzzles.


## A hint: what the bot would choose, and why

hint-ask = Подсказка
hint-thinking = Бот думает…
hint-best = Подсказка: { $action }.
hint-exact = Это просчитано до конца.
hint-clear = Бот уверен.
hint-likely = Бот почти уверен.
hint-close = Разница невелика.
hint-compared = Шансы на победу: { $chance }. Следующий вариант: { $action }, { $next }.


## What speaks most for a choice. $n: points, on average.

merit-none = Несколько вариантов почти равны.
merit-now = Это сразу даёт больше на { points }.
merit-lines = Ряды и столбцы дадут больше примерно на { points }.
merit-trap = Ловушка для ракообразных даст больше примерно на { points }.
merit-panoramas = Панорамы дадут больше примерно на { points }.
merit-bonus = Так чаще выигрывают гонку за Бонусную карту Панорам: примерно { points }.
merit-docks = Карты Причалов дадут больше примерно на { points }.
merit-early_bird = Так вы раньше придёте в порт назначения: примерно { points }.
merit-rocks = Так чаще выполняются карты Священных Скал: примерно { points }.
merit-offerings = Штраф за Подношения меньше примерно на { points }.
merit-tempo = Это выигрыш темпа: до конца больше остановок (примерно на { $stops }), а это { points }.
merit-rivals = Сильнейший соперник теряет примерно { points }.
merit-odds = Вероятность на этой стороне: в среднем больше на { points }.


## The coach. $cost: a share of the chances, as "12% ± 3%".

coach-switch = Тренер: сразу говорить о дорогих ошибках
coach-mistake = Это стоило { $cost } ваших шансов. Лучше: { $action }.
coach-take-back = Вернуть ход
coach-go-on = Играть дальше
