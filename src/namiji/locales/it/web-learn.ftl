## Rules and About

learn-back = Indietro
learn-contents = Indice
learn-title = Il tuo primo viaggio
learn-preparing = Prepariamo la tua barca…
learn-again = Riprova


## The guide of the first game. One or two short sentences each.

lesson-guide = La tua guida
lesson-fold = Nascondi la guida
lesson-unfold = Mostra di nuovo la guida
lesson-next = Avanti
lesson-suggest = Mostrami

lesson-welcome-journey = Che bello averti a bordo! Questo è un breve viaggio con altre due barche, da porto a porto, per conoscere tutto il gioco.
lesson-welcome-turns = Muove sempre la barca più indietro. A piccoli passi fai molte soste, a grandi passi arrivi prima nei posti buoni.
lesson-welcome-points = Ogni sosta ti dà qualcosa, e vince chi ha più punti. Puoi scegliere tutto ciò che brilla, e nulla può andare storto.

lesson-sail-angling = La Pesca alla lenza ti dà un pesce per la tua vasca.
lesson-sail-net = La Pesca con la rete ti dà due pesci in una volta.
lesson-sail-trap = Alla Nassa per crostacei tenti la fortuna per fare subito punti.
lesson-sail-whirlpool = Le barchette di carta alla fine ti costano punti: un Vortice se ne porta via una.
lesson-sail-panorama = A un Panorama inizi un quadro: ogni sezione dà più punti della precedente.
lesson-sail-rock = Una Roccia sacra ti dà un obiettivo segreto per la fine della partita.
lesson-sail-dock = Non ti resta nulla prima del Molo, dove ogni barca deve fermarsi.
lesson-sail-finish = Il porto è in vista: prima arrivi, più punti prendi.
lesson-again-sail = Spesso la sosta buona più vicina è quella giusta: a piccoli passi ne fai di più.

lesson-first-take = Prendi un pesce: uno scoperto, o una sorpresa fra quelli coperti. Poi se ne gira un altro per chi viene dopo.
lesson-again-take = Cerca un pesce del colore o del tipo di una linea che hai iniziato.
lesson-first-place = Il tuo primo pesce va sempre nell’angolo in alto a sinistra. Puoi rilasciare un pesce, ma una vasca vuota non dà punti.
lesson-again-place = Mettilo accanto a un pesce che hai già, dove si adatta alla sua riga e alla sua colonna. Se può solo rovinarle, rilascialo.
lesson-first-net = Puoi scegliere fra queste reti, e tenerne una.
lesson-first-place_net = Una rete copre due caselle, in orizzontale o in verticale. Mettila dove non rovina nulla, o rilasciala.
lesson-again-place_net = Due pesci uguali, messi bene, possono portare avanti tre linee in una volta.
lesson-first-haul = Qui ogni gettone è un punto, se ti fermi in tempo. Il secondo granchio fa perdere il pescato: guarda il rischio prima di pescare ancora.
lesson-haul-odds =
    { $losing ->
        [one] { $losing } gettone su { $tokens } nella saccoccia ti farebbe perdere il pescato. Prendi i tuoi punti, o ne rischi un altro?
       *[other] { $losing } gettoni su { $tokens } nella saccoccia ti farebbero perdere il pescato. Prendi i tuoi punti, o ne rischi un altro?
    }
lesson-haul-safe = Con il prossimo non rischi nulla: pesca!
lesson-first-rock = Tieni la carta che pensi di poter soddisfare; nessun altro la vede. Dà punti a viaggio finito.
lesson-again-rock = Una carta che chiede ciò che fai comunque è una buona carta.
lesson-first-slot = Qui tutte le barche si aspettano, poi si scelgono le carte. Lo spazio 1 sceglie per primo e riparte per ultimo, lo spazio più esterno il contrario.
lesson-first-draft = Un pasto dà punti subito, un potenziamento migliora una stazione fino alla fine. Ciò che lasci passa alla barca successiva.
lesson-again-draft = Meno soste restano, meno vale un potenziamento. Un pasto conta sempre.

lesson-after-angling = Una riga o una colonna piena dà punti se tutti i suoi pesci hanno in comune il colore o il tipo.
lesson-after-release = L’hai rilasciato, e resta nel banco, dove tutti lo vedono.
lesson-after-net = Contano tutti e due i pesci, ognuno per la sua riga e la sua colonna.
lesson-after-trap = Questi punti sono al sicuro: ciò che tieni non lo perdi più.
lesson-after-trap-lost = Quel pescato è perso, ma nient’altro.
lesson-after-whirlpool =
    { $n ->
        [one] Una barchetta va con le onde, e le altre ti costerebbero ancora { $n } punto.
       *[other] Una barchetta va con le onde, e le altre ti costerebbero ancora { $n } punti.
    }
lesson-after-panorama = Una sezione vale tanti punti quanti ne indica il numero, ora 1 e la prossima volta 2: torna per averne altre.
lesson-after-rock = La tua carta è coperta; guardala quando vuoi.
lesson-after-meal = { $name }: i punti sono già tuoi.
lesson-after-upgrade = { $name }: da ora funziona da sé.

lesson-wait = Sei più avanti, quindi ora muovono gli altri.
lesson-wait-dock = Sei al Molo, e aspetti le altre barche.
lesson-wait-draft = Ora gli altri scelgono le loro carte.
lesson-wait-leave = Gli spazi esterni ripartono per primi, poi tocca a te.
lesson-wait-finish = Sei in porto! Ora gli altri finiscono il loro viaggio.

lesson-end-won = Ottima navigazione, hai vinto! Ora conosci tutto il gioco; il viaggio lungo ha le stesse soste, solo in numero maggiore.
lesson-end = Ottima navigazione! Ora conosci tutto il gioco; il viaggio lungo ha le stesse soste, solo in numero maggiore.
lesson-play = Gioca contro i bot
lesson-rules = Leggi le regole


## The question mark beside stations, cards and numbers

explain-open = Aiuto: { $title }
explain-rules = Vedi le regole
explain-panoramas = Panorami
# The Starting Port. One sentence a line.
explain-start =
    Tutte le barche partono da qui.
    Muove sempre quella più indietro, e muove ancora finché resta indietro.
explain-rock = Resta segreta fino alla fine.
explain-sort = Carta Molo, { $sort }.
explain-cards-title = Le tue carte
explain-cards = I pasti hanno già dato punti e i potenziamenti funzionano da soli. Le carte Roccia sacra danno punti alla fine, se le soddisfi.
explain-offerings =
    { $n ->
        [0] Nessuna barchetta a bordo
        [one] { $n } barchetta a bordo
       *[other] { $n } barchette a bordo
    }
explain-score =
    { $you ->
        [yes] I tuoi punti
       *[no] I punti di { $name }
    }
explain-total = Totale
explain-score-rocks =
    { $n ->
        [one] { $n } carta Roccia sacra conta solo alla fine.
       *[other] { $n } carte Roccia sacra contano solo alla fine.
    }
explain-score-penalty =
    { $n ->
        [one] { $n } barchetta ancora a bordo costerebbe { $cost }.
       *[other] { $n } barchette ancora a bordo costerebbero { $cost }.
    }


## Chapters after the first game: their names, what is said before the first stop, and the end

lesson-docks = I Moli
lesson-rocks = Le Rocce
lesson-neutral = La barca neutrale
lesson-scoring = Il punteggio
lesson-docks-1 = Questo breve viaggio parla dei Moli. Ogni barca si ferma lì, aspetta tutte le altre, poi ognuno sceglie una carta.
lesson-docks-2 = Lo spazio 1 sceglie per primo, tra più carte, ma riparte per ultimo. Lo spazio più esterno sceglie per ultimo e riparte per primo: decidi che cosa ti serve di più.
lesson-rocks-1 = Questo breve viaggio parla delle Rocce Sacre. A ognuna guardi alcune carte, ne tieni una in segreto, e alla fine fa punti se la soddisfi.
lesson-rocks-2 = Una buona carta chiede ciò che stai già facendo. Segui il progresso delle tue carte mentre navighi.
lesson-neutral-1 = In due si divide il mare con una barca neutrale. Non prende niente e non fa punti, ma blocca soste e spazi.
lesson-neutral-2 = Quando la barca neutrale è ultima, la muove chi è più avanti. Usala per togliere una sosta all’altro.
lesson-scoring-1 = Questo breve viaggio parla dei punti. Una riga o una colonna fa punti una volta, quando è piena e i suoi pesci condividono un colore o un tipo.
lesson-scoring-2 = Alla fine fanno punti le carte Roccia soddisfatte, e ogni Offerta ancora a bordo costa punti. Prima arrivi all’ultimo porto, più vale il tuo gettone Velocità.
lesson-chapter-end = Era il capitolo «{ $chapter }». Prova il prossimo, o una partita intera.
lesson-neutral-sail = Sei più avanti di tutti, quindi muovi la barca neutrale. Mettila dove dà fastidio all’altro.
lesson-neutral-slot = Scegli uno spazio per la barca neutrale. Gli spazi che restano decidono chi sceglie quando.
