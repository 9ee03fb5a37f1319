### Задачи: одно решение, один лучший вариант

site-link-puzzles = Задачи
site-link-puzzles-hint = Найти лучший вариант

puzzles-title = Задачи
puzzles-loading = Задачи загружаются…
puzzles-missing = Задачи не показать: часть игры не загрузилась. Попробуйте позже.
puzzles-theme = Тема
puzzles-theme-all = Все темы
puzzles-theme-tempo = Темп
puzzles-theme-lines = Ряды и столбцы
puzzles-theme-odds = Вероятности
puzzles-theme-draft = Причалы
puzzles-theme-rocks = Священные Скалы
puzzles-theme-panoramas = Панорамы
puzzles-theme-offerings = Подношения
puzzles-theme-rivals = Соперники
puzzles-rating = Ваш рейтинг: { $n }
puzzles-streak = Подряд: { $n }
puzzles-streak-best = Подряд: { $n }, лучшее { $best }
puzzle-rating = Задача { $id }, рейтинг { $n }.
puzzle-ask = Найдите лучший вариант. { $question }
puzzle-choose = Вот это
puzzle-next = Следующая задача
puzzle-right = Верно: { $action }.
puzzle-wrong = Есть лучше: { $action }.
puzzle-compared = Шансы на победу: { $chance }. Следующий вариант: { $action }, { $next }.
puzzle-yours = Шансы на победу: { $chance }; с вашим вариантом { $yours }.
puzzle-levels = Сколько находят: { $levels }.
puzzle-level = { $level } { $share }


## Плавание дня

site-link-voyage = Плавание дня
site-link-voyage-hint = Один расклад для всех

voyage-title = Плавание дня
voyage-about = Сегодня у всех один расклад и одни и те же боты: { $bots }. Засчитывается первое плавание. Потом играйте сколько угодно.
voyage-trust = Расклад следует из даты, так что при желании можно подсмотреть. Выиграть здесь можно только удовольствие.
voyage-start = В путь
voyage-continue = Продолжить
voyage-again = Ещё раз, для удовольствия
voyage-score = Ваш счёт: { $points }.
voyage-place = Место { $place } из { $players }.
voyage-look = Посмотреть партию
voyage-compare = Сравнить плавание
voyage-bots = Боты на вашем месте
voyage-bots-playing = Боты играют тот же расклад…
voyage-bots-failed = Здесь боты играть не могут.
voyage-bots-note = Партий с тем же раскладом на вашем месте и против тех же ботов у каждого уровня: { $n }. Чёрточка означает одну партию, красная ваша.
voyage-who = Кто
voyage-middle = Средний счёт
voyage-beaten = Вы обошли
voyage-people = Люди на этом сервере
voyage-people-about = Хранится и показывается только ваш счёт, без имени. Сервер проверяет партию, проигрывая её заново.
voyage-people-ask = Сравнить с людьми
voyage-people-none = Сегодня вы первые.
voyage-people-row =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
voyage-share = Поделиться плаванием
voyage-share-text = Namiji, плавание { $day }: { $points }, место { $place } из { $players }.
voyage-share-copy = Скопировать текст
voyage-share-bots = { $level } на том же месте: хуже в { $share } партий.
voyage-picture = Плавание { $date }
