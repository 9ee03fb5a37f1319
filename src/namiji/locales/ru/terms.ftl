# Names and short texts of the game's data. What follows a prefix is the id of the data, as it stands.
#
# Names go into sentences as arguments, so each is in its dictionary form: nominative, small letter unless
# it always has a capital. Sentences do not inflect them: a colon or brackets keep them whole. "row" and
# "column" are the same in the accusative, and so may follow a verb. Before a dash and % stands U+00A0.
# Numbers are whole: [other] is said for what Russian calls many.


## Who

seat-name = Игрок { $seat }
# Nominative: "Игрок 2, вы и Игрок 3".
you = вы
neutral-boat = Нейтральная Лодка


## Numbers and lists

# The same in the accusative.
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
points-below =
    { $n ->
        [one] минус { $n } очко
        [few] минус { $n } очка
       *[other] минус { $n } очков
    }
figure-below = минус { $n }
# Goes with a masculine noun (выбор, отход), or stands for "первой" with Лодка.
ordinal = { $n }-й
list-and = { $rest } и { $last }
list-or = { $rest } или { $last }
nothing = ничего


## Stations

station-start = Стартовый Причал
station-angling = Рыболовная станция
station-net = Станция ловли сетью
station-trap = Ловушка для ракообразных
station-whirlpool = Водоворот
station-dolphin = Панорама дельфина
station-octopus = Панорама осьминога
station-whale = Панорама кита
station-rock = Священная Скала
station-dock = Причал
station-finish = Порт назначения

place-at =
    { $at ->
        [start] у стартового Причала
        [angling] у Рыболовной станции ({ $position })
        [net] у Станции ловли сетью ({ $position })
        [trap] у Ловушки для ракообразных ({ $position })
        [whirlpool] у Водоворота ({ $position })
        [dolphin] у Панорамы дельфина ({ $position })
        [octopus] у Панорамы осьминога ({ $position })
        [whale] у Панорамы кита ({ $position })
        [rock] у Священной Скалы ({ $position })
        [dock] у Причала ({ $position })
       *[finish] в порту назначения
    }
place-to =
    { $at ->
        [start] к стартовому Причалу
        [angling] к Рыболовной станции ({ $position })
        [net] к Станции ловли сетью ({ $position })
        [trap] к Ловушке для ракообразных ({ $position })
        [whirlpool] к Водовороту ({ $position })
        [dolphin] к Панораме дельфина ({ $position })
        [octopus] к Панораме осьминога ({ $position })
        [whale] к Панораме кита ({ $position })
        [rock] к Священной Скале ({ $position })
        [dock] к Причалу ({ $position })
       *[finish] в порт назначения
    }

panorama-dolphin = дельфин
panorama-octopus = осьминог
panorama-whale = кит


## Fish

color-blue = синий
color-orange = оранжевый
color-green = зелёный

kind-bream = дорада
kind-mackerel = скумбрия
kind-puffer = фугу
kind-sunfish = рыба-луна

fish-blue-bream = синяя дорада
fish-blue-mackerel = синяя скумбрия
fish-blue-puffer = синяя фугу
fish-blue-sunfish = синяя рыба-луна
fish-orange-bream = оранжевая дорада
fish-orange-mackerel = оранжевая скумбрия
fish-orange-puffer = оранжевая фугу
fish-orange-sunfish = оранжевая рыба-луна
fish-green-bream = зелёная дорада
fish-green-mackerel = зелёная скумбрия
fish-green-puffer = зелёная фугу
fish-green-sunfish = зелёная рыба-луна

pair-blue-bream = две синие дорады
pair-blue-mackerel = две синие скумбрии
pair-blue-puffer = две синие фугу
pair-blue-sunfish = две синие рыбы-луны
pair-orange-bream = две оранжевые дорады
pair-orange-mackerel = две оранжевые скумбрии
pair-orange-puffer = две оранжевые фугу
pair-orange-sunfish = две оранжевые рыбы-луны
pair-green-bream = две зелёные дорады
pair-green-mackerel = две зелёные скумбрии
pair-green-puffer = две зелёные фугу
pair-green-sunfish = две зелёные рыбы-луны
pair = дважды { $fish }

line-row = ряд { $id }
line-column = столбец { $id }
cell-empty = пусто
shared =
    { $what ->
        [color] цвет — { $name }
        [kind] вид — { $name }
       *[fish] одинаковые: { $name }
    }


## Crustaceans

token-crab = краб
token-shrimp = креветка
crabs =
    { $n ->
        [one] { $n } краб
        [few] { $n } краба
       *[other] { $n } крабов
    }
shrimps =
    { $n ->
        [one] { $n } креветка
        [few] { $n } креветки
       *[other] { $n } креветок
    }


## Cards

card-maki = Маки
card-ramen = Рамен
card-onigiri = Онигири
card-second-hook = Второй крючок
card-long-gaff = Длинный багор
card-lantern-lure = Фонарь-приманка
card-keen-blade = Острый нож
card-wide-net = Широкий невод
card-sorting-baskets = Плетёные корзины
card-sturdy-trap = Крепкая ловушка
card-deep-trap = Глубокая ловушка
card-bait-box = Ящик с наживкой
card-paper-fleet = Бумажная флотилия
card-incense = Благовония
card-spyglass = Подзорная труба
card-pilgrim-chart = Карта паломника
card-sacred-rope = Священный канат

card-skilled-fisherman = Умелый рыбак
card-brimming-rack = Улов до краёв
card-long-lines = Длинные ряды
card-tall-stacks = Высокие столбцы
card-blue-catch = Синий улов
card-orange-catch = Оранжевый улов
card-green-catch = Зелёный улов
card-net-hauler = Тяжёлые сети
card-shellfish-feast = Дары моря
card-shrimp-broth = Креветочный суп
card-crab-tamer = Укротитель крабов
card-light-boat = Лодка налегке
card-dolphin-friend = Друг дельфинов
card-octopus-watcher = В гостях у осьминога
card-whale-song = Песня кита
card-wide-horizon = Широкий горизонт
card-three-wonders = Три чуда
card-gourmet = Гурман
card-fine-gear = Добрая снасть
card-pilgrim = Паломник

sort-meal = Пища
sort-angling = Улучшение Рыболовной станции
sort-net = Улучшение Станции ловли сетью
sort-trap = Улучшение Ловушки для ракообразных
sort-whirlpool = Улучшение Водоворота
sort-panorama = Улучшение всех Панорам
sort-rock = Улучшение Священных Скал

gives-meal = { points } сразу.

parameter-angling_reveals =
    { $n ->
        [one] До вашего выбора открывается ещё { $n } рыба.
        [few] До вашего выбора открываются ещё { $n } рыбы.
       *[other] До вашего выбора открывается ещё { $n } рыб.
    }
parameter-angling_catches =
    { $n ->
        [one] Можно взять ещё { $n } рыбу.
        [few] Можно взять ещё { $n } рыбы.
       *[other] Можно взять ещё { $n } рыб.
    }
parameter-angling_spread = Рыбу с Рыболовной станции можно класть в любую свободную клетку.
parameter-angling_points =
    { $n ->
        [one] Раз за остановку вы получаете { $n } очко за первую оставленную рыбу.
        [few] Раз за остановку вы получаете { $n } очка за первую оставленную рыбу.
       *[other] Раз за остановку вы получаете { $n } очков за первую оставленную рыбу.
    }
parameter-net_reveals =
    { $n ->
        [one] На выбор открывается ещё { $n } сеть.
        [few] На выбор открываются ещё { $n } сети.
       *[other] На выбор открывается ещё { $n } сетей.
    }
parameter-net_points =
    { $n ->
        [one] Раз за остановку вы получаете { $n } очко за уложенную сеть.
        [few] Раз за остановку вы получаете { $n } очка за уложенную сеть.
       *[other] Раз за остановку вы получаете { $n } очков за уложенную сеть.
    }
parameter-trap_draws =
    { $n ->
        [one] В улове может быть на { $n } жетон больше.
        [few] В улове может быть на { $n } жетона больше.
       *[other] В улове может быть на { $n } жетонов больше.
    }
parameter-trap_crabs =
    { $n ->
        [one] Улов выдержит ещё { $n } краба.
        [few] Улов выдержит ещё { $n } крабов.
       *[other] Улов выдержит ещё { $n } крабов.
    }
parameter-trap_saved =
    { $n ->
        [one] Из потерянного улова сохраните до { $n } креветки.
        [few] Из потерянного улова сохраните до { $n } креветок.
       *[other] Из потерянного улова сохраните до { $n } креветок.
    }
parameter-trap_points =
    { $n ->
        [one] Раз за остановку вы получаете { $n } очко за сохранённый улов.
        [few] Раз за остановку вы получаете { $n } очка за сохранённый улов.
       *[other] Раз за остановку вы получаете { $n } очков за сохранённый улов.
    }
parameter-whirlpool_offerings =
    { $n ->
        [one] Вы запускаете в Водоворот ещё { $n } Подношение.
        [few] Вы запускаете в Водоворот ещё { $n } Подношения.
       *[other] Вы запускаете в Водоворот ещё { $n } Подношений.
    }
parameter-whirlpool_points =
    { $n ->
        [one] Раз за остановку вы получаете { $n } очко за первое Подношение, запущенное в Водоворот.
        [few] Раз за остановку вы получаете { $n } очка за первое Подношение, запущенное в Водоворот.
       *[other] Раз за остановку вы получаете { $n } очков за первое Подношение, запущенное в Водоворот.
    }
parameter-panorama_sections =
    { $n ->
        [one] Возьмите ещё { $n } карту Панорамы.
        [few] Возьмите ещё { $n } карты Панорамы.
       *[other] Возьмите ещё { $n } карт Панорамы.
    }
parameter-panorama_points =
    { $n ->
        [one] Раз за остановку вы получаете ещё { $n } очко за первую взятую карту Панорамы.
        [few] Раз за остановку вы получаете ещё { $n } очка за первую взятую карту Панорамы.
       *[other] Раз за остановку вы получаете ещё { $n } очков за первую взятую карту Панорамы.
    }
parameter-rock_draws =
    { $n ->
        [one] На выбор — ещё { $n } карта.
        [few] На выбор — ещё { $n } карты.
       *[other] На выбор — ещё { $n } карт.
    }
parameter-rock_keeps =
    { $n ->
        [one] Оставьте на { $n } карту больше.
        [few] Оставьте на { $n } карты больше.
       *[other] Оставьте на { $n } карт больше.
    }
parameter-rock_points =
    { $n ->
        [one] Раз за остановку вы получаете { $n } очко за первую оставленную карту.
        [few] Раз за остановку вы получаете { $n } очка за первую оставленную карту.
       *[other] Раз за остановку вы получаете { $n } очков за первую оставленную карту.
    }

gives-rock = { points }, если у вас { $wanted }.

# Nominative: they follow "у вас", "минимум", "максимум" and "ровно".
metric-lines =
    { $n ->
        [0] нет засчитанных линий
        [one] { $n } засчитанная линия
        [few] { $n } засчитанные линии
       *[other] { $n } засчитанных линий
    }
metric-rows =
    { $n ->
        [0] нет засчитанных рядов
        [one] { $n } засчитанный ряд
        [few] { $n } засчитанных ряда
       *[other] { $n } засчитанных рядов
    }
metric-columns =
    { $n ->
        [0] нет засчитанных столбцов
        [one] { $n } засчитанный столбец
        [few] { $n } засчитанных столбца
       *[other] { $n } засчитанных столбцов
    }
metric-fish =
    { $n ->
        [0] нет рыб в отсеке
        [one] { $n } рыба в отсеке
        [few] { $n } рыбы в отсеке
       *[other] { $n } рыб в отсеке
    }
metric-nets =
    { $n ->
        [0] нет сетей в отсеке
        [one] { $n } сеть в отсеке
        [few] { $n } сети в отсеке
       *[other] { $n } сетей в отсеке
    }
metric-crabs =
    { $n ->
        [0] нет крабов
        [one] { $n } краб
        [few] { $n } краба
       *[other] { $n } крабов
    }
metric-shrimp =
    { $n ->
        [0] нет креветок
        [one] { $n } креветка
        [few] { $n } креветки
       *[other] { $n } креветок
    }
metric-crustaceans =
    { $n ->
        [0] нет ракообразных
        [one] { $n } ракообразное
        [few] { $n } ракообразных
       *[other] { $n } ракообразных
    }
metric-offerings_left =
    { $n ->
        [0] нет Подношений на борту
        [one] { $n } Подношение на борту
        [few] { $n } Подношения на борту
       *[other] { $n } Подношений на борту
    }
metric-dolphin =
    { $n ->
        [0] нет карт Панорамы дельфина
        [one] { $n } карта Панорамы дельфина
        [few] { $n } карты Панорамы дельфина
       *[other] { $n } карт Панорамы дельфина
    }
metric-octopus =
    { $n ->
        [0] нет карт Панорамы осьминога
        [one] { $n } карта Панорамы осьминога
        [few] { $n } карты Панорамы осьминога
       *[other] { $n } карт Панорамы осьминога
    }
metric-whale =
    { $n ->
        [0] нет карт Панорамы кита
        [one] { $n } карта Панорамы кита
        [few] { $n } карты Панорамы кита
       *[other] { $n } карт Панорамы кита
    }
metric-sections =
    { $n ->
        [0] нет карт Панорам
        [one] { $n } карта Панорамы
        [few] { $n } карты Панорам
       *[other] { $n } карт Панорам
    }
metric-panoramas_started =
    { $n ->
        [0] нет начатых Панорам
        [one] { $n } начатая Панорама
        [few] { $n } начатые Панорамы
       *[other] { $n } начатых Панорам
    }
metric-meals =
    { $n ->
        [0] нет карт Пищи
        [one] { $n } карта Пищи
        [few] { $n } карты Пищи
       *[other] { $n } карт Пищи
    }
metric-upgrades =
    { $n ->
        [0] нет Улучшений
        [one] { $n } Улучшение
        [few] { $n } Улучшения
       *[other] { $n } Улучшений
    }
metric-rocks =
    { $n ->
        [0] нет карт Священных Скал
        [one] { $n } карта Священных Скал
        [few] { $n } карты Священных Скал
       *[other] { $n } карт Священных Скал
    }
metric-blue =
    { $n ->
        [0] нет синих рыб
        [one] { $n } синяя рыба
        [few] { $n } синие рыбы
       *[other] { $n } синих рыб
    }
metric-orange =
    { $n ->
        [0] нет оранжевых рыб
        [one] { $n } оранжевая рыба
        [few] { $n } оранжевые рыбы
       *[other] { $n } оранжевых рыб
    }
metric-green =
    { $n ->
        [0] нет зелёных рыб
        [one] { $n } зелёная рыба
        [few] { $n } зелёные рыбы
       *[other] { $n } зелёных рыб
    }
metric =
    { $n ->
        [0] нет рыб цвета { $color }
        [one] { $n } рыба цвета { $color }
        [few] { $n } рыбы цвета { $color }
       *[other] { $n } рыб цвета { $color }
    }

condition =
    { $limit ->
        [least] минимум { $metric }
        [most] максимум { $metric }
        [none] { $metric }
        [exactly] ровно { $metric }
        [between] { $least }–{ $metric }
       *[any] что угодно
    }
progress =
    { $state ->
        [missing] У вас { $metric }, не хватает ещё { $n }.
        [excess] У вас { $metric }, это на { $n } больше, чем нужно.
        [enough] У вас { $metric }, достаточно.
       *[right] У вас { $metric }, как и нужно.
    }


## Points

reason-row = полный ряд
reason-column = полный столбец
reason-crustaceans = ракообразные
reason-section = карта Панорамы
reason-bonus = Бонусная карта Панорам
reason-meal = Пища
reason-upgrade = Улучшение
reason-early_bird = Ранняя Пташка
reason-rock = карта Священных Скал
reason-penalty = Подношения на борту

source-row = Ряды
source-column = Столбцы
source-crustaceans = Ракообразные
source-section = Карты Панорам
source-bonus = Бонусные карты
source-meal = Пища
source-upgrade = Улучшения
source-early_bird = Ранняя Пташка
source-rock = Священные Скалы
source-penalty = Подношения


## Bots

level-deckhand = Юнга
level-deckhand-about = Впервые в море.
level-sailor = Матрос
level-sailor-about = Дело знает, но ошибается.
level-skipper = Шкипер
level-skipper-about = Верно оценивает положение, редко ошибается.
level-master = Капитан
level-master-about = Просчитывает наперёд, сильнее всех.
