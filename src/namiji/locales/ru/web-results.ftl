# After a game: the end, the replay and the analysis.


## The end

end-scores = Итоги
end-sheet = Очки каждого игрока по источникам
end-total = Всего
end-race = Гонка
end-race-plot = Очки каждой Лодки от решения к решению
end-race-note = Пунктир — Причалы. В самом конце идут Священные Скалы и Подношения на борту.
end-rocks = Священные Скалы
end-rocks-none = Карт Священных Скал ни у кого нет.
end-rock =
    { $fulfilled ->
        [yes] { $n ->
            [one] Выполнено: { $n } очко
            [few] Выполнено: { $n } очка
           *[other] Выполнено: { $n } очков
        }
       *[no] Не выполнено: без очков
    }
end-analysis = Как решилась партия
end-analysis-about = Бот много раз доигрывает каждую позицию, чтобы отделить выбор от везения, и ищет лучшие ходы, зная лишь то, что знал сам игрок. Это занимает около полуминуты.
end-analyze = Разобрать с ботом
end-share = Поделиться партией
end-proof = Честная раздача
end-proof-about = До первого хода стол показал отпечаток своего тайного зерна. Теперь зерно открыто: каждый может вычислить отпечаток и раздать всю партию заново.
end-proof-verdict =
    { $proven ->
        [yes] Отпечаток подходит к зерну.
       *[no] Отпечаток не подходит к зерну: честность этой раздачи не доказана.
    }
end-proof-nonce =
    { $kept ->
        [yes] Ваше устройство добавило своё случайное число до раздачи: оно вошло в неё.
       *[no] Ваше устройство добавило своё случайное число до раздачи, но оно в неё не вошло, или отпечаток с тех пор изменился.
    }
end-proof-commitment = Отпечаток, показанный в начале
end-proof-seed = Зерно, показанное в конце
end-proof-how = Чтобы проверить каждую карту и каждый жетон записи:
end-download = Скачать запись
end-rematch = Ещё партию
end-rematch-waiting = Новая партия начнётся, когда все захотят. Ждём: { $names }.
end-replay = Посмотреть запись
end-board = Взглянуть на поле
end-home = На главную


## A link

share-about = Кто откроет эту ссылку, сможет посмотреть партию ход за ходом.
share-link = Ссылка


## The replay

replay-title = Запись партии
replay-controls = Управление
replay-back = На решение назад
replay-forward = На решение вперёд
replay-play = Пуск
replay-pause = Пауза
replay-slider = Момент партии
replay-moment = Решение { $n } из { $of }
replay-eyes = Чьими глазами
replay-spectator = Зритель
replay-panels = Под полем
replay-table = Стол
replay-boats = Лодки
replay-supply = Косяк и колоды
replay-race = Гонка
replay-analysis = Разбор


## The analysis

analysis-thinking = Бот думает: готово { $percent } %.
analysis-progress = Как далеко продвинулся бот
analysis-again = Повторить
analysis-about = Каждая линия показывает шансы Лодки на победу, если бы дальше за всех играл хороший бот. Знак ± говорит, насколько точно число.
analysis-plot = Шансы каждой Лодки от решения к решению
analysis-turning-points = Переломные моменты
analysis-point = { $name }: { $action }.
analysis-mistake = Это стоило { $n } % шансов (± { $error } %).
analysis-better = Бот предпочёл бы: { $action }.
analysis-luck = Везение, плюс { $n } % (± { $error } %).
analysis-misfortune = Невезение, минус { $n } % (± { $error } %).
analysis-look = Взглянуть
analysis-look-at = Взглянуть на решение { $n }
analysis-accounts = От первых шансов до конца, по игрокам
analysis-start = Вначале
analysis-skill = Выбор
analysis-points = Выбор, в очках
analysis-luck-all = Везение
analysis-others = Другие
analysis-end = В конце
analysis-agreed = Как бот
analysis-own = Ваши ошибки
analysis-own-none = Бот не нашёл у вас ошибок.
turning-step = { $n } / { $of }
turning-back = Предыдущий переломный момент
turning-forward = Следующий переломный момент
turning-chance = Шансы на победу: { $chance }.


## Actions in words

action-sail = Плыть { $place }
action-slot = Место { $slot }
action-take = Взять: { $fish }
action-take-random = Взять закрытую рыбу
action-decline = Больше не брать рыбу
action-net = Выбрать сеть: { $net }
action-place = Положить в { $cells }
action-release = Отпустить
action-draw = Тянуть
action-stop = Остановиться
action-keep = Оставить: { $card }
action-pick = Выбрать: { $card }


## The revelation, a sentence about the viewer, a picture, an offer

end-reveal = Тайное становится явным
end-me-behind = Ваше место: { $place }. Впереди { $name }, разница — { $points }.
end-me-ahead = Ваш отрыв — { $points }, следом { $name }.
end-me-shared = Вы делите победу.
end-me-strength = Ваша сильная сторона: { $source } ({ $points }).
end-picture = Сделать картинку с итогом
end-picture-png = Сохранить как PNG
end-picture-svg = Сохранить как SVG
end-picture-failed = Картинку сделать не удалось.
end-offer-brisk = Боты ходят слишком медленно? Они могут быстрее.
end-offer-brisk-yes = Да, быстрее
end-offer-brisk-no = Нет, всё хорошо
end-offer-sound = Хотите слышать игру? Море, дерево и колокол, негромко.
end-offer-sound-yes = Со звуком
end-offer-sound-no = Без звука
