# The table: what to do now, what happened, and what goes on around the game.


## Coming to a table

table-title = Al tavolo
table-title-turn = Tocca a te
table-connecting = Ti portiamo al tavolo…
table-missing = Questo tavolo non esiste
table-missing-hint = Forse il link è scritto male, o il tavolo è stato eliminato. Fatti ridare il link, o inizia una partita tua.
table-shut = Questo tavolo non ammette spettatori
table-shut-hint = Tutti i posti sono occupati. Chiedi a chi è seduto lì, o inizia una partita tua.
table-home = Torna alla home
table-new = Nuovo tavolo


## The line to the server

connection-down = La connessione è caduta. Non si perde nulla, e torna da sola.
connection-back = Di nuovo al tavolo.
connection-closed = Il server ha chiuso la connessione. Nulla è perso: riapri il tavolo.
connection-closed-closed = Questo tavolo è stato eliminato, o il tuo posto è stato liberato.
connection-closed-bad-token = Questo posto non è più tuo. Puoi aprire il tavolo come ospite.
connection-open-again = Riapri il tavolo


## The prompt: one line that says what to do now

prompt-your-turn = Tocca a te. { $question }
prompt-reconnecting = In attesa della connessione…
prompt-closed = Non sei più a questo tavolo.
prompt-over = Il viaggio è finito.
prompt-over-show = Vedi il risultato
prompt-other =
    { $phase ->
        [sail] { $name } sceglie dove andare.
        [slot] { $name } sceglie uno spazio al Molo.
        [take] { $name } guarda il banco.
        [place] { $name } ha in mano un pesce.
        [net] { $name } guarda le reti.
        [place_net] { $name } ha in mano una rete.
        [haul] { $name } pesca dalla saccoccia.
        [rock] { $name } guarda carte Roccia sacra.
        [draft] { $name } sceglie una carta Molo.
       *[other] Tocca a { $name }.
    }
prompt-other-stand-in = Un bot gioca per { $name }.
prompt-other-away = { $name } non c’è. Il tavolo aspetta.
prompt-hand-over = Fai giocare un bot per { $name }
prompt-skip = Salta
prompt-cancel = Annulla
# Not "Annulla", which is what prompt-cancel says.
prompt-undo = Annulla la mossa
prompt-undo-ask = Chiedi di annullare
confirm-sail = Vai qui
confirm-slot = Spazio { $slot }
confirm-take = Prendi questo
confirm-place = Metti qui
confirm-net = Scegli questa rete
confirm-release = Rilascia
confirm-decline = Basta così
confirm-draw = Pesca ancora
confirm-stop = Fermati e tieni
confirm-keep = Tieni questa carta
confirm-pick = Scegli questa carta

hint-dismiss = Ho capito


## The clock. $time: as "2:05".

clock-yours = Il tuo tempo: { $time }
clock-other = Tempo di { $name }: { $time }
# More than a day, and more than an hour.
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min


## Undo, when it needs the others

undo-asked =
    { $n ->
        [one] { $name } chiede di annullare l’ultima mossa.
       *[other] { $name } chiede di annullare le ultime { $n } mosse.
    }
undo-agree = Accetta
undo-refuse = Rifiuta
undo-waiting = Hai chiesto di annullare. In attesa di: { $names }.


## A bot plays for you

stand-in-strip = Un bot gioca al posto tuo.
stand-in-back = Torno a giocare io


## Around one device

pass-heading = Passa il dispositivo a { $name }
pass-hint = Ciò che solo { $name } può vedere resta nascosto fino ad allora.
pass-ready = Sono { $name }
pass-hide = Nascondi le carte
pass-hidden = Le tue carte sono nascoste
pass-show = Sono { $name }, mostrale


## Parts of the table

part-boat = Barca
part-others = Altri
part-school = Banco
part-log = Diario
part-offer = Scelta
part-tabs = Parti del tavolo


## The log

log-heading = Diario
log-open = Apri il diario
log-close = Chiudi il diario
log-empty = Non è ancora successo nulla.
log-undone-mark = annullata
log-follow = Vai alle novità
log-undone =
    { $you ->
        [yes] Annulli delle mosse.
       *[no] { $name } annulla delle mosse.
    }
log-undo_asked =
    { $you ->
        [yes] Chiedi di annullare.
       *[no] { $name } chiede di annullare.
    }
log-undo_answered =
    { $agree ->
        [yes] { $you ->
            [yes] Accetti di annullare la mossa.
           *[no] { $name } accetta di annullare la mossa.
        }
       *[no] { $you ->
            [yes] Rifiuti di annullare la mossa.
           *[no] { $name } rifiuta di annullare la mossa.
        }
    }
log-handed_over =
    { $you ->
        [yes] Ora un bot gioca al posto tuo.
       *[no] Ora un bot gioca per { $name }.
    }
log-came_back =
    { $you ->
        [yes] Torni a giocare tu.
       *[no] { $name } torna a giocare.
    }


## The menu

menu-open = Menu
menu-heading = Menu
menu-hints = Spiegami ogni domanda
push-turns = Avvisami su questo dispositivo quando tocca a me
push-turns-hint = Anche quando questa pagina è chiusa. Il messaggio non dice nulla della partita.
menu-settings = Impostazioni
menu-rules = Regole
menu-home = Home
menu-home-logo = Namiji, home
menu-new = Nuovo tavolo
menu-hand-over = Fai giocare un bot per me
menu-leave = Lascia il tavolo
menu-leave-sure = Un bot continua al posto tuo. Lasci il tavolo?
menu-leave-yes = Sì, lascio
menu-leave-no = Resto
menu-table = Questo tavolo
menu-link = Link e codice QR
menu-link-hint = Chi ha il link può guardare.
menu-link-closed = Il link è per chi siede a questo tavolo.
menu-watchers =
    { $n ->
        [0] Ora non guarda nessuno.
        [one] Ora guarda { $n } persona.
       *[other] Ora guardano { $n } persone.
    }
menu-undo-policy =
    { $policy ->
        [off] Le mosse non si annullano.
        [free] Si può annullare ciò che non ha mostrato nulla di nuovo.
       *[consent] Si può annullare ciò che non ha mostrato nulla di nuovo, e altro se tutti sono d’accordo.
    }
menu-deal = Sorteggio onesto:
menu-deal-hint = Tutto il sorteggio è stato fissato prima della prima mossa, e questa è la sua impronta. Dopo la partita lo ricevi per intero, e chiunque può verificare che corrisponda all’impronta.
menu-keys = Tasti
menu-shortcuts = Le singole lettere e «?» sono scorciatoie
key-undo = Annulla la mossa
key-confirm = Attiva ciò che è selezionato, o conferma
key-cancel = Annulla, o salta l’animazione
key-log = Diario
key-help = Questo menu
key-move = Passa da una scelta all’altra


## Since the last turn

since-heading = Dal tuo ultimo turno
since-open = Dal tuo ultimo turno: rivedi che cosa è successo ({ $n })
since-step = { $n } di { $of }
since-back = Una mossa indietro
since-forward = Una mossa avanti


## Company: pictures without words, watching, a shared device

emote-open = Mostra un’immagine
emote-joy = Gioia
emote-wow = Wow!
emote-ouch = Ahi!
emote-hmm = Mmm…
emote-thanks = Grazie
emote-hurry = Tocca a te!
emote-shown = { $name }: { $emote }
watching-label = Stai guardando
pass-turn = { $name }, tocca a te


## Why a choice: what it gives now, leads to and costs, and who moves next

why-now = Ora
why-leads = Poi
why-costs = Costo
why-next = Dopo
why-moves =
    { $who ->
        [you] Muovi tu.
        [neutral] Muove la barca neutrale.
       *[other] Muove { $name }.
    }
# $n: stops.
why-passed =
    { $n ->
        [one] Superi { $n } sosta libera.
       *[other] Superi { $n } soste libere.
    }
# $n: sections of a Panorama.
effect-sail-panorama-left =
    { $n ->
        [one] Manca ancora { $n } sezione per completarlo.
       *[other] Mancano ancora { $n } sezioni per completarlo.
    }
# $n: points.
effect-sail-panorama-bonus = A chi lo completa per primo: { points } in più.
# $n: crabs.
effect-sail-trap-risk =
    { $n ->
        [one] { $n } granchio fa perdere tutto.
       *[other] { $n } granchi fanno perdere tutto.
    }
