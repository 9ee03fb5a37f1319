# Edizioni: che cosa non va nel file, e da dove vengono le cifre.
#
# Le chiavi e le parole del file restano come sono: sono ciò che si scrive.


## Che cosa non va
## Un problema segue la chiave a cui si riferisce, come in "boat.penalty: manca".

edition-bounds =
    { $span ->
        [0] { $low }
       *[other] da { $low } a { $high }
    }
edition-kind =
    { $kind ->
        [boolean] un booleano
        [integer] un numero intero
        [float] un numero con la virgola
        [string] una stringa
        [array] un array
        [table] una tabella
       *[time] una data o un’ora
    }
edition-allowed =
    ammessi: { $allowed }{ $guesses ->
        [0] { "" }
       *[other] ; intendevi "{ $near }"?
    }
edition-name = parole minuscole unite da "-", al massimo { $most } caratteri

edition-problem-missing = manca
edition-problem-unknown-key = chiave sconosciuta; { edition-allowed }
edition-problem-unknown-word = { $word } è sconosciuto; { edition-allowed }
edition-problem-entries = voci richieste: { edition-bounds }, trovate: { $found }
edition-problem-not-a-table = serve una tabella, non { edition-kind }
edition-problem-not-an-array = serve un array, non { edition-kind }
edition-problem-not-an-integer = serve un numero intero ({ edition-bounds }), non { edition-kind }
edition-problem-not-a-boolean = serve true o false, non { edition-kind }
edition-problem-not-a-string = serve una stringa, non { edition-kind }
edition-problem-not-a-word = serve una stringa (ammessi: { $allowed }), non { edition-kind }
edition-problem-not-a-name = servono { edition-name }, non { edition-kind }
edition-problem-out-of-bounds = serve un numero intero ({ edition-bounds }), non { $found }
edition-problem-too-many-digits = serve un numero intero ({ edition-bounds }), non uno di più di 64 bit
edition-problem-bad-name = servono { edition-name }, non { $found }
edition-problem-taken-name =
    "{ $name }" è già il nome di { $owner ->
        [metric] qualcosa che le carte Roccia sacra contano
        [crustacean] un crostaceo
        [fish] un pesce
       *[other] { $owner }
    }
edition-problem-long-text = al massimo { $most } caratteri, non { $found }
edition-problem-long-name = { $name } deve avere al massimo { $most } caratteri

edition-problem-finish-last = "finish" deve essere l’ultima voce, e in nessun altro posto
edition-problem-docks = Moli (dock) richiesti: { $wanted }, trovati: { $found }
edition-problem-leg-length = tappa { $leg }: stazioni richieste: { edition-bounds }, trovate: { $found }
edition-problem-copies-or-counts = serve solo uno dei due: copies, counts
edition-problem-combinations = colori per tipi: al massimo { $most }, non { $found }
edition-problem-same-fish = due coppie di colore e tipo danno lo stesso nome
edition-problem-face-down = "face-down" dice come sta un pesce e non può essere il nome di un pesce
edition-problem-tokens-in-all = gettoni richiesti in tutto: { edition-bounds }, trovati: { $found }
edition-problem-cards-in-all = carte richieste in tutto: { edition-bounds }, trovate: { $found }
edition-problem-penalty-length = voci richieste, da 0 a tutte le barchette di carta: { $wanted }, trovate: { $found }
edition-problem-early-bird-order = il gettone più alto deve venire per primo
edition-problem-upgraded-parameter = al massimo { $most } con tutti i potenziamenti, non { $found }
edition-problem-adds-nothing = non può essere vuoto; ammessi: { $allowed }
edition-problem-no-limit = serve almeno uno dei due: at_least, at_most
edition-problem-crossed-limits = at_least { $least } e at_most { $most } si escludono
edition-problem-component = l’edizione standard ha { $wanted } { $component }, non { $found }
edition-problem-packaged-id = "{ $id }" è l’id di un’altra edizione di qui; scegline uno tuo

edition-problem-no-such-file = nessun file né edizione con questo nome; { edition-allowed }
edition-problem-unreadable = non si può leggere: { $reason }
edition-problem-too-large = troppo grande; al massimo { $most } kB
edition-problem-not-utf8 = non è testo UTF-8
edition-problem-long-line = la riga { $number } è troppo lunga; al massimo { $most } caratteri
edition-problem-too-deep = troppi livelli uno dentro l’altro
edition-problem-not-toml = TOML non valido: { edition-toml } ({ $detail })
edition-toml =
    { $reason ->
        [value] un valore manca o è scritto male, e un testo va tra virgolette
        [twice] questa chiave o tabella c’è già
        [equals] dopo la chiave ci vuole un "="
        [rest] c’è qualcosa dopo il valore
        [array] un array vuole virgole tra le voci e una "]" alla fine
        [table] una tabella tra graffe vuole virgole tra le voci e una graffa chiusa sulla stessa riga
        [header] il nome di una tabella va tra parentesi quadre
        [quote] a un testo manca la virgoletta di chiusura sulla sua riga
        [backslash] una barra rovesciata in un testo va raddoppiata
       *[other] guarda questa riga e quella sopra
    }


## Da dove viene

edition-provenance-rulebook = regolamento
edition-provenance-inferred = dedotto
edition-provenance-reconstructed = ricostruito
edition-provenance-transcribed = trascritto
edition-provenance-house = regola della casa

edition-provenance-rulebook-about = scritto nel regolamento o mostrato nei suoi esempi
edition-provenance-inferred-about = l’unica lettura semplice di ciò che dice il regolamento
edition-provenance-reconstructed-about = il regolamento tace, l’abbiamo ideato noi
edition-provenance-transcribed-about = letto da una copia del gioco
edition-provenance-house-about = una regola della casa

edition-table-route = Rotta
edition-table-fish = Pesci
edition-table-nets = Reti
edition-table-crustaceans = Crostacei
edition-table-boat = Barca
edition-table-panoramas = Panorami
edition-table-early_bird = Velocità
edition-table-parameters = Stazioni
edition-table-dock_cards = Carte Molo
edition-table-rock_cards = Carte Roccia sacra

edition-note-route = Il regolamento parla di quattro tappe con tre Moli in mezzo, e di spazi doppi in alcune stazioni. I suoi esempi fanno pensare a 15-24 soste per giocatore, come danno 15 stazioni per tappa. Chi ha recensito il gioco dice che la maggior parte degli spazi ospita una sola barca. L’ordine delle stazioni è nostro: la maggior parte dei panorami è nella prima tappa, quando nessuna barca ha ancora un Potenziamento per loro.
edition-note-fish = 48 gettoni di tre colori sono stampati. Quattro tipi, in parti uguali, sono il modo più semplice di dividerli.
edition-note-nets = 12 gettoni sono stampati, e chi ha recensito il gioco dice che una rete mostra due pesci uguali. Una rete per ogni colore e tipo fa 12.
edition-note-crustaceans = 20 granchi, 30 gamberi e un punto per ognuno tenuto sono stampati.
edition-note-boat = Righe da 5, 7 e 9, una colonna da 3 e penalità di 15 e 6 si trovano nel regolamento e negli esempi. Le altre cifre seguono lo stesso andamento.
edition-note-panoramas = 3, 4 e 5 sezioni, ognuna del valore del suo numero, e un bonus di 3 sono stampati. Chi ha recensito il gioco dice che i panorami interi valgono 6, 10 e 15 punti, e i conti tornano.
edition-note-early_bird = Gettoni da 7, 5, 3 e 1 compaiono nel regolamento e negli esempi. Quello da 2 sta in mezzo.
edition-note-parameters = Che cosa fa ogni stazione è stampato. Abbiamo dato un nome alle cifre, così che un potenziamento possa cambiarne una.
edition-note-dock_cards = 20 carte sono stampate, e pasti da 4 e 5 punti compaiono negli esempi, dove 3 carte Molo su 6 sono pasti. I potenziamenti sono abilità permanenti e da soli non danno punti. Quali siano, l’abbiamo deciso noi.
edition-note-rock_cards = 20 carte, ognuna con un obiettivo suo, sono stampate, e così il nome Pescatore esperto. Le sei carte contate negli esempi mostrano 3 o 4 punti: ne deduciamo i valori. Gli altri obiettivi sono nostri.
