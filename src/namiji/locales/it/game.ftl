# What happens, what is asked, and what an answer would do.
#
# Sentences about a player take $you (yes or no) and $name. Names of fish, cards and lines come in their
# dictionary form: $fish, $card, $line. $place has its preposition: "al Molo (16)". $haul and $bag are like
# "2 gamberi e 1 granchio", and $net is like "due orate blu" or "orata blu e pesce palla verde".


## What happens. What follows told- is the type of an event.
## -neutral: of the neutral boat; -then: where it follows on the same line.

told-started =
    { $direction ->
        [clockwise] Si naviga in senso orario.
       *[counterclockwise] Si naviga in senso antiorario.
    }
told-started-order = Barche al porto di partenza, dalla prima all’ultima: { $names }.
told-started-fish = Nel banco c’è un pesce scoperto: { $fish }.
told-sailed =
    { $slot ->
        [0] { $you ->
            [yes] Vai { $place }.
           *[no] { $name } va { $place }.
        }
       *[1] { $you ->
            [yes] Vai { $place }, secondo spazio.
           *[no] { $name } va { $place }, secondo spazio.
        }
    }
told-sailed-neutral =
    { $idle ->
        [yes] { $you ->
            [yes] Porti la barca neutrale { $place }. Lì non succede nulla.
           *[no] { $name } porta la barca neutrale { $place }. Lì non succede nulla.
        }
       *[no] { $you ->
            [yes] Porti la barca neutrale { $place }.
           *[no] { $name } porta la barca neutrale { $place }.
        }
    }
told-docked =
    { $you ->
        [yes] Prendi lo spazio { $slot }.
       *[no] { $name } prende lo spazio { $slot }.
    }
told-docked-neutral =
    { $you ->
        [yes] Metti la barca neutrale nello spazio { $slot }.
       *[no] { $name } mette la barca neutrale nello spazio { $slot }.
    }
told-docked-then = Spazio { $slot }.
told-fish_flipped = Nel banco si gira un pesce: { $fish }.
told-fish_taken =
    { $face ->
        [up] { $you ->
            [yes] Prendi un pesce: { $fish }.
           *[no] { $name } prende un pesce: { $fish }.
        }
       *[down] { $you ->
            [yes] Prendi un pesce coperto: { $fish }.
           *[no] { $name } prende un pesce coperto: { $fish }.
        }
    }
told-fish_kept =
    { $you ->
        [yes] Metti un pesce in { $cell }: { $fish }.
       *[no] { $name } mette un pesce in { $cell }: { $fish }.
    }
told-fish_released =
    { $you ->
        [yes] Rilasci un pesce: { $fish }.
       *[no] { $name } rilascia un pesce: { $fish }.
    }
told-catch_declined =
    { $you ->
        [yes] Non prendi altri pesci.
       *[no] { $name } non prende altri pesci.
    }
told-nets_revealed =
    { $n ->
        [1] { $you ->
            [yes] Giri una rete: { $nets }.
           *[no] { $name } gira una rete: { $nets }.
        }
       *[other] { $you ->
            [yes] Giri { $n } reti: { $nets }.
           *[no] { $name } gira { $n } reti: { $nets }.
        }
    }
told-net_kept =
    { $you ->
        [yes] Metti una rete in { $cells }: { $net }.
       *[no] { $name } mette una rete in { $cells }: { $net }.
    }
told-net_released =
    { $you ->
        [yes] Rilasci una rete: { $net }.
       *[no] { $name } rilascia una rete: { $net }.
    }
told-crustacean_drawn =
    { $you ->
        [yes] Peschi dalla saccoccia: { $tokens }.
       *[no] { $name } pesca dalla saccoccia: { $tokens }.
    }
told-haul_kept =
    { $you ->
        [yes] Tieni { $haul }.
       *[no] { $name } tiene { $haul }.
    }
told-haul_lost =
    { $you ->
        [yes] Perdi il pescato. Di nuovo nella saccoccia: { $haul }.
       *[no] { $name } perde il pescato. Di nuovo nella saccoccia: { $haul }.
    }
told-offering_floated =
    { $n ->
        [0] { $you ->
            [yes] Offri in dono l’ultima barchetta di carta.
           *[no] { $name } offre in dono l’ultima barchetta di carta.
        }
        [one] { $you ->
            [yes] Offri in dono una barchetta di carta; ne resta { $n }.
           *[no] { $name } offre in dono una barchetta di carta; ne resta { $n }.
        }
       *[other] { $you ->
            [yes] Offri in dono una barchetta di carta; ne restano { $n }.
           *[no] { $name } offre in dono una barchetta di carta; ne restano { $n }.
        }
    }
told-section_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Prendi la sezione { $section } del Panorama Delfino.
           *[no] { $name } prende la sezione { $section } del Panorama Delfino.
        }
        [octopus] { $you ->
            [yes] Prendi la sezione { $section } del Panorama Piovra.
           *[no] { $name } prende la sezione { $section } del Panorama Piovra.
        }
       *[whale] { $you ->
            [yes] Prendi la sezione { $section } del Panorama Balena.
           *[no] { $name } prende la sezione { $section } del Panorama Balena.
        }
    }
told-bonus_taken =
    { $panorama ->
        [dolphin] { $you ->
            [yes] Prendi il Bonus panorama Delfino.
           *[no] { $name } prende il Bonus panorama Delfino.
        }
        [octopus] { $you ->
            [yes] Prendi il Bonus panorama Piovra.
           *[no] { $name } prende il Bonus panorama Piovra.
        }
       *[whale] { $you ->
            [yes] Prendi il Bonus panorama Balena.
           *[no] { $name } prende il Bonus panorama Balena.
        }
    }
told-rocks_drawn =
    { $you ->
        [yes] { $n ->
            [one] Guardi { $n } carta Roccia sacra.
           *[other] Guardi { $n } carte Roccia sacra.
        }
       *[no] { $n ->
            [one] { $name } guarda { $n } carta Roccia sacra.
           *[other] { $name } guarda { $n } carte Roccia sacra.
        }
    }
# You know which ones another player draws: you have put them under the deck.
told-rocks_drawn-known = Le conosci già: { $cards }.
told-rock_kept =
    { $known ->
        [yes] { $you ->
            [yes] Tieni una carta Roccia sacra: { $card }.
           *[no] { $name } tiene una carta Roccia sacra: { $card }.
        }
       *[no] { $name } tiene una carta Roccia sacra.
    }
told-rock_kept-then =
    { $known ->
        [yes] Carta tenuta: { $card }.
       *[no] Ne tiene una.
    }
told-rock_returned = Va in fondo al mazzo: { $card }.
told-dock_hand =
    { $you ->
        [yes] { $n ->
            [one] Guardi { $n } carta Molo.
           *[other] Guardi { $n } carte Molo.
        }
       *[no] { $n ->
            [one] { $name } guarda { $n } carta Molo.
           *[other] { $name } guarda { $n } carte Molo.
        }
    }
told-dock_card_kept =
    { $you ->
        [yes] Scegli una carta Molo: { $card } ({ $sort }).
       *[no] { $name } sceglie una carta Molo: { $card } ({ $sort }).
    }
told-dock_card_kept-then = Carta scelta: { $card } ({ $sort }).
told-dock_card_discarded =
    { $known ->
        [yes] Per la barca neutrale viene scartata una carta Molo a caso: { $card }.
       *[no] Per la barca neutrale viene scartata, coperta, una carta Molo a caso.
    }
told-dock_card_returned =
    { $known ->
        [yes] La carta rimasta va in fondo al mazzo: { $card }. Le barche lasciano il Molo.
       *[no] La carta rimasta va in fondo al mazzo. Le barche lasciano il Molo.
    }
told-arrived =
    { $token ->
        [0] { $you ->
            [yes] Arrivi al { $rank } posto, senza gettone Velocità.
           *[no] { $name } arriva al { $rank } posto, senza gettone Velocità.
        }
       *[other] { $you ->
            [yes] Arrivi al { $rank } posto e prendi il gettone Velocità da { $token }.
           *[no] { $name } arriva al { $rank } posto e prende il gettone Velocità da { $token }.
        }
    }
told-arrived-neutral =
    { $token ->
        [0] La barca neutrale arriva al { $rank } posto, senza gettone Velocità.
       *[other] La barca neutrale arriva al { $rank } posto. Il gettone Velocità da { $token } viene scartato.
    }
told-scored =
    { $sign ->
        [gain] { $you ->
            [yes] Ottieni { points } ({ $reason }), { $total } in tutto.
           *[no] { $name } ottiene { points } ({ $reason }), { $total } in tutto.
        }
       *[loss] { $you ->
            [yes] Perdi { points } ({ $reason }), { $total } in tutto.
           *[no] { $name } perde { points } ({ $reason }), { $total } in tutto.
        }
    }
told-scored-then = { points }, { $total } in tutto.
told-rock_revealed =
    { $fulfilled ->
        [yes] { $you ->
            [yes] Riveli: { $card } ({ $wanted }). Soddisfatta.
           *[no] { $name } rivela: { $card } ({ $wanted }). Soddisfatta.
        }
       *[no] { $you ->
            [yes] Riveli: { $card } ({ $wanted }). Non soddisfatta.
           *[no] { $name } rivela: { $card } ({ $wanted }). Non soddisfatta.
        }
    }
told-ended = Il viaggio è finito.
told-won =
    { $you ->
        [yes] Vinci con { points }.
       *[no] { $name } vince con { points }.
    }
told-shared = Vittoria condivisa: { $names }, con { points } a testa.


## What is asked. What follows ask- is a phase of the game.

ask-sail = Scegli dove andare.
ask-sail-neutral = Scegli dove va la barca neutrale.
ask-slot = Scegli uno spazio al Molo.
ask-slot-neutral = Scegli uno spazio al Molo per la barca neutrale.
ask-take = Prendi un pesce.
ask-take-more = Prendi un altro pesce o basta così?
ask-place = Tieni questo pesce o lo rilasci?
ask-net = Scegli una rete o le rilasci tutte?
ask-place_net = Tieni questa rete o la rilasci?
ask-haul = Peschi ancora o ti fermi?
ask-rock = Tieni una carta Roccia sacra. Conta alla fine.
ask-rock-more = Tieni una carta Roccia sacra, poi un’altra.
ask-draft = Scegli una carta Molo.


## What one has to know to answer.

know-sail = Sei { $place }, con { points }.
know-sail-neutral =
    È in ultima posizione e tu sei in testa, quindi la muovi tu.
    Occupa un posto e nient’altro.
know-sail-neutral-at = Si trova { $place }.
know-sail-alone = Gli altri sono in porto: muovi finché non li raggiungi.
know-sail-next = Prossima mossa: { $name }.
know-sail-next-from =
    { $boat ->
        [own] Prossima mossa: { $name }, da { $position }, a meno che tu non resti indietro.
       *[neutral] Prossima mossa: { $name }, da { $position }, a meno che lei non resti indietro.
    }
know-slot-neutral = Quando tocca a lei scegliere, una carta a caso viene scartata, coperta.
know-place = Hai in mano un pesce: { $fish }.
know-place_net = Hai in mano una rete: { $net }.
know-haul = Hai in mano { $haul }: { points } se ti fermi.
know-haul-risk =
    { $n ->
        [1] Con un altro granchio perdi tutto. Nella saccoccia: { $bag }.
       *[other] Con altri { $n } granchi perdi tutto. Nella saccoccia: { $bag }.
    }


## What an answer would do. What follows effect- is the kind of an effect, then the kind of a stop.

effect-sail =
    { $room ->
        [second] { $station }, secondo spazio.
        [both] { $station }, 2 spazi liberi.
       *[other] { $station }.
    }
effect-sail-again =
    { $boat ->
        [own] Poi muovi di nuovo.
       *[neutral] Poi muove di nuovo.
    }

effect-sail-angling =
    { $n ->
        [0] Prendi un pesce: nessuno è scoperto.
        [one] Prendi un pesce: { $n } è scoperto.
       *[other] Prendi un pesce: { $n } sono scoperti.
    }
effect-sail-angling-useful =
    { $n ->
        [0] Nessuno aiuta una tua linea.
        [one] { $n } aiuta una tua linea.
       *[other] { $n } aiutano una tua linea.
    }
effect-sail-angling-reveals =
    { $n ->
        [one] Prima se ne gira { $n } in più.
       *[other] Prima se ne girano { $n } in più.
    }
effect-sail-angling-catches =
    { $n ->
        [one] Puoi prenderne fino a { $n }.
       *[other] Puoi prenderne fino a { $n }.
    }
effect-sail-angling-points = { points } con il primo che tieni.
effect-sail-net =
    { $n ->
        [one] Giri { $n } rete su { $nets }.
       *[other] Giri { $n } reti su { $nets }.
    }
effect-sail-net-points = { points } se ne metti una nella vasca.
effect-sail-trap = Nella saccoccia: { $bag }.
effect-sail-trap-saved =
    { $n ->
        [one] Se perdi il pescato, tieni fino a { $n } gambero.
       *[other] Se perdi il pescato, tieni fino a { $n } gamberi.
    }
effect-sail-trap-points =
    { $n ->
        [one] { $n } punto in più se tieni il pescato.
       *[other] { $n } punti in più se tieni il pescato.
    }
effect-sail-whirlpool = La penalità scende da { $before } a { $after }.
effect-sail-points = { points } subito.
effect-sail-panorama =
    { $taken ->
        [1] { $completes ->
            [yes] { $first ->
                [yes] La sezione { $section } di { $sections } lo completa prima di tutti: { points }.
               *[no] La sezione { $section } di { $sections } lo completa: { points }.
            }
           *[no] Sezione { $section } di { $sections }: { points }.
        }
       *[other] { $completes ->
            [yes] { $first ->
                [yes] { $taken } sezioni, fino alla { $section } di { $sections }, lo completano prima di tutti: { points }.
               *[no] { $taken } sezioni, fino alla { $section } di { $sections }, lo completano: { points }.
            }
           *[no] { $taken } sezioni, fino alla { $section } di { $sections }: { points }.
        }
    }
effect-sail-rock =
    { $n ->
        [one] Guardi { $n } carta e la tieni.
       *[other] Guardi { $n } carte e ne tieni { $keeps }.
    }
effect-sail-dock =
    { $last ->
        [yes] Spazio libero: { $slots }. Così ci sono tutte le barche e si scelgono le carte.
       *[no] { $boat ->
            [own] Spazi liberi: { $slots }. Lì aspetti gli altri.
           *[neutral] Spazi liberi: { $slots }. Lì aspetta gli altri.
        }
    }
effect-sail-finish =
    { $n ->
        [0] Non ci sono più gettoni Velocità.
       *[other] { $boat ->
            [own] Gettone Velocità: { points }. Il tuo viaggio finisce qui.
           *[neutral] Il gettone Velocità da { $n } viene scartato.
        }
    }

idle-angling = Il banco è vuoto: non succede nulla.
idle-net = Non ci sono più reti: non succede nulla.
idle-trap = La saccoccia è vuota: non succede nulla.
idle-rock = Non ci sono più carte: non succede nulla.
idle-whirlpool =
    { $n ->
        [0] Non hai più barchette di carta: non succede nulla.
       *[other] Non succede nulla.
    }

effect-slot =
    { $n ->
        [one] Scegli al { $turn } turno, con { $n } carta; riparti al { $leaves }.
       *[other] Scegli al { $turn } turno, fra { $n } carte; riparti al { $leaves }.
    }
effect-slot-neutral =
    { $n ->
        [one] Al { $turn } turno scarta l’unica carta; riparte al { $leaves }.
       *[other] Al { $turn } turno scarta 1 carta su { $n }; riparte al { $leaves }.
    }

effect-take-left =
    { $n ->
        [one] Ce n’è { $n }.
       *[other] Ce ne sono { $n }.
    }
effect-take-first = Il tuo primo pesce va in a1.
effect-take-first-anywhere = Il tuo primo pesce, per la casella che vuoi.
effect-take-completes = Può completare: { $lines }.
effect-take-completes-line = { $line } ({ points })
effect-take-helps = Può portare avanti: { $lines }.
effect-take-helps-line = { $line } ({ $filled } su { $size })
effect-take-helps-more =
    { $n ->
        [one] { $n } altra linea
       *[other] altre { $n } linee
    }
effect-take-useless = Non aiuta nessuna linea iniziata.
effect-take-random =
    { $n ->
        [1] L’ultimo coperto.
       *[other] Uno a caso fra { $n }.
    }
effect-take-random-useful =
    { $share ->
        [none] Nessuno aiuta una linea iniziata.
        [all] Tutti aiutano una linea iniziata.
       *[some] Utili a una linea iniziata: { $useful } su { $n }.
    }
effect-decline = Qui non prendi altri pesci.

effect-place-pair = In { $cell }: { $fish }. In { $other-cell }: { $other-fish }.
line-completes = Completa la { $line }: { points }.
line-grows = Porta avanti la { $line }: { $filled } su { $size }, { $shared }.
line-begins = Inizia: { $lines }.
line-fills = Riempie senza punti: { $lines }.
line-spoils = Rovina: { $lines }.
line-stays_spoiled = Va dove non ci sono più punti: { $lines }.
line-state =
    { $state ->
        [scored] Ha dato { points }.
        [full] Piena, senza punti.
        [spoiled] Rovinata: non può più dare punti.
        [several] { $filled } su { $size }, { $shared }.
       *[single] 1 su { $size }.
    }
effect-net = La rete: { $net }. Puoi ancora rilasciarla.
effect-release-school = Torna nel banco, scoperto.
effect-release-nets =
    { $n ->
        [1] Torna in fondo alla pila delle reti.
       *[other] Tornano tutte in fondo alla pila delle reti.
    }

effect-draw =
    { $ends ->
        [yes] Rischio granchio: { $losing } su { $tokens }, { $percent }%. Altrimenti { points }, e il pescato è al completo.
       *[no] Rischio granchio: { $losing } su { $tokens }, { $percent }%. Altrimenti { points } se poi ti fermi.
    }
effect-draw-saved =
    { $n ->
        [one] Se lo perdi, tieni comunque { $n } gambero.
       *[other] Se lo perdi, tieni comunque { $n } gamberi.
    }
effect-draw-safe =
    { $ends ->
        [yes] Questa volta non rischi nulla. { points }, e il pescato è al completo.
       *[no] Questa volta non rischi nulla. { points } se poi ti fermi.
    }
effect-stop = Tieni { $haul }: { points }.

effect-copies =
    { $n ->
        [one] Ce n’è { $n } copia.
       *[other] Ce ne sono { $n } copie.
    }


## What a question is about. What follows about- is a phase of the game. One sentence a line.

about-sail =
    Scegli la prossima sosta della tua barca: una stazione libera più avanti, al massimo fino al prossimo porto.
    Muove sempre la barca più indietro. A piccoli passi fai più soste.
    A grandi passi arrivi nei posti buoni prima degli altri.
about-double-slots = Alcune stazioni hanno un secondo spazio. Conta come dietro al primo.
about-slot =
    Scegli dove ormeggiare al Molo. Lo spazio 1 è il più vicino alla rotta.
    Più basso è il numero, prima scegli la carta e più tardi riparti.
about-take = Prendi un pesce dal banco. Puoi ancora rilasciarlo.
about-place = Metti il pesce nella tua vasca, dove resta, o rilascialo.
about-net = Scegli una delle reti scoperte. Puoi ancora rilasciarla.
about-place_net = Metti i due pesci della rete in due caselle vicine della tua vasca, o rilasciali.
about-haul = Hai pescato dei gettoni dalla saccoccia. Pescane un altro, o fermati e tienili.
about-rock = Tieni in segreto una di queste carte. Le altre vanno in fondo al mazzo.
about-draft =
    Scegli una carta, che tutti vedono. Le altre passano alla barca successiva.
    La carta che nessuno prende va in fondo al mazzo.
about-neutral =
    Con voi naviga una barca neutrale. Non è di nessuno e non raccoglie nulla.
    Quando è la più indietro, la muove il giocatore più avanti.
    Occupa posto. A un Molo fa scartare una carta, al porto d’approdo un gettone.


## What a station does. What follows help- is a topic. One sentence a line.

help-angling =
    Pesca alla lenza: prendi un pesce dal banco, uno scoperto o uno coperto a caso.
    Poi si gira sempre un altro pesce, se ne resta uno coperto.
    Infine metti il tuo nella vasca, o rilascialo.
    Il primo pesce va nella casella a1, ogni altro accanto a un pesce che hai già.
    I pesci non si spostano più. Una linea senza colore né tipo in comune è rovinata.
help-angling-reveals =
    { $n ->
        [one] Prima si gira { $n } pesce per te.
       *[other] Prima si girano { $n } pesci per te.
    }
help-angling-catches =
    { $n ->
        [one] Dopo il primo puoi prenderne ancora { $n }.
       *[other] Dopo il primo puoi prenderne ancora { $n }.
    }
help-angling-spread = Con il tuo potenziamento un pesce può andare anche in qualsiasi casella libera.
help-net =
    { $n ->
        [one] Pesca con la rete: gira { $n } rete. Contiene due pesci.
       *[other] Pesca con la rete: gira { $n } reti. Ognuna contiene due pesci.
    }
    Mettine una su due caselle libere e vicine, in orizzontale o in verticale, o rilascia tutto.
help-lines = Una linea piena dà punti se i suoi pesci hanno in comune il colore o il tipo: righe { $rows }, colonne { $columns }.
help-trap =
    Nassa per crostacei: pesca gettoni dalla saccoccia, uno alla volta.
    Fermati quando vuoi; puoi pescarne al massimo { $draws }.
    Ogni gettone che tieni dà { points }.
    { $crabs ->
        [1] Ma al primo granchio perdi il pescato.
       *[other] Ma con { $crabs } granchi perdi tutto il pescato.
    }
help-trap-saved =
    { $n ->
        [one] Se perdi il pescato, ne tieni fino a { $n } gambero.
       *[other] Se perdi il pescato, ne tieni fino a { $n } gamberi.
    }
help-whirlpool =
    { $n ->
        [one] Vortice: offri in dono { $n } barchetta di carta.
       *[other] Vortice: offri in dono { $n } barchette di carta.
    }
    Quelle ancora a bordo alla fine costano punti: { $penalties }.
help-penalty = { $cost } per { $left }
help-panorama =
    Panorama: prendi la sezione successiva del tuo Panorama. Vale tanti punti quanti ne indica il numero.
    Sezioni: il delfino ne ha { $dolphin }, la piovra { $octopus }, la balena { $whale }.
    Chi completa per primo un Panorama ottiene { $n ->
        [one] { $n } punto in più.
       *[other] { $n } punti in più.
    }
help-panorama-sections =
    { $n ->
        [one] Prendi { $n } sezione.
       *[other] Prendi fino a { $n } sezioni, una dopo l’altra.
    }
help-rock =
    { $n ->
        [one] Roccia sacra: guarda { $n } carta in segreto.
       *[other] Roccia sacra: guarda { $n } carte in segreto.
    }
    { $keeps ->
        [1] Tienine una; le altre vanno in fondo al mazzo.
       *[other] Tienine { $keeps }; le altre vanno in fondo al mazzo.
    }
    Alla fine una carta dà i suoi punti se ne hai soddisfatto la condizione.
help-dock =
    Molo: ogni barca deve fermarsi qui, e aspetta che ci siano tutte.
    Scegli uno spazio libero. Lo spazio 1 sceglie la carta per primo e riparte per ultimo.
    Le carte Molo sono pasti, che danno punti subito, e potenziamenti, che restano fino alla fine.
help-finish =
    Porto d’approdo: qui finisce il tuo viaggio.
    Prima arrivi, più vale il tuo gettone Velocità: { $tokens }.
    Qui non si scelgono carte.


## What someone is told who is not at the table

push-your-turn = Tocca a te.
