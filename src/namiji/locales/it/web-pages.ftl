# How people come in: home, new table, waiting room, joining, public tables, settings.


## Names

app-name = Namiji
page-title = { $page } · Namiji
person-name = Giocatore { $seat }
bot-name = { $level } { $seat }
level-option = { $level }: { $about }

sail-indigo = Indaco, a righe
sail-vermilion = Vermiglio, con il sole
sail-moss = Verde muschio, con l’onda
sail-ochre = Ocra, a scacchi
sail-plum = Prugna, con la gru

own-name = Il tuo nome
own-color = La tua vela

direction-clockwise = Orario
direction-counterclockwise = Antiorario
direction-vote = Si vota


## Bar and settings

bar-home = Namiji, home
bar-skip = Vai al contenuto
bar-light = Usa il tema chiaro
bar-dark = Usa il tema scuro
bar-settings = Impostazioni

app-offline = Sei offline. Le partite su questo dispositivo continuano come sempre.
app-update = È pronta una nuova versione. Le partite sono salvate.
app-update-now = Ricarica

settings-title = Impostazioni
dialog-close = Chiudi
settings-language = Lingua
# $language: its own name for itself.
settings-language-missing = Non è stato possibile scaricare la lingua «{ $language }». Controlla la connessione, ricarica la pagina e sceglila di nuovo.
settings-theme = Tema
settings-theme-auto = Automatico
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-speed = Velocità
settings-speed-calm = Calma
settings-speed-brisk = Vivace
settings-speed-instant = Immediata
settings-confirm = Conferma ogni mossa
settings-confirm-hint = La scelta viene prima mostrata, e giocata quando la confermi.


## Home

home-title = Namiji, un viaggio in mare
home-about = Naviga lungo una costa dipinta, pesca e avvista le balene: un gioco da tavolo tranquillo, da due a cinque giocatori.
home-play = Gioca
home-against =
    { $n ->
        [one] Contro { $n } bot: { $level }
       *[other] Contro { $n } bot: { $level }
    }
home-opponents = Avversari
home-level = Il loro livello

site-links = Altri modi di giocare
site-link-learn = Impara in cinque minuti
site-link-learn-hint = Una prima partita guidata
site-link-friends = Gioca con gli amici
site-link-friends-hint = Con un link o un codice QR
site-link-device = Su un solo dispositivo
site-link-device-hint = Passatelo di mano in mano
site-link-tables = Tavoli pubblici
site-link-tables-hint = Unisciti, o guarda
site-link-rules = Regole
site-link-rules-hint = Tutte, con i perché
site-link-about = Informazioni
site-link-about-hint = Che cos’è e chi l’ha fatto

known-title = Riprendi
known-with = { $names }
known-alone = Ancora nessun altro
known-lesson = La tua prima partita
known-open = In attesa di giocatori
known-playing = Partita in corso
known-over = Finita: guarda com’è andata


## A new table

new-title = Un nuovo tavolo
new-preset = Come giocate?
new-preset-friends = Con gli amici
new-preset-device = Un solo dispositivo
new-preset-friends-hint = Ricevi un link e un codice QR. Chi lo segue prende un posto libero, da qualsiasi dispositivo.
new-preset-device-hint = Giocate tutti qui. Fra un turno e l’altro una schermata nasconde i segreti.
new-seats =
    { $n ->
        [one] { $n } posto
       *[other] { $n } posti
    }
new-seat-kind = Chi prende il posto { $seat }
new-seat-name = Nome per il posto { $seat }
new-seat-color = Vela per il posto { $seat }
new-seat-level = Livello del bot al posto { $seat }
new-seat-up = Sposta in su il posto { $seat }
new-seat-remove = Togli il posto { $seat }
new-seat-here = Qualcuno qui
new-seat-link = Un amico con il link
new-seat-bot = Un bot
new-seat-link-hint = Sceglie nome e vela quando arriva.
new-add-here = Qualcuno qui
new-add-link = Un amico
new-add-bot = Un bot
new-more = Direzione, orologio, mosse annullate e spettatori
new-more-site = Direzione e mosse annullate
new-direction = Direzione
new-clock = Orologio
new-clock-none = Nessuno
new-clock-move = Per ogni mossa
new-clock-game = Per la partita
new-clock-correspondence = In più giorni
new-clock-hint = Se il tempo finisce, un bot gioca al posto tuo finché non torni.
new-clock-correspondence-hint = Per ogni mossa. Il tempo scorre giorno e notte, e nessuno deve essere presente.
new-clock-public = Senza orologio, ai tavoli pubblici si hanno tre minuti per mossa.
new-seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
new-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
new-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
new-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
new-undo = Annullare le mosse
new-undo-consent = Tutti d’accordo
new-undo-free = Solo le proprie
new-undo-off = Mai
new-undo-consent-hint = Annulli liberamente le tue mosse finché non hanno mostrato nulla di nuovo; per il resto serve l’accordo degli altri.
new-undo-free-hint = Annulli le tue ultime mosse, finché non hanno mostrato nulla di nuovo.
new-undo-off-hint = Mossa fatta, mossa giocata.
new-public = Pubblico
new-public-hint = Compare fra i tavoli pubblici, aperto a tutti.
new-watch = Spettatori ammessi
new-watch-hint = Chi ha il link può guardare. I segreti restano nascosti fino alla fine.
new-make = Crea il tavolo
new-start = Inizia la partita


## Who sits where

seat-open = Posto libero
seat-mine = Tu
seat-bot = Bot
seat-away = Assente


## Waiting room

lobby-title = In attesa dell’equipaggio
lobby-waiting =
    { $n ->
        [one] { $n } posto è libero. La partita inizia quando è occupato.
       *[other] { $n } posti sono liberi. La partita inizia quando sono occupati.
    }
lobby-voting = Tutti i posti sono occupati. La partita inizia quando tutti hanno votato.
# $time: as "3 days".
lobby-correspondence = Una partita in più giorni: per ogni mossa { $time }. Puoi chiudere questa pagina.
lobby-start-bots =
    { $n ->
        [one] Inizia ora, con un bot ({ $level })
       *[other] Inizia ora, con { $n } bot ({ $level })
    }
lobby-start = Inizia ora
lobby-host-starts = Chi ha creato il tavolo può iniziare prima che sia pieno; i bot prendono i posti liberi.
lobby-leave = Lascia il tavolo
lobby-free-seat = Libera il posto di { $name }
lobby-watching = Stai guardando questo tavolo. La partita appare qui appena inizia.

vote-title = In quale direzione?
vote-of = { $name }: in quale direzione?
vote-by = { $names }
vote-by-nobody = Ancora nessun voto

invite-title = Invita gli amici
invite-link = Link a questo tavolo
invite-code = Codice QR del link { $link }
invite-local =
    Questo link funziona solo su questo computer. Per far giocare altri sul tuo Wi-Fi, ferma il gioco e
    riavvialo con «make play LAN=1» o «namiji serve --lan».
link-copy = Copia il link
link-copied = Copiato
link-share = Condividi


## Joining

join-title = { $name } ti invita a bordo
join-title-nobody = Sali a bordo
join-take = Prendi posto
join-watch = Guarda
join-full = Tutti i posti sono occupati. Puoi guardare la partita.
join-full-closed = Tutti i posti sono occupati, e questo tavolo non ammette spettatori.
join-own-table = Crea un tavolo tuo


## Public tables

tables-title = Tavoli pubblici
tables-none = Al momento non ci sono tavoli pubblici. Creane uno, e gli altri lo troveranno qui.
tables-of = Il tavolo di { $name }
tables-free =
    { $n ->
        [one] { $n } posto libero su { $of }
       *[other] { $n } posti liberi su { $of }
    }
tables-playing =
    { $n ->
        [one] { $n } giocatore in mare
       *[other] { $n } giocatori in mare
    }
# $time: as "3 days".
tables-correspondence = in più giorni, { $time } per mossa
tables-join = Unisciti
tables-watch = Guarda
tables-make = Crea un tavolo


## Lost

not-found-title = Nient’altro che acqua
not-found-text = A questo indirizzo non c’è nessuna pagina. Forse manca una lettera del link.
not-found-home = Vai alla home
load-failed-title = Connessione assente
load-failed-text = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova. Le tue partite sono al sicuro sul server.
load-failed-again = Riprova

preparing-rules = Preparazione delle regole, circa { $seconds } s, solo la prima volta.
preparing-greedy = Preparazione dei bot, circa { $seconds } s, solo la prima volta.
preparing-search = Preparazione del bot più forte, circa { $seconds } s, solo la prima volta.
preparing-tip-rules = Muove sempre la barca più indietro. Se vai lontano per la sosta che vuoi, gli altri prendono prima quelle più vicine.
preparing-tip-greedy = Una riga piena della vasca dà punti se i suoi pesci hanno lo stesso colore o lo stesso tipo. Anche una colonna piena.


## Sound and notifications

settings-sound = Suoni
settings-sound-hint = Mare, legno, campana; e una breve vibrazione al tuo turno, se il dispositivo può.
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Finché questa pagina resta aperta in un’altra scheda o finestra.
