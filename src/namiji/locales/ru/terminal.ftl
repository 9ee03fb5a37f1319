# What only the terminal says: its greeting and commands, boats and table in words, doubts about an answer.
#
# Commands and answers are typed as they are, in every language: help, sail 14.


## Welcome

greeting =
    Добро пожаловать в Намидзи, плавание от порта до порта.
    { $n ->
        [2] Вы — Игрок { $seat } из { $n }. За Игрока { $seats } играет бот: { $bots }.
       *[other] Вы — Игрок { $seat } из { $n }. За Игроков { $seats } играют боты: { $bots }.
    }
    Цель: набрать больше всех очков, когда все Лодки придут в порт назначения.
    Главное правило: следующей всегда ходит Лодка, отставшая больше всех.
    Вы плывёте вперёд к любой свободной станции, и каждая сразу что-то даёт.
greeting-answers =
    Отвечайте номером или словами варианта, например sail 3.
    Если возможен только один ход, он делается за вас.
    В любой момент введите help. Пустая строка повторяет вопрос.

rules =
    Все Лодки плывут один круг, четыре отрезка с Причалами между ними.
    Ходит отставшая Лодка: к любой свободной станции впереди, но не дальше Причала.
    На Рыболовной станции вы берёте рыбу, на Станции ловли сетью — сразу двух и кладёте их в отсек.
    В отсеке ряды с 1 по 3 и столбцы с a по d. Новые рыбы ложатся рядом с прежними.
    Полная линия одного цвета или вида приносит очки: ряды { $rows }, столбцы { $columns }.
    У Ловушки для ракообразных вы тянете жетоны из мешочка, не больше { $draws }.
    Каждый сохранённый жетон приносит { points }.
    { $crabs ->
        [one] Если в улове { $crabs } краб, улов пропадает.
        [few] Если в улове { $crabs } краба, улов пропадает.
       *[other] Если в улове { $crabs } крабов, улов пропадает.
    }
    В Водоворот вы запускаете Подношения. Оставшиеся в конце отнимают очки: { $penalties }.
    У Панорамы вы берёте следующую карту, она приносит столько очков, сколько на ней указано.
    Бонус тому, кто завершит Панораму раньше всех: { $bonus }.
    У Священной Скалы вы оставляете себе тайную цель, за которую в конце можно получить очки.
    У Причала все ждут друг друга и выбирают карты: Пища даёт очки, Улучшения помогают дальше.
    В порту назначения больше получают те, кто пришёл раньше: { $tokens }.
    Побеждает тот, у кого больше всех очков.


## Help

help-answers = Отвечайте номером, словами варианта или их началом.
command-help = help: эта справка; help СТАНЦИЯ рассказывает о станции, например help trap.
command-look = look: ваша Лодка и ваши тайные карты.
command-others = others: другие Лодки.
command-school = school: рыбы, сети и мешочек.
command-route = route: станции впереди и кто где.
command-scores = scores: очки на этот момент.
command-log = log: последние события.
command-rules = rules: игра в дюжине фраз.
command-undo = undo: отменить ваше последнее решение, если оно не открыло ничего нового.
command-save = save: записать партию в файл: save ФАЙЛ.
command-quit = quit: выйти из игры.
help-topics = Можно спросить о станциях: { $topics }.
help-unknown = Справки о «{ $about }» нет. Станции: { $topics }.


## A boat

look-at =
    { $slot ->
        [0] { $you ->
            [yes] Вы { $place }. Ваш счёт — { $score }.
           *[no] { $name } — { $place }. Счёт — { $score }.
        }
       *[other] { $you ->
            [yes] Вы { $place }, место { $slot }. Ваш счёт — { $score }.
           *[no] { $name } — { $place }, место { $slot }. Счёт — { $score }.
        }
    }
look-neutral =
    { $slot ->
        [0] Нейтральная Лодка — { $place }.
       *[other] Нейтральная Лодка — { $place }, место { $slot }.
    }
    У неё ничего нет.
look-rack-empty = Отсек для Рыбы пуст.
look-row = { $line }: { $fish }.
look-column = { $line }. { $state }
look-nets =
    { $n ->
        [0] Сетей в отсеке нет.
       *[other] Сетей в отсеке: { $n }.
    }
look-trap = Ловушка: { $haul }.
look-offerings =
    { $left ->
        [0] Подношений не осталось, штрафа нет.
       *[other] { $n ->
            [0] Подношений осталось: { $left }, штрафа нет.
            [one] Подношений осталось: { $left }, штраф — { $n } очко.
            [few] Подношений осталось: { $left }, штраф — { $n } очка.
           *[other] Подношений осталось: { $left }, штраф — { $n } очков.
        }
    }
look-panoramas =
    Панорамы: дельфин { $dolphin } из { $dolphins }, осьминог { $octopus } из { $octopuses }, кит { $whale } из { $whales }.
look-bonuses = Бонусные карты Панорам: { $panoramas }.
look-dock-card = { $card } ({ $sort }): { $text }
look-no-dock-cards = Карт Причалов пока нет.
look-own-rocks =
    { $n ->
        [0] Карт Священных Скал пока нет.
        [one] Ваша тайна: { $n } карта Священных Скал.
        [few] Ваша тайна: { $n } карты Священных Скал.
       *[other] Ваша тайна: { $n } карт Священных Скал.
    }
look-rock = { $card }: { $text }
look-rocks =
    { $n ->
        [0] Священные Скалы: карт нет.
        [one] Священные Скалы: { $n } закрытая карта.
        [few] Священные Скалы: { $n } закрытые карты.
       *[other] Священные Скалы: { $n } закрытых карт.
    }
look-rocks-known = Из них вам известны: { $cards }.


## Points

score = { $who }: { $score }.
score-offerings = Минус { points } за Подношения в конце.
score-rocks = Карты Священных Скал тоже считаются в конце.
score-source = { $source }: { $figure }.


## The table

school-up =
    { $n ->
        [0] Открытых рыб в Косяке нет.
       *[other] Открытых рыб в Косяке: { $n }.
    }
school-down =
    { $n ->
        [0] Закрытых рыб нет.
       *[other] Закрытых рыб: { $n }.
    }
school-color = { $color }: { $kinds }.
school-kind = { $kind } { $n }
school-nets = Сетей в стопке: { $n }.
school-net-under = Отпущена и лежит под стопкой: { $net }.
school-bag = В мешочке: { $bag }.
school-rocks =
    { $n ->
        [0] Карт Священных Скал в колоде нет.
       *[other] Карт Священных Скал в колоде: { $n }.
    }
route-part = Отрезок { $part } из 4. Позиция { $position }: { $station }.
route-stop =
    { $slots ->
        [1] { $position }: { $station }.
        [few] { $position }: { $station }, { $slots } места.
       *[other] { $position }: { $station }, { $slots } мест.
    }
route-boats = Лодки здесь: { $names }.


## Answers that are not understood

unclear = «{ $answer }» может означать { $options }.
unclear-many = «{ $answer }» может означать { $options } и не только.
unclear-unknown = «{ $answer }» — такого варианта нет. Введите номер или help.
unclear-near = «{ $answer }» — такого варианта нет. Может быть, «{ $option }»?
unclear-number = Выберите номер от 1 до { $n }.
unclear-position = Для позиции { $position } введите { $option }.
unclear-save = Введите save и имя файла, например save game.namiji.

illegal-not-now = Сейчас нельзя «{ $action }».
illegal-no-fish = Такой рыбы там нет.
illegal-must-catch = Первую рыбу на остановке нужно взять.
illegal-no-net = Этой сети нет среди открытых.
illegal-no-card = Этой карты у вас в руке нет.
illegal-backwards = Эта позиция не впереди: Лодки не плывут назад.
illegal-past-dock = Нужно остановиться у Причала, позиция { $port }.
illegal-rack-full = Ваш отсек полон: там нельзя остановиться.
illegal-panorama-complete = Ваша Панорама завершена: там больше нельзя остановиться.
illegal-occupied = Там нет свободного места.
illegal-slot-unused = При таком числе Лодок это место не занимают.
illegal-slot-taken = Это место занято.
illegal-cell-taken = Одна из клеток занята.
illegal-first-at-a1 = Первый жетон должен лечь в клетку a1.
illegal-same-fish = Обе рыбы одинаковы: назовите клетки в другом порядке.
illegal-not-adjacent = Новая рыба должна лежать рядом с уже пойманной.


## Undo, records, the end

undo-done = Отменено: { $action }.
undo-nothing = Вы ещё ничего не решали.
undo-acted = После этого был ход другого игрока ({ $name }): ваше последнее решение остаётся в силе.
undo-seen = С тех пор открылось новое: ваше последнее решение остаётся в силе.
save-done = Сохранено в { $file }.
save-secrets = Там видны все карты, в том числе тайные.
save-refused = Не сохранено: { $why }.
end-leave = Вы выходите из игры.
end-seed = Зерно этой партии: { $seed }.
end-check = Проверить раздачу может каждый: { $command }
end-fault = { $name } теряет ход: { $why }.
