# The table: what to do now, what happened, and what goes on around the game.


## Coming to a table

table-title = За столом
table-title-turn = Ваш ход
table-connecting = Подходим к столу…
table-missing = Такого стола нет
table-missing-hint = Может быть, в ссылке опечатка или стол уже убрали. Попросите ссылку ещё раз или начните свою партию.
table-shut = Зрителей за этот стол не пускают
table-shut-hint = Все места заняты. Спросите тех, кто за столом, или начните свою партию.
table-home = На главную
table-new = Новый стол


## The line to the server

connection-down = Связь прервалась. Ничего не потеряно, она вернётся сама.
connection-back = Вы снова за столом.
connection-closed = Сервер закрыл соединение. Ничего не потеряно: откройте стол снова.
connection-closed-closed = Стол убрали или ваше место освободили.
connection-closed-bad-token = Это место больше не ваше. Стол можно открыть как гость.
connection-open-again = Открыть стол снова


## The prompt: one line that says what to do now

prompt-your-turn = Ваш ход. { $question }
prompt-reconnecting = Ждём связи…
prompt-closed = Вы больше не за этим столом.
prompt-over = Плавание окончено.
prompt-over-show = К итогам
prompt-other =
    { $phase ->
        [sail] { $name } выбирает, куда плыть.
        [slot] { $name } выбирает место у Причала.
        [take] { $name } смотрит на Косяк.
        [place] { $name } держит рыбу.
        [net] { $name } смотрит на сети.
        [place_net] { $name } держит сеть.
        [haul] { $name } тянет из мешочка.
        [rock] { $name } смотрит карты Священных Скал.
        [draft] { $name } выбирает карту Причалов.
       *[other] Ходит { $name }.
    }
prompt-other-stand-in = За игрока «{ $name }» играет бот.
prompt-other-away = { $name } не в сети. Стол ждёт.
prompt-hand-over = Бот вместо игрока «{ $name }»
prompt-skip = Пропустить
prompt-cancel = Отмена
prompt-undo = Отменить ход
prompt-undo-ask = Попросить отменить ход
confirm-sail = Плыть сюда
confirm-slot = Занять место { $slot }
confirm-take = Взять эту рыбу
confirm-place = Положить сюда
confirm-net = Выбрать сеть
confirm-release = Отпустить
confirm-decline = Хватит
confirm-draw = Тянуть ещё
confirm-stop = Хватит, взять
confirm-keep = Оставить карту
confirm-pick = Взять эту карту

hint-dismiss = Понятно


## The clock. $time: as "2:05".

clock-yours = Ваше время: { $time }
clock-other = Время игрока «{ $name }»: { $time }
# More than a day, and more than an hour.
clock-days = { $days } дн { $hours } ч
clock-hours = { $hours } ч { $minutes } мин


## Undo, when it needs the others

undo-asked =
    { $n ->
        [1] { $name } просит отменить последнее решение.
        [one] { $name } просит отменить { $n } последнее решение.
        [few] { $name } просит отменить { $n } последних решения.
       *[other] { $name } просит отменить { $n } последних решений.
    }
undo-agree = Разрешить
undo-refuse = Отказать
undo-waiting = Вы просите отменить ход. Ждём: { $names }.


## A bot plays for you

stand-in-strip = За вас играет бот.
stand-in-back = Вернуться в игру


## Around one device

pass-heading = Передайте устройство игроку «{ $name }»
pass-hint = То, что видит только { $name }, пока скрыто.
pass-ready = Это я, { $name }
pass-hide = Скрыть мои карты
pass-hidden = Ваши карты скрыты
pass-show = Это я, { $name }: показать


## Parts of the table

part-boat = Лодка
part-others = Другие
part-school = Косяк
part-log = Журнал
part-offer = Выбор
part-tabs = Разделы стола


## The log

log-heading = Журнал
log-open = Открыть журнал
log-close = Закрыть журнал
log-empty = Пока ничего не произошло.
log-undone-mark = отменено
log-follow = К последним событиям
log-undone =
    { $you ->
        [yes] Вы отменяете свои решения.
       *[no] { $name } отменяет свои решения.
    }
log-undo_asked =
    { $you ->
        [yes] Вы просите отменить ход.
       *[no] { $name } просит отменить ход.
    }
log-undo_answered =
    { $agree ->
        [yes] { $you ->
            [yes] Вы разрешаете отменить ход.
           *[no] { $name } разрешает отменить ход.
        }
       *[no] { $you ->
            [yes] Вы не разрешаете отменить ход.
           *[no] { $name } не разрешает отменить ход.
        }
    }
log-handed_over =
    { $you ->
        [yes] Теперь за вас играет бот.
       *[no] Теперь за игрока «{ $name }» играет бот.
    }
log-came_back =
    { $you ->
        [yes] Вы снова в игре.
       *[no] { $name } снова в игре.
    }


## The menu

menu-open = Меню
menu-heading = Меню
menu-hints = Объяснять каждый вопрос
push-turns = Сообщать на этом устройстве, когда мой ход
push-turns-hint = Даже когда страница закрыта. О самой партии в сообщении ничего нет.
menu-settings = Настройки
menu-rules = Правила
menu-home = На главную
menu-home-logo = Намидзи, на главную
menu-new = Новый стол
menu-hand-over = Пусть играет бот
menu-leave = Покинуть стол
menu-leave-sure = Дальше за вас сыграет бот. Уйти?
menu-leave-yes = Да, уйти
menu-leave-no = Остаться
menu-table = Этот стол
menu-link = Ссылка и QR-код
menu-link-hint = Смотреть может любой, у кого есть ссылка.
menu-link-closed = Ссылка только для тех, кто за этим столом.
menu-watchers =
    { $n ->
        [0] Сейчас никто не смотрит.
        [one] Сейчас смотрит { $n } человек.
        [few] Сейчас смотрят { $n } человека.
       *[other] Сейчас смотрят { $n } человек.
    }
menu-undo-policy =
    { $policy ->
        [off] Решения не отменяют.
        [free] Отменить можно то, что не открыло ничего нового.
       *[consent] Отменить можно то, что не открыло ничего нового, а с согласия всех — и больше.
    }
menu-deal = Честная раздача:
menu-deal-hint = Вся раздача определена до первого хода, и это её отпечаток. После партии вы получите саму раздачу, и каждый сможет проверить, что отпечаток ей соответствует.
menu-keys = Клавиши
menu-shortcuts = Буквы и «?» работают как горячие клавиши
key-undo = Отменить ход
key-confirm = Нажать выделенное или подтвердить
key-cancel = Отменить или пропустить анимацию
key-log = Журнал
key-help = Это меню
key-move = От варианта к варианту


## Since the last turn

since-heading = С вашего прошлого хода
since-open = С вашего прошлого хода: показать, что было ({ $n })
since-step = { $n } из { $of }
since-back = На ход назад
since-forward = На ход вперёд


## Company: pictures without words, watching, a shared device

emote-open = Показать картинку
emote-joy = Радость
emote-wow = Вот это да!
emote-ouch = Ой!
emote-hmm = Хм…
emote-thanks = Спасибо
emote-hurry = Ваш ход!
emote-shown = { $name }: { $emote }
watching-label = Вы смотрите
pass-turn = { $name }, ваш ход


## Why a choice: what it gives now, leads to and costs, and who moves next

why-now = Сейчас
why-leads = Потом
why-costs = Цена
why-next = Далее
why-moves =
    { $who ->
        [you] Ходите вы.
        [neutral] Ходит Нейтральная Лодка.
       *[other] Ходит { $name }.
    }
# $n: stops.
why-passed =
    { $n ->
        [one] Позади останется { $n } свободная остановка.
        [few] Позади останутся { $n } свободные остановки.
       *[many] Позади останется { $n } свободных остановок.
    }
# $n: sections of a Panorama.
effect-sail-panorama-left =
    { $n ->
        [one] До завершения ещё { $n } карта.
        [few] До завершения ещё { $n } карты.
       *[many] До завершения ещё { $n } карт.
    }
# $n: points.
effect-sail-panorama-bonus = Первому, кто соберёт Панораму: ещё { points }.
# $n: crabs.
effect-sail-trap-risk =
    { $n ->
        [one] { $n } краб — и весь улов потерян.
        [few] { $n } краба — и весь улов потерян.
       *[many] { $n } крабов — и весь улов потерян.
    }
