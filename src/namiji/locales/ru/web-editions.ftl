# The page of editions, and what is said of home-made ones elsewhere.

site-link-editions = Издания
site-link-editions-hint = Заглянуть в коробку или принести своё

editions-title = Издания
editions-about = Издание — это коробка в виде текстового файла: путь, жетоны, карты и очки. Скачайте его, измените в любом текстовом редакторе, верните сюда и играйте за своим столом.
editions-all = Все издания
editions-name =
    { $id ->
        [standard] Стандартное издание, версия { $version }
       *[other] { $id }, версия { $version }
    }
editions-standard = Стандартное издание
editions-look = Посмотреть
editions-look-at = Посмотреть { $id }
editions-download = Скачать
editions-download-of = Скачать { $id }
editions-play = Играть
editions-play-it = Играть { $id }
editions-remove = Убрать
editions-remove-it = Убрать { $id }
editions-on-device = Домашнее, хранится на этом устройстве


## Bringing one

editions-own = Принести своё
editions-own-about = Выберите файл или вставьте его текст. Сервер проверит его и ничего не сохранит. Если у вас есть печатная игра, перепишите её поле и карты.
editions-file = Файл TOML
editions-text = Его текст
editions-check = Проверить
editions-problems =
    { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
       *[many] { $n } ошибок
    }
editions-line = Строка { $line }
editions-problem = { $key }: { $what }
editions-fine = Ошибок нет: { $name }.
editions-same = Ошибок нет: { $name }, каким оно идёт с игрой.
editions-keep = Хранить на этом устройстве
editions-kept = Хранится на этом устройстве. Его можно выбрать среди настроек нового стола.
error-bad-edition = В этом издании есть ошибки. Проверьте его на странице изданий.


## Looking at one

editions-home-made-about = Домашнее издание: в игру оно не входит.
editions-route-about = Пунктирное место — двойное: вчетвером и впятером там помещается вторая лодка.
editions-leg = Отрезок { $leg }
editions-stop =
    { $double ->
        [yes] { $station }, двойное место
       *[no] { $station }
    }
editions-provenance = Откуда это взято


## At a table

editions-of-table = Издание
editions-of-table-hint = Принесите своё на странице изданий:
editions-home-made = домашнее издание
editions-notice = За этим столом играют в домашнее издание: { $id }.
editions-notice-look = Посмотреть
editions-listed = · домашнее издание { $id }
