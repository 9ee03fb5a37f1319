# What only the terminal says: its greeting and commands, boats and table in words, doubts about an answer.
#
# Commands and answers are typed as they are, in every language: help, sail 14.


## Welcome

greeting =
    Ti diamo il benvenuto in Namiji, un viaggio in barca di porto in porto.
    { $n ->
        [2] Sei il giocatore { $seat } di { $n }. Il giocatore { $seats } è un bot di nome { $bots }.
       *[other] Sei il giocatore { $seat } di { $n }. I giocatori { $seats } sono bot di nome { $bots }.
    }
    Obiettivo: avere più punti di tutti quando tutte le barche sono al porto d’approdo.
    La regola da ricordare: muove sempre la barca più indietro.
    Avanza fino a una stazione libera: ognuna ti dà subito qualcosa.
greeting-answers =
    Rispondi con un numero, o con le parole di un’opzione, come sail 3.
    Quando c’è una sola mossa possibile, viene fatta in automatico.
    Scrivi help quando vuoi. Una riga vuota ripete la domanda.

rules =
    Tutte le barche fanno un giro, in quattro tappe con un Molo fra l’una e l’altra.
    Muove la barca più indietro, fino a una stazione libera, ma non oltre un Molo.
    Alla Pesca alla lenza prendi un pesce, alla Pesca con la rete due insieme, e li metti nella tua vasca.
    La vasca ha le righe da 1 a 3 e le colonne da a a d. I pesci nuovi stanno accanto a quelli che hai.
    Una linea piena di un solo colore o tipo dà punti: righe { $rows }, colonne { $columns }.
    Alla Nassa per crostacei peschi gettoni da una saccoccia, al massimo { $draws }.
    Ognuno che tieni dà { points }.
    { $crabs ->
        [one] Con { $crabs } granchio perdi tutto il pescato di quella sosta.
       *[other] Con { $crabs } granchi perdi tutto il pescato di quella sosta.
    }
    Al Vortice offri in dono le barchette di carta. Quelle rimaste alla fine costano { $penalties }.
    A un Panorama prendi la tua prossima sezione, che vale tanti punti quanti ne indica il numero.
    Chi completa per primo un Panorama ne riceve { $bonus } in più.
    A una Roccia sacra tieni un obiettivo segreto che alla fine può dare punti.
    A un Molo ci si aspetta, poi si scelgono carte: i pasti danno punti, i potenziamenti aiutano.
    Al porto d’approdo chi arriva presto prende di più: { $tokens }.
    Vince chi ha più punti.


## Help

help-answers = Rispondi con un numero, con le parole di un’opzione o con il loro inizio.
command-help = help: questo aiuto; help STAZIONE spiega una stazione, come help trap.
command-look = look: la tua barca, con le tue carte segrete.
command-others = others: le altre barche.
command-school = school: i pesci, le reti e la saccoccia.
command-route = route: le stazioni davanti a te e chi è dove.
command-scores = scores: i punti finora.
command-log = log: gli ultimi eventi.
command-rules = rules: il gioco in una dozzina di frasi.
command-undo = undo: annulla la tua ultima mossa, se dopo non si è visto nulla di nuovo.
command-save = save: salva la partita in un file: save FILE.
command-quit = quit: lascia la partita.
help-topics = Stazioni spiegate: { $topics }.
help-unknown = Non c’è aiuto su «{ $about }». Stazioni: { $topics }.


## A boat

look-at =
    { $slot ->
        [0] { $you ->
            [yes] Sei { $place }, con { $score }.
           *[no] { $name } è { $place }, con { $score }.
        }
       *[other] { $you ->
            [yes] Sei { $place }, spazio { $slot }, con { $score }.
           *[no] { $name } è { $place }, spazio { $slot }, con { $score }.
        }
    }
look-neutral =
    { $slot ->
        [0] La barca neutrale è { $place }.
       *[other] La barca neutrale è { $place }, spazio { $slot }.
    }
    Non ha nulla a bordo.
look-rack-empty = La vasca del pescato è vuota.
look-row = { $line }: { $fish }.
look-column = { $line }. { $state }
look-nets =
    { $n ->
        [0] Reti nella vasca: nessuna.
       *[other] Reti nella vasca: { $n }.
    }
look-trap = Nassa: { $haul }.
look-offerings =
    { $left ->
        [0] Barchette di carta: nessuna a bordo, nessuna penalità.
       *[other] { $n ->
            [0] Barchette di carta: { $left } a bordo, nessuna penalità.
            [one] Barchette di carta: { $left } a bordo, alla fine meno { $n } punto.
           *[other] Barchette di carta: { $left } a bordo, alla fine meno { $n } punti.
        }
    }
look-panoramas =
    Panorami: delfino { $dolphin } su { $dolphins }, piovra { $octopus } su { $octopuses }, balena { $whale } su { $whales }.
look-bonuses = Bonus panorama: { $panoramas }.
look-dock-card = { $card } ({ $sort }): { $text }
look-no-dock-cards = Ancora nessuna carta Molo.
look-own-rocks =
    { $n ->
        [0] Ancora nessuna carta Roccia sacra.
        [one] Il tuo segreto: { $n } carta Roccia sacra.
       *[other] Il tuo segreto: { $n } carte Roccia sacra.
    }
look-rock = { $card }. { $text }
look-rocks =
    { $n ->
        [0] Rocce sacre: nessuna.
        [one] Rocce sacre: { $n } carta coperta.
       *[other] Rocce sacre: { $n } carte coperte.
    }
look-rocks-known = Ne conosci: { $cards }.


## Points

score = { $who }: { $score }.
score-offerings =
    { $n ->
        [one] Alla fine { $n } punto in meno per le barchette a bordo.
       *[other] Alla fine { $n } punti in meno per le barchette a bordo.
    }
score-rocks = Alla fine contano anche le carte Roccia sacra.
score-source = { $source }: { $figure }.


## The table

school-up =
    { $n ->
        [0] Scoperti nel banco: nessun pesce.
        [one] Scoperto nel banco: { $n } pesce.
       *[other] Scoperti nel banco: { $n } pesci.
    }
school-down =
    { $n ->
        [0] Coperti: nessun pesce.
        [one] Coperto: { $n } pesce.
       *[other] Coperti: { $n } pesci.
    }
school-color = { $color }: { $kinds }.
school-kind = { $kind } { $n }
school-nets = Reti nella pila: { $n }.
school-net-under = Rilasciata, in fondo alla pila: { $net }.
school-bag = Nella saccoccia: { $bag }.
school-rocks =
    { $n ->
        [0] Nel mazzo: nessuna carta Roccia sacra.
        [one] Nel mazzo: { $n } carta Roccia sacra.
       *[other] Nel mazzo: { $n } carte Roccia sacra.
    }
route-part = Tappa { $part } di 4. In posizione { $position }: { $station }.
route-stop =
    { $slots ->
        [1] { $position }: { $station }.
       *[other] { $position }: { $station }, { $slots } spazi.
    }
route-boats = Barche qui: { $names }.


## Answers that are not understood

unclear = «{ $answer }» può voler dire { $options }.
unclear-many = «{ $answer }» può voler dire { $options }, e altro.
unclear-unknown = «{ $answer }» non è fra le opzioni. Scrivi un numero, o help.
unclear-near = «{ $answer }» non è fra le opzioni. Volevi dire «{ $option }»?
unclear-number = Scegli un numero da 1 a { $n }.
unclear-position = Per la posizione { $position }, scrivi { $option }.
unclear-save = Scrivi save e un nome di file, come save game.namiji.

# What follows illegal- is an error code. $action: as it would be typed.
illegal-not-now = Ora non puoi fare «{ $action }».
illegal-no-fish = Lì non c’è nessun pesce del genere.
illegal-must-catch = Il primo pesce di una sosta va preso.
illegal-no-net = Questa rete non è fra quelle scoperte.
illegal-no-card = Questa carta non è nella tua mano.
illegal-backwards = Questa posizione non è più avanti: le barche non tornano mai indietro.
illegal-past-dock = Devi fermarti al Molo, in posizione { $port }.
illegal-rack-full = La tua vasca è piena: non puoi fermarti lì.
illegal-panorama-complete = Il tuo Panorama è completo: non puoi più fermarti lì.
illegal-occupied = Lì non ci sono spazi liberi.
illegal-slot-unused = Con questo numero di barche lo spazio non si usa.
illegal-slot-taken = Questo spazio è occupato.
illegal-cell-taken = Una delle caselle è occupata.
illegal-first-at-a1 = Il primo gettone deve coprire la casella a1.
illegal-same-fish = I due pesci sono uguali: indica le caselle nell’altro ordine.
illegal-not-adjacent = I pesci nuovi devono stare accanto a uno che hai già.


## Undo, records, the end

undo-done = Mossa annullata: { $action }.
undo-nothing = Non hai ancora deciso nulla.
undo-acted = { $name } ha già giocato: la tua ultima mossa resta valida.
undo-seen = Si è visto qualcosa di nuovo: la tua ultima mossa resta valida.
save-done = Salvata in { $file }.
save-secrets = Contiene tutte le carte, anche quelle segrete.
save-refused = Non salvata: { $why }.
end-leave = Lasci la partita.
end-seed = Il seme di questa partita: { $seed }.
end-check = Chiunque può verificare il sorteggio con: { $command }
end-fault = { $name } perde un turno: { $why }.
