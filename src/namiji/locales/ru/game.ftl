# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name, and stay in the present tense, which needs no
# gender. Names of fish, cards and lines come in the nominative: $fish, $card, $line. $place has its
# preposition: "у Водоворота (14)" where a boat is, "к Водовороту (14)" where it sails.


## What happens. What follows told- is the type of an event.
## -neutral: of the neutral boat; -then: where it follows on the same line.

told-started =
    { $direction ->
        [clockwise] Лодки плывут по часовой стрелке.
       *[counterclockwise] Лодки плывут против часовой стрелки.
    }
told-started-order = Порядок у стартового Причала, начиная с передней Лодки: { $names }.
told-started-fish = В Косяке открыта рыба: { $fish }.
told-sailed =
    { $slot ->
        [0] { $you ->
            [yes] Вы плывёте { $place }.
           *[no] { $name } плывёт { $place }.
        }
       *[1] { $you ->
            [yes] Вы плывёте { $place }, второе место.
           *[no] { $name } плывёт { $place }, второе место.
        }
    }
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] Вы перемещаете Нейтральную Лодку { $place }. Там ничего не происходит.
           *[no] { $name } перемещает Нейтральную Лодку { $place }. Там ничего не происходит.
        }
       *[no] { $you ->
            [yes] Вы перемещаете Нейтральную Лодку { $place }.
           *[no] { $name } перемещает Нейтральную Лодку { $place }.
        }
    }
told-docked =
    { $you ->
        [yes] Вы занимаете место { $slot }.
       *[no] { $name } занимает место { $slot }.
    }
told-docked-neutral =
    { $you ->
        [yes] Вы ставите Нейтральную Лодку на место { $slot }.
       *[no] { $name } ставит Нейтральную Лодку на место { $slot }.
    }
told-docked-then = Место { $slot }.
told-fish_flipped = В Косяке открывается рыба: { $fish }.
told-fish_taken =
    { $face ->
        [up] { $you ->
            [yes] Вы берёте рыбу: { $fish }.
           *[no] { $name } берёт рыбу: { $fish }.
        }
       *[down] { $you ->
            [yes] Вы берёте закрытую рыбу: { $fish }.
           *[no] { $name } берёт закрытую рыбу: { $fish }.
        }
    }
told-fish_kept =
    { $you ->
        [yes] Вы кладёте рыбу в клетку { $cell }: { $fish }.
       *[no] { $name } кладёт рыбу в клетку { $cell }: { $fish }.
    }
told-fish_released =
    { $you ->
        [yes] Вы отпускаете рыбу: { $fish }.
       *[no] { $name } отпускает рыбу: { $fish }.
    }
told-catch_declined =
    { $you ->
        [yes] Вы больше не берёте рыбу.
       *[no] { $name } больше не берёт рыбу.
    }
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] Вы открываете сеть: { $nets }.
           *[no] { $name } открывает сеть: { $nets }.
        }
        [few] { $you ->
            [yes] Вы открываете { $n } сети: { $nets }.
           *[no] { $name } открывает { $n } сети: { $nets }.
        }
       *[other] { $you ->
            [yes] Вы открываете { $n } сетей: { $nets }.
           *[no] { $name } открывает { $n } сетей: { $nets }.
        }
    }
told-net_kept =
    { $you ->
        [yes] Вы кладёте сеть в клетки { $cells }: { $net }.
       *[no] { $name } кладёт сеть в клетки { $cells }: { $net }.
    }
told-net_released =
    { $you ->
        [yes] Вы отпускаете сеть: { $net }.
       *[no] { $name } отпускает сеть: { $net }.
    }
told-crustacean_drawn =
    { $you ->
        [yes] Вы тянете из мешочка: { $tokens }.
       *[no] { $name } тянет из мешочка: { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] Вы сохраняете: { $haul }.
       *[no] { $name } сохраняет: { $haul }.
    }
told-haul_lost =
    { $you ->
        [yes] Вы теряете улов. Обратно в мешочек: { $haul }.
       *[no] { $name } теряет улов. Обратно в мешочек: { $haul }.
    }
told-offering_floated =
    { $n ->
        [0] { $you ->
            [yes] Вы запускаете в Водоворот последнее Подношение.
           *[no] { $name } запускает в Водоворот последнее Подношение.
        }
       *[other] { $you ->
            [yes] Вы запускаете в Водоворот Подношение, остаётся { $n }.
           *[no] { $name } запускает в Водоворот Подношение, остаётся { $n }.
        }
    }
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Вы берёте { $section }-ю карту Панорамы дельфина.
           *[no] { $name } берёт { $section }-ю карту Панорамы дельфина.
        }
        [octopus] { $you ->
            [yes] Вы берёте { $section }-ю карту Панорамы осьминога.
           *[no] { $name } берёт { $section }-ю карту Панорамы осьминога.
        }
       *[whale] { $you ->
            [yes] Вы берёте { $section }-ю карту Панорамы кита.
           *[no] { $name } берёт { $section }-ю карту Панорамы кита.
        }
    }
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Вы получаете Бонусную карту Панорам (дельфин).
           *[no] { $name } получает Бонусную карту Панорам (дельфин).
        }
        [octopus] { $you ->
            [yes] Вы получаете Бонусную карту Панорам (осьминог).
           *[no] { $name } получает Бонусную карту Панорам (осьминог).
        }
       *[whale] { $you ->
            [yes] Вы получаете Бонусную карту Панорам (кит).
           *[no] { $name } получает Бонусную карту Панорам (кит).
        }
    }
told-rocks_drawn =
    { $you ->
        [yes] { $n ->
            [one] Вы смотрите { $n } карту Священных Скал.
            [few] Вы смотрите { $n } карты Священных Скал.
           *[other] Вы смотрите { $n } карт Священных Скал.
        }
       *[no] { $n ->
            [one] { $name } смотрит { $n } карту Священных Скал.
            [few] { $name } смотрит { $n } карты Священных Скал.
           *[other] { $name } смотрит { $n } карт Священных Скал.
        }
    }
told-rocks_drawn-known = Вы их уже видели: { $cards }.
told-rock_kept =
    { $known ->
        [yes] { $you ->
            [yes] Вы оставляете карту Священных Скал: { $card }.
           *[no] { $name } оставляет карту Священных Скал: { $card }.
        }
       *[no] { $name } оставляет карту Священных Скал.
    }
told-rock_kept-then =
    { $known ->
        [yes] Оставлена: { $card }.
       *[no] Одна из них оставлена.
    }
told-rock_returned = Под колоду уходит: { $card }.
told-dock_hand =
    { $you ->
        [yes] { $n ->
            [one] Вы смотрите { $n } карту Причалов.
            [few] Вы смотрите { $n } карты Причалов.
           *[other] Вы смотрите { $n } карт Причалов.
        }
       *[no] { $n ->
            [one] { $name } смотрит { $n } карту Причалов.
            [few] { $name } смотрит { $n } карты Причалов.
           *[other] { $name } смотрит { $n } карт Причалов.
        }
    }
told-dock_card_kept =
    { $you ->
        [yes] Вы выбираете карту Причалов: { $card } ({ $sort }).
       *[no] { $name } выбирает карту Причалов: { $card } ({ $sort }).
    }
told-dock_card_kept-then = Выбрана: { $card } ({ $sort }).
told-dock_card_discarded =
    { $known ->
        [yes] За Нейтральную Лодку сбрасывается случайная карта Причалов: { $card }.
       *[no] За Нейтральную Лодку взакрытую сбрасывается случайная карта Причалов.
    }
told-dock_card_returned =
    { $known ->
        [yes] Последняя карта уходит под колоду: { $card }. Лодки покидают Причал.
       *[no] Последняя карта уходит под колоду. Лодки покидают Причал.
    }
# $rank goes with Лодка.
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] Ваша Лодка приходит в порт { $rank }, без жетона Ранней Пташки.
           *[no] Лодка игрока «{ $name }» приходит в порт { $rank }, без жетона Ранней Пташки.
        }
       *[other] { $you ->
            [yes] Ваша Лодка приходит в порт { $rank } и берёт жетон Ранней Пташки ({ $token }).
           *[no] Лодка игрока «{ $name }» приходит в порт { $rank } и берёт жетон Ранней Пташки ({ $token }).
        }
    }
told-arrived-neutral =
    { $token ->
        [0] Нейтральная Лодка приходит в порт { $rank }, без жетона Ранней Пташки.
       *[other] Нейтральная Лодка приходит в порт { $rank }. Жетон Ранней Пташки ({ $token }) сбрасывается.
    }
told-scored =
    { $sign ->
        [gain] { $you ->
            [yes] Вы получаете { points } ({ $reason }), всего { $total }.
           *[no] { $name } получает { points } ({ $reason }), всего { $total }.
        }
       *[loss] { $you ->
            [yes] Вы теряете { points } ({ $reason }), всего { $total }.
           *[no] { $name } теряет { points } ({ $reason }), всего { $total }.
        }
    }
told-scored-then = { points }, всего { $total }.
told-rock_revealed =
    { $fulfilled ->
        [yes] { $you ->
            [yes] Вы открываете: { $card } ({ $wanted }). Выполнено.
           *[no] { $name } открывает: { $card } ({ $wanted }). Выполнено.
        }
       *[no] { $you ->
            [yes] Вы открываете: { $card } ({ $wanted }). Не выполнено.
           *[no] { $name } открывает: { $card } ({ $wanted }). Не выполнено.
        }
    }
told-ended = Плавание окончено.
told-won =
    { $you ->
        [yes] Вы побеждаете! Ваш счёт — { points }.
       *[no] Побеждает { $name }, счёт — { points }.
    }
told-shared = Победу делят { $names }, у каждого { points }.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Выберите, куда плыть.
ask-sail-neutral = Выберите, куда плывёт Нейтральная Лодка.
ask-slot = Выберите место у Причала.
ask-slot-neutral = Выберите место у Причала для Нейтральной Лодки.
ask-take = Возьмите рыбу.
ask-take-more = Взять ещё одну рыбу или хватит?
ask-place = Оставить эту рыбу или отпустить?
ask-net = Выбрать сеть или отпустить все?
ask-place_net = Оставить эту сеть или отпустить?
ask-haul = Тянуть ещё или остановиться?
ask-rock = Оставьте одну карту Скал. Очки за неё — в конце игры.
ask-rock-more = Оставьте одну карту Священных Скал, затем ещё одну.
ask-draft = Выберите одну карту Причалов.


## What one has to know to answer.

know-sail = Вы { $place }. Ваш счёт — { points }.
know-sail-neutral =
    Она последняя, а вы впереди всех, поэтому ею ходите вы.
    Она занимает место, и только.
know-sail-neutral-at = Она { $place }.
know-sail-alone = Остальные уже в порту: вы ходите, пока не присоединитесь к ним.
know-sail-next = Следующий ход: { $name }.
know-sail-next-from =
    { $boat ->
        [own] Следующий ход: { $name } (сейчас на { $position }), если вы не останетесь позади.
       *[neutral] Следующий ход: { $name } (сейчас на { $position }), если она не останется позади.
    }
know-slot-neutral = В её очередь выбирать одна случайная карта сбрасывается взакрытую.
know-place = У вас в руках рыба: { $fish }.
know-place_net = У вас в руках сеть: { $net }.
know-haul = Ваш улов: { $haul }. Это { points }, если остановиться.
know-haul-risk =
    { $n ->
        [1] Ещё один краб — и всё пропало. В мешочке: { $bag }.
        [few] Ещё { $n } краба — и всё пропало. В мешочке: { $bag }.
       *[other] Ещё { $n } крабов — и всё пропало. В мешочке: { $bag }.
    }


## What an answer would do. What follows effect- is the kind of an effect, then the kind of a stop.

effect-sail =
    { $room ->
        [second] { $station }, второе место.
        [both] { $station }, свободны 2 места.
       *[other] { $station }.
    }
effect-sail-again =
    { $boat ->
        [own] Потом вы ходите снова.
       *[neutral] Потом она ходит снова.
    }

effect-sail-angling =
    { $n ->
        [0] Возьмите рыбу: открытых нет.
        [one] Возьмите рыбу: открыта { $n }.
        [few] Возьмите рыбу: открыты { $n }.
       *[other] Возьмите рыбу: открыто { $n }.
    }
effect-sail-angling-useful =
    { $n ->
        [0] Ни одна не подходит к вашим линиям.
        [one] { $n } из них подходит к вашим линиям.
        [few] { $n } из них подходят к вашим линиям.
       *[other] { $n } из них подходят к вашим линиям.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] Сначала откроется ещё { $n }.
        [few] Сначала откроются ещё { $n }.
       *[other] Сначала откроется ещё { $n }.
    }
effect-sail-angling-catches = Можно взять до { $n }.
effect-sail-angling-points = { points } за первую оставленную.
effect-sail-net =
    { $n ->
        [one] Откроется { $n } сеть из { $nets }.
        [few] Откроются { $n } сети из { $nets }.
       *[other] Откроется { $n } сетей из { $nets }.
    }
effect-sail-net-points = { points } за уложенную сеть.
effect-sail-trap = В мешочке: { $bag }.
effect-sail-trap-saved =
    { $n ->
        [one] Если потеряете улов, останется до { $n } креветки.
        [few] Если потеряете улов, останется до { $n } креветок.
       *[other] Если потеряете улов, останется до { $n } креветок.
    }
effect-sail-trap-points = Ещё { points } за сохранённый улов.
effect-sail-whirlpool = Штраф уменьшится с { $before } до { $after }.
effect-sail-points = { points } сразу.
effect-sail-panorama =
    { $taken ->
        [1] { $completes ->
            [yes] { $first ->
                [yes] Карта { $section } из { $sections }, завершает Панораму раньше всех: { points }.
               *[no] Карта { $section } из { $sections }, завершает Панораму: { points }.
            }
           *[no] Карта { $section } из { $sections }: { points }.
        }
       *[other] { $completes ->
            [yes] { $first ->
                [yes] Карты до { $section } из { $sections } (сразу { $taken }) завершают Панораму раньше всех: { points }.
               *[no] Карты до { $section } из { $sections } (сразу { $taken }) завершают Панораму: { points }.
            }
           *[no] Карты до { $section } из { $sections } (сразу { $taken }): { points }.
        }
    }
effect-sail-rock =
    { $n ->
        [one] Посмотрите { $n } карту и оставьте её.
        [few] Посмотрите { $n } карты, оставьте { $keeps }.
       *[other] Посмотрите { $n } карт, оставьте { $keeps }.
    }
effect-sail-dock =
    { $last ->
        [yes] Свободно место { $slots }. Тогда все Лодки в сборе, и пора выбирать карты.
       *[no] { $boat ->
            [own] Свободны места { $slots }. Там вы ждёте остальных.
           *[neutral] Свободны места { $slots }. Там она ждёт остальных.
        }
    }
effect-sail-finish =
    { $n ->
        [0] Жетонов Ранней Пташки не осталось.
       *[other] { $boat ->
            [own] Жетон Ранней Пташки: { points }. Ваше плавание окончено.
           *[neutral] Жетон Ранней Пташки ({ $n }) сбрасывается.
        }
    }

idle-angling = Косяк пуст: ничего не происходит.
idle-net = Сетей не осталось: ничего не происходит.
idle-trap = Мешочек пуст: ничего не происходит.
idle-rock = Карт не осталось: ничего не происходит.
idle-whirlpool =
    { $n ->
        [0] У вас больше нет Подношений: ничего не происходит.
       *[other] Ничего не происходит.
    }

effect-slot =
    { $n ->
        [one] Выбор { $turn } (из { $n } карты), отход { $leaves }.
        [few] Выбор { $turn } (из { $n } карт), отход { $leaves }.
       *[other] Выбор { $turn } (из { $n } карт), отход { $leaves }.
    }
effect-slot-neutral =
    { $n ->
        [1] Выбор { $turn }: сбрасывается единственная карта; отход { $leaves }.
       *[other] Выбор { $turn }: сбрасывается 1 карта из { $n }; отход { $leaves }.
    }

effect-take-left = Таких рыб: { $n }.
effect-take-first = Ваша первая рыба ляжет в клетку a1.
effect-take-first-anywhere = Ваша первая рыба, в любую клетку.
effect-take-completes = Может завершить: { $lines }.
effect-take-completes-line = { $line } ({ points })
effect-take-helps = Может продвинуть: { $lines }.
effect-take-helps-line = { $line } ({ $filled } из { $size })
# Accusative.
effect-take-helps-more =
    { $n ->
        [one] ещё { $n } линию
        [few] ещё { $n } линии
       *[other] ещё { $n } линий
    }
effect-take-useless = Не подходит к начатым линиям.
effect-take-random =
    { $n ->
        [1] Последняя закрытая.
       *[other] Случайная из { $n }.
    }
effect-take-random-useful =
    { $share ->
        [none] Ни одна не подойдёт к начатым линиям.
        [all] Любая подойдёт к одной из начатых линий.
       *[some] Подойдёт к начатым линиям: { $useful } из { $n }.
    }
effect-decline = Больше не брать здесь рыбу.

effect-place-pair = В { $cell }: { $fish }. В { $other-cell }: { $other-fish }.
line-completes = Завершает { $line }: { points }.
line-grows = Доводит { $line } до { $filled } из { $size }, { $shared }.
line-begins = Начинает { $lines }.
line-fills = Заполняет { $lines } без очков.
line-spoils = Портит { $lines }.
line-stays_spoiled = Дополняет уже испорченное: { $lines }.
line-state =
    { $state ->
        [scored] Принёс { points }.
        [full] Заполнен, без очков.
        [spoiled] Испорчен: очков уже не даст.
        [several] { $filled } из { $size }, { $shared }.
       *[single] 1 из { $size }.
    }
effect-net = Сеть: { $net }. Её ещё можно отпустить.
effect-release-school = Возвращается в Косяк открытой.
effect-release-nets =
    { $n ->
        [1] Уходит под стопку сетей.
       *[other] Все уходят под стопку сетей.
    }

effect-draw =
    { $ends ->
        [yes] Риск потерять улов из-за краба: { $losing } из { $tokens }, { $percent } %. Иначе { points }, и на этом ловля окончена.
       *[no] Риск потерять улов из-за краба: { $losing } из { $tokens }, { $percent } %. Иначе { points }, если потом остановиться.
    }
effect-draw-saved =
    { $n ->
        [one] Если потеряете его, { $n } креветка всё же останется.
        [few] Если потеряете его, { $n } креветки всё же останутся.
       *[other] Если потеряете его, { $n } креветок всё же останутся.
    }
effect-draw-safe =
    { $ends ->
        [yes] Этот жетон ничем не грозит. { points }, и на этом ловля окончена.
       *[no] Этот жетон ничем не грозит. { points }, если потом остановиться.
    }
effect-stop = Сохранить улов ({ $haul }): { points }.

effect-copies = Таких карт: { $n }.


## What a question is about. What follows about- is a phase of the game. One sentence a line.

about-sail =
    Вы выбираете следующую остановку: любую свободную станцию впереди, до ближайшего порта.
    Следующей ходит Лодка, отставшая больше всех. Короткие переходы дают больше остановок.
    Длинные переходы приводят к хорошим местам раньше других.
about-double-slots = У некоторых станций есть второе место. Оно считается позади первого.
about-slot =
    Вы выбираете место у Причала. Место 1 ближе всего к пути.
    Чем меньше номер, тем раньше выбор карты и тем позже отход.
about-take = Вы берёте одну рыбу из Косяка. Её ещё можно отпустить.
about-place = Вы кладёте рыбу в отсек, где она и останется, или отпускаете её.
about-net = Вы выбираете одну из открытых сетей. Её ещё можно отпустить.
about-place_net = Вы кладёте обеих рыб из сети на две соседние клетки отсека или отпускаете их.
about-haul = У вас жетоны из мешочка. Тяните ещё один или остановитесь и сохраните их.
about-rock = Одну из этих карт вы тайно оставляете себе. Остальные уходят под колоду.
about-draft =
    Вы выбираете одну карту, её увидят все. Остальные переходят к следующей Лодке.
    Карта, которую никто не взял, уходит под колоду.
about-neutral =
    С вами плывёт Нейтральная Лодка. Она ничья и ничего не собирает.
    Когда она последняя, её путь выбирает игрок, ушедший дальше всех.
    Она занимает место. У Причала она сбрасывает карту, в порту назначения — жетон.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Рыболовная станция: возьмите рыбу из Косяка, открытую или случайную закрытую.
    Затем всегда открывается ещё одна рыба, если остались закрытые.
    Положите свою в отсек или отпустите.
    Первая рыба ложится в клетку a1, каждая следующая — рядом с уже пойманной.
    Уложенную рыбу уже не двигают. Линия без общего цвета или вида испорчена.
help-angling-reveals =
    { $n ->
        [one] До этого для вас открывается { $n } рыба.
        [few] До этого для вас открываются { $n } рыбы.
       *[other] До этого для вас открывается { $n } рыб.
    }
help-angling-catches = После первой можно взять ещё { $n }.
help-angling-spread = С вашим Улучшением рыбу можно положить и в любую свободную клетку.
help-net =
    { $n ->
        [one] Станция ловли сетью: открывается { $n } жетон сети. На нём две рыбы.
        [few] Станция ловли сетью: открываются { $n } жетона сети. На каждом две рыбы.
       *[other] Станция ловли сетью: открывается { $n } жетонов сети. На каждом две рыбы.
    }
    Положите жетон на две соседние свободные клетки, горизонтально или вертикально, либо отпустите.
help-lines = Полная линия приносит очки, если у всех её рыб общий цвет или вид: ряды { $rows }, столбцы { $columns }.
help-trap =
    Ловушка для ракообразных: тяните жетоны из мешочка, один за другим.
    Остановиться можно в любой момент; жетонов в улове — не больше { $draws }.
    Каждый сохранённый жетон приносит { points }.
    { $crabs ->
        [1] Но с первым же крабом улов пропадает.
        [one] Но улов пропадает, когда в нём { $crabs } краб.
        [few] Но улов пропадает, когда в нём { $crabs } краба.
       *[other] Но улов пропадает, когда в нём { $crabs } крабов.
    }
help-trap-saved =
    { $n ->
        [one] Потеряв улов, вы сохраняете до { $n } его креветки.
        [few] Потеряв улов, вы сохраняете до { $n } его креветок.
       *[other] Потеряв улов, вы сохраняете до { $n } его креветок.
    }
help-whirlpool =
    { $n ->
        [one] Водоворот: запустите в него { $n } Подношение.
        [few] Водоворот: запустите в него { $n } Подношения.
       *[other] Водоворот: запустите в него { $n } Подношений.
    }
    Подношения, оставшиеся к концу, отнимают очки: { $penalties }.
help-penalty = { $cost } за { $left }
help-panorama =
    Панорама: возьмите следующую карту своей Панорамы. Она приносит столько очков, сколько на ней указано.
    Карт: у дельфина { $dolphin }, у осьминога { $octopus }, у кита { $whale }.
    Кто завершит Панораму раньше всех, получает ещё { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
       *[other] { $n } очков.
    }
help-panorama-sections =
    { $n ->
        [one] Вы берёте до { $n } карты, одну за другой.
        [few] Вы берёте до { $n } карт, одну за другой.
       *[other] Вы берёте до { $n } карт, одну за другой.
    }
help-rock =
    { $n ->
        [one] Священная Скала: тайно посмотрите { $n } карту.
        [few] Священная Скала: тайно посмотрите { $n } карты.
       *[other] Священная Скала: тайно посмотрите { $n } карт.
    }
    { $keeps ->
        [1] Оставьте одну, остальные уходят под колоду.
       *[other] Оставьте { $keeps }, остальные уходят под колоду.
    }
    В конце карта приносит очки, если вы выполнили её условие.
help-dock =
    Причал: здесь останавливаются все Лодки и ждут, пока соберутся остальные.
    Выберите свободное место. С места 1 первыми выбирают карту и последними уходят.
    Карты Причалов — это Пища, она даёт очки сразу, и Улучшения, они остаются до конца.
help-finish =
    Порт назначения: здесь ваше плавание заканчивается.
    Чем раньше вы пришли, тем ценнее жетон Ранней Пташки: { $tokens }.
    Карт здесь не выбирают.


## What someone is told who is not at the table

push-your-turn = Ваш ход.
