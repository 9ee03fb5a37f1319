# How people come in: home, new table, waiting room, joining, public tables, settings.


## Names

app-name = Намидзи
page-title = { $page } · Намидзи
person-name = Игрок { $seat }
bot-name = { $level } { $seat }
level-option = { $level }: { $about }

sail-indigo = Индиго, в полоску
sail-vermilion = Киноварь, с солнцем
sail-moss = Мох, с волной
sail-ochre = Охра, в клетку
sail-plum = Слива, с журавлём

own-name = Ваше имя
own-color = Ваш парус

direction-clockwise = По часовой
direction-counterclockwise = Против часовой
direction-vote = Голосованием


## Bar and settings

bar-home = Намидзи, на главную
bar-skip = Сразу к содержанию
bar-light = Светлая тема
bar-dark = Тёмная тема
bar-settings = Настройки

app-offline = Нет сети. Партии на этом устройстве идут как обычно.
app-update = Готова новая версия. Партии сохранены.
app-update-now = Обновить

settings-title = Настройки
dialog-close = Закрыть
settings-language = Язык
# $language: its own name for itself.
settings-language-missing = Не удалось загрузить язык «{ $language }». Проверьте соединение, обновите страницу и выберите его снова.
settings-theme = Тема
settings-theme-auto = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed = Скорость
settings-speed-calm = Не спеша
settings-speed-brisk = Живее
settings-speed-instant = Сразу
settings-confirm = Подтверждать ходы
settings-confirm-hint = Выбор сначала показывается, а ход делается, когда вы его подтвердите.


## Home

home-title = Намидзи, морское путешествие
home-about = Плывите вдоль нарисованного берега, ловите рыбу, высматривайте китов: спокойная настольная игра на 2–5 игроков.
home-play = Играть
home-against =
    { $n ->
        [one] Против { $n } бота: { $level }
        [few] Против { $n } ботов: { $level }
       *[other] Против { $n } ботов: { $level }
    }
home-opponents = Соперники
home-level = Их уровень

site-links = Как ещё сыграть
site-link-learn = Научиться за пять минут
site-link-learn-hint = Первая партия с подсказками
site-link-friends = Играть с друзьями
site-link-friends-hint = По ссылке или QR-коду
site-link-device = На одном устройстве
site-link-device-hint = Передавая из рук в руки
site-link-tables = Открытые столы
site-link-tables-hint = Сесть играть или смотреть
site-link-rules = Правила
site-link-rules-hint = Все и с объяснениями
site-link-about = Об игре
site-link-about-hint = Что это и кто автор

known-title = Продолжить
known-with = { $names }
known-alone = Пока никого
known-lesson = Ваша первая партия
known-open = Ждёт игроков
known-playing = Партия идёт
known-over = Окончена: взглянуть на итоги


## A new table

new-title = Новый стол
new-preset = Как играем?
new-preset-friends = С друзьями
new-preset-device = На одном устройстве
new-preset-friends-hint = Вы получите ссылку и QR-код. Кто по ней придёт, займёт свободное место с любого устройства.
new-preset-device-hint = Все играют здесь. Заставка между ходами скрывает тайное.
new-seats =
    { $n ->
        [one] { $n } место
        [few] { $n } места
       *[other] { $n } мест
    }
new-seat-kind = Кто на месте { $seat }
new-seat-name = Имя для места { $seat }
new-seat-color = Парус для места { $seat }
new-seat-level = Уровень бота на месте { $seat }
new-seat-up = Поднять место { $seat }
new-seat-remove = Убрать место { $seat }
new-seat-here = Игрок здесь
new-seat-link = Друг по ссылке
new-seat-bot = Бот
new-seat-link-hint = Имя и парус друг выберет сам.
new-add-here = Игрок здесь
new-add-link = Друг
new-add-bot = Бот
new-more = Направление, часы, отмена ходов и зрители
new-more-site = Направление и отмена ходов
new-direction = Направление
new-clock = Часы
new-clock-none = Нет
new-clock-move = На каждый ход
new-clock-game = На всю партию
new-clock-correspondence = На несколько дней
new-clock-hint = Если ваше время выйдет, за вас сыграет бот, пока вы не вернётесь.
new-clock-correspondence-hint = На каждый ход. Время идёт днём и ночью, присутствовать никому не нужно.
new-clock-public = Если часов нет, за открытым столом на ход даётся три минуты.
new-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[other] { $n } секунд
    }
new-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
new-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[other] { $n } часов
    }
new-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
new-undo = Отмена ходов
new-undo-consent = С согласия всех
new-undo-free = Только своих
new-undo-off = Нет
new-undo-consent-hint = Свои ходы вы отменяете свободно, пока они не открыли ничего нового; дальше — с согласия остальных.
new-undo-free-hint = Вы отменяете свои последние ходы, пока они не открыли ничего нового.
new-undo-off-hint = Сделанный ход остаётся.
new-public = Открытый стол
new-public-hint = Виден в списке открытых столов, сесть может любой.
new-watch = Зрители допускаются
new-watch-hint = Смотреть может любой, у кого есть ссылка. Тайное скрыто до конца.
new-make = Создать стол
new-start = Начать партию


## Who sits where

seat-open = Свободно
seat-mine = Вы
seat-bot = Бот
seat-away = Не в сети


## Waiting room

lobby-title = Ждём команду
lobby-waiting =
    { $n ->
        [one] Свободно { $n } место. Партия начнётся, когда его займут.
        [few] Свободны { $n } места. Партия начнётся, когда их займут.
       *[other] Свободно { $n } мест. Партия начнётся, когда их займут.
    }
lobby-voting = Все места заняты. Партия начнётся, когда все проголосуют.
# $time: as "3 days".
lobby-correspondence = Партия на несколько дней, на ход: { $time }. Страницу можно закрыть.
lobby-start-bots =
    { $n ->
        [1] Начать сейчас, с ботом ({ $level })
        [one] Начать сейчас, с { $n } ботом ({ $level })
        [few] Начать сейчас, с { $n } ботами ({ $level })
       *[other] Начать сейчас, с { $n } ботами ({ $level })
    }
lobby-start = Начать сейчас
lobby-host-starts = Хозяин стола может начать и раньше: свободные места займут боты.
lobby-leave = Покинуть стол
lobby-free-seat = Освободить место игрока «{ $name }»
lobby-watching = Вы наблюдаете за этим столом. Партия появится здесь, как только начнётся.

vote-title = В какую сторону?
vote-of = { $name }: в какую сторону?
vote-by = { $names }
vote-by-nobody = Голосов пока нет

invite-title = Позвать друзей
invite-link = Ссылка на этот стол
invite-code = QR-код ссылки { $link }
invite-local =
    Эта ссылка работает только на этом компьютере. Чтобы другие могли играть по вашему Wi-Fi, остановите
    игру и запустите её снова командой «make play LAN=1» или «namiji serve --lan».
link-copy = Скопировать
link-copied = Скопировано
link-share = Поделиться


## Joining

join-title = { $name } зовёт вас на борт
join-title-nobody = Поднимайтесь на борт
join-take = Занять место
join-watch = Смотреть
join-full = Все места заняты. Можно посмотреть партию.
join-full-closed = Все места заняты, и зрителей за этот стол не пускают.
join-own-table = Создать свой стол


## Public tables

tables-title = Открытые столы
tables-none = Сейчас открытых столов нет. Создайте свой, и его найдут здесь.
tables-of = Стол игрока «{ $name }»
tables-free = Свободно мест: { $n } из { $of }
tables-playing =
    { $n ->
        [one] { $n } игрок в море
        [few] { $n } игрока в море
       *[other] { $n } игроков в море
    }
# $time: as "3 days".
tables-correspondence = на несколько дней, на ход: { $time }
tables-join = Сесть
tables-watch = Смотреть
tables-make = Создать стол


## Lost

not-found-title = Кругом одна вода
not-found-text = По этому адресу ничего нет. Возможно, в ссылке не хватает буквы.
not-found-home = На главную
load-failed-title = Связь прервалась
load-failed-text = Страницу не удалось загрузить. Проверьте соединение и попробуйте ещё раз. Ваши партии целы на сервере.
load-failed-again = Повторить

preparing-rules = Готовим правила, примерно { $seconds } с, только в первый раз.
preparing-greedy = Готовим ботов, примерно { $seconds } с, только в первый раз.
preparing-search = Готовим самого сильного бота, примерно { $seconds } с, только в первый раз.
preparing-tip-rules = Следующей всегда ходит Лодка, отставшая больше всех. Если уплыть далеко ради нужной остановки, другие раньше займут ближние.
preparing-tip-greedy = Полный ряд отсека приносит очки, если у его рыб общий цвет или вид. Полный столбец тоже.


## Sound and notifications

settings-sound = Звук
settings-sound-hint = Море, дерево, колокол и короткая вибрация на вашем ходу, если устройство умеет.
settings-notify = Сообщать, когда мой ход
settings-notify-hint = Пока эта страница открыта в другой вкладке или окне.
