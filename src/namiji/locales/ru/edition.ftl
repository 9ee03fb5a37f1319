# Издания: что не так в файле и откуда взяты числа.
#
# Ключи и слова файла остаются как есть: их и надо набирать.


## Что не так
## Ошибка стоит после ключа, к которому относится, как в «boat.penalty: отсутствует».

edition-bounds =
    { $span ->
        [0] { $low }
       *[other] от { $low } до { $high }
    }
edition-kind =
    { $kind ->
        [boolean] логическое значение
        [integer] целое число
        [float] дробное число
        [string] строка
        [array] массив
        [table] таблица
       *[time] дата или время
    }
edition-allowed =
    допустимо: { $allowed }{ $guesses ->
        [0] { "" }
       *[other] ; может быть, «{ $near }»?
    }
edition-name = слова строчными латинскими буквами через «-», не длиннее { $most } знаков

edition-problem-missing = отсутствует
edition-problem-unknown-key = неизвестный ключ; { edition-allowed }
edition-problem-unknown-word = неизвестно, что такое { $word }; { edition-allowed }
edition-problem-entries = нужно элементов: { edition-bounds }, а здесь { $found }
edition-problem-not-a-table = нужна таблица, а здесь { edition-kind }
edition-problem-not-an-array = нужен массив, а здесь { edition-kind }
edition-problem-not-an-integer = нужно целое число ({ edition-bounds }), а здесь { edition-kind }
edition-problem-not-a-boolean = нужно true или false, а здесь { edition-kind }
edition-problem-not-a-string = нужна строка, а здесь { edition-kind }
edition-problem-not-a-word = нужна строка (допустимо: { $allowed }), а здесь { edition-kind }
edition-problem-not-a-name = нужны { edition-name }, а здесь { edition-kind }
edition-problem-out-of-bounds = нужно целое число ({ edition-bounds }), а здесь { $found }
edition-problem-too-many-digits = нужно целое число ({ edition-bounds }), а здесь больше 64 бит
edition-problem-bad-name = нужны { edition-name }, а здесь { $found }
edition-problem-taken-name =
    имя «{ $name }» уже занято: { $owner ->
        [metric] его считают карты Священной Скалы
        [crustacean] так зовётся ракообразное
        [fish] так зовётся рыба
       *[other] { $owner }
    }
edition-problem-long-text = не больше { $most } знаков, а здесь { $found }
edition-problem-long-name = { $name }: не больше { $most } знаков

edition-problem-finish-last = «finish» должен стоять последним и больше нигде
edition-problem-docks = нужно Причалов (dock): { $wanted }, а здесь { $found }
edition-problem-leg-length = отрезок { $leg }: нужно станций: { edition-bounds }, а здесь { $found }
edition-problem-copies-or-counts = нужно что-то одно: copies или counts
edition-problem-combinations = цветов, умноженных на виды, не больше { $most }, а здесь { $found }
edition-problem-same-fish = две пары цвета и вида дают одно и то же имя
edition-problem-face-down = «face-down» говорит, как лежит рыба, и не может быть её именем
edition-problem-tokens-in-all = нужно жетонов всего: { edition-bounds }, а здесь { $found }
edition-problem-cards-in-all = нужно карт всего: { edition-bounds }, а здесь { $found }
edition-problem-penalty-length = нужно элементов, от 0 до всех Подношений: { $wanted }, а здесь { $found }
edition-problem-early-bird-order = самый дорогой жетон должен стоять первым
edition-problem-upgraded-parameter = не больше { $most } со всеми Улучшениями, а здесь { $found }
edition-problem-adds-nothing = не может быть пустым; допустимо: { $allowed }
edition-problem-no-limit = нужно хотя бы одно из двух: at_least, at_most
edition-problem-crossed-limits = at_least { $least } и at_most { $most } исключают друг друга
edition-problem-component = в стандартном издании { $wanted } { $component }, а здесь { $found }
edition-problem-packaged-id = «{ $id }» — id другого издания на этом сервере; придумайте свой

edition-problem-no-such-file = нет ни файла, ни издания с таким именем; { edition-allowed }
edition-problem-unreadable = не удаётся прочитать: { $reason }
edition-problem-too-large = слишком большой файл; не больше { $most } кБ
edition-problem-not-utf8 = это не текст в UTF-8
edition-problem-long-line = строка { $number } слишком длинная; не больше { $most } знаков
edition-problem-too-deep = слишком много вложенных уровней
edition-problem-not-toml = это не TOML: { edition-toml } ({ $detail })
edition-toml =
    { $reason ->
        [value] значения нет или оно написано с ошибкой, а текст пишется в кавычках
        [twice] этот ключ или эта таблица уже были
        [equals] после ключа должен стоять «=»
        [rest] после значения стоит что-то ещё
        [array] между элементами массива нужны запятые, а в конце «]»
        [table] таблице в фигурных скобках нужны запятые и закрывающая скобка на той же строке
        [header] имя таблицы пишется в квадратных скобках
        [quote] у текста нет закрывающей кавычки на его строке
        [backslash] обратную косую черту в тексте надо удвоить
       *[other] посмотрите на эту строку и на предыдущую
    }


## Откуда это взято

edition-provenance-rulebook = правила
edition-provenance-inferred = выведено
edition-provenance-reconstructed = воссоздано
edition-provenance-transcribed = переписано
edition-provenance-house = домашнее правило

edition-provenance-rulebook-about = сказано в печатных правилах или показано в их примерах
edition-provenance-inferred-about = единственное простое прочтение того, что говорят правила
edition-provenance-reconstructed-about = печатные правила молчат, это придумали мы
edition-provenance-transcribed-about = переписано с настоящей коробки
edition-provenance-house-about = домашнее правило

edition-table-route = Морской Путь
edition-table-fish = Рыба
edition-table-nets = Сети
edition-table-crustaceans = Ракообразные
edition-table-boat = Лодка
edition-table-panoramas = Панорамы
edition-table-early_bird = Ранняя Пташка
edition-table-parameters = Станции
edition-table-dock_cards = Карты Причала
edition-table-rock_cards = Карты Священной Скалы

edition-note-route = Печатные правила говорят о четырёх отрезках с тремя Причалами между ними и о двойных местах на некоторых станциях. Из их примеров следует от 15 до 24 остановок на игрока, что и дают 15 станций на отрезок. В обзорах печатной игры пишут, что на большинстве мест стоит одна лодка. Порядок станций придумали мы: большинство панорам — на первом отрезке, пока ни у одной лодки нет для них Улучшения.
edition-note-fish = Напечатано 48 жетонов трёх цветов. Четыре вида поровну — самый простой способ их разделить.
edition-note-nets = Напечатано 12 жетонов, а в обзорах пишут, что сеть показывает двух одинаковых рыб. По одной сети на цвет и вид как раз 12.
edition-note-crustaceans = Напечатаны 20 крабов, 30 креветок и очко за каждого сохранённого.
edition-note-boat = Ряды по 5, 7 и 9, столбец за 3 и штрафы 15 и 6 есть в правилах и примерах. Остальные числа следуют их порядку.
edition-note-panoramas = Напечатаны 3, 4 и 5 карт Панорам, каждая ценой в свой номер, и бонус 3. В обзорах пишут, что целые Панорамы стоят 6, 10 и 15 очков, и это сходится.
edition-note-early_bird = Жетоны 7, 5, 3 и 1 есть в правилах и примерах. Жетон 2 встаёт между ними.
edition-note-parameters = Что делает каждая станция, напечатано. Мы дали числам имена, чтобы Улучшение могло менять одно из них.
edition-note-dock_cards = Напечатано 20 карт, и Пища на 4 и 5 очков есть в примерах, где 3 карты Причала из 6 — Пища. Улучшения — постоянные способности и сами очков не дают. Какие они, решили мы.
edition-note-rock_cards = Напечатано 20 карт, у каждой своя цель, а ещё имя «Умелый рыбак». Шесть засчитанных карт в примерах показывают 3 или 4 очка, отсюда мы и вывели их цену. Остальные цели придумали мы.
