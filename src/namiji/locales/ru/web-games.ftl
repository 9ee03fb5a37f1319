# My games: results, bests and victories by level, kept on the device.

site-link-games = Мои партии
site-link-games-hint = Ваши результаты и с кем играть дальше
games-title = Мои партии
games-about = Ваши сыгранные партии. Они хранятся только на этом устройстве.
games-none = Пока нет ни одной сыгранной партии.
games-suggestion = Вы выигрываете большинство партий на этом уровне. Попробуете посильнее: { $level }?
games-try = Сыграть с соперником: { $level }
games-levels = Победы по уровням
games-level = Боты
games-count = Партии
games-wins = Выиграно
games-bests = Ваши рекорды
games-history = История
games-outcome = Место { $place } из { $of }, { $points }
games-replay = Посмотреть
games-record = Запись
games-forget = Забыть
games-export = Сохранить всё в файл
games-import = Загрузить партии из файла
games-import-wrong = Это не файл партий Namiji.
games-imported =
    { $n ->
        [one] Теперь здесь { $n } партия.
        [few] Теперь здесь { $n } партии.
       *[many] Теперь здесь { $n } партий.
    }
games-forgotten = Партия забыта.
games-no-storage = Этот браузер не хранит партии.
