# Boats, what lies between them, and what a decision lays before one.


## A boat

boat-of =
    { $you ->
        [yes] Ваша Лодка
       *[no] Лодка игрока «{ $name }»
    }
boat-score = { points }
boat-early-bird = Жетон Ранней Пташки: { $n }
boat-neutral-about = Эта Лодка ничья. Она занимает место на пути и ничего не собирает.
boat-rack = Отсек для Рыбы
boat-cell = { $cell }: { $fish }
boat-line = { $line }: { $state } Приносит { $n }.
boat-line-empty = { $line }: пусто. Приносит { $n }.
boat-place = Положить в { $cells }. { $effect }
boat-net-begin = Положить сеть в { $cell }. Затем выберите вторую клетку: { $cells }.
boat-trap = Ловушка
boat-trap-holds = Сохранено: { $held }.
boat-offerings = Подношения
boat-offerings-left =
    { $n ->
        [0] Подношений не осталось, штрафа нет.
       *[other] Подношений осталось: { $n }. Штраф в конце: { $penalty }.
    }
boat-panorama =
    { $bonus ->
        [yes] { $panorama }: карт { $n } из { $total }, с Бонусной картой Панорам
       *[no] { $panorama }: карт { $n } из { $total }
    }
boat-cards-dock = Карты Причалов
boat-cards-rock = Карты Священных Скал
boat-rock = Священная Скала
boat-rocks-hidden =
    { $n ->
        [one] { $n } тайная карта
        [few] { $n } тайные карты
       *[other] { $n } тайных карт
    }
boat-rocks-hidden-about = Со Священных Скал, считаются в конце.
boat-at-least = { $now } из { $needed }
boat-at-most = { $now }, максимум { $needed }


## The other boats

boat-others-boat = Другая Лодка подробно
boat-others-turn = решает
boat-others-distance =
    { $where ->
        [ahead] впереди на { $n }
        [behind] позади на { $n }
       *[level] вровень
    }
boat-others-stand-in = заменяет бот
boat-others-bot = бот, { $level }
boat-others-away = не в сети
boat-others-cards =
    { $n ->
        [0] нет карт Причалов
        [one] { $n } карта Причалов
        [few] { $n } карты Причалов
       *[other] { $n } карт Причалов
    }
boat-others-label =
    { $seat ->
        [0] Показать Нейтральную Лодку.
       *[other] Показать Лодку игрока «{ $name }», { points }.
    }
boat-others-also = { $what }.


## School, bag and decks

supply-school =
    { $n ->
        [one] Косяк: открыта { $n } рыба
        [few] Косяк: открыты { $n } рыбы
       *[other] Косяк: открыто { $n } рыб
    }
supply-fish =
    { $n ->
        [1] { $fish }
       *[other] { $fish }, { $n } шт.
    }
supply-take = Взять: { $fish }. { $effect }
supply-take-down = Взять закрытую рыбу. { $effect }
supply-down =
    { $n ->
        [one] { $n } закрытая
        [few] { $n } закрытые
       *[other] { $n } закрытых
    }
supply-nets =
    { $n ->
        [one] { $n } сеть
        [few] { $n } сети
       *[other] { $n } сетей
    }
supply-bag = креветок { $shrimp }, крабов { $crabs }
supply-rocks =
    { $n ->
        [one] { $n } карта Скал
        [few] { $n } карты Скал
       *[other] { $n } карт Скал
    }
supply-docks =
    { $n ->
        [one] { $n } карта Причалов
        [few] { $n } карты Причалов
       *[other] { $n } карт Причалов
    }


## What a decision lays before one

offer-haul = Вытянуто: { $haul }
offer-odds = Риск потерять улов: { $losing } из { $tokens }
offer-odds-none = Этот жетон ничем не грозит
offer-draw =
    { $n ->
        [one] Тянуть ещё ради { $n } очка
        [few] Тянуть ещё ради { $n } очков
       *[other] Тянуть ещё ради { $n } очков
    }
offer-stop = Хватит, взять { points }
offer-release =
    { $n ->
        [1] Отпустить
       *[other] Отпустить все
    }
offer-decline = Больше не брать
offer-keep = Оставить: { $card }. { $effect }
offer-pick = Выбрать: { $card }. { $effect }
