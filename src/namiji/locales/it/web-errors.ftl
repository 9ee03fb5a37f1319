# What went wrong and what to do about it, by the server's codes. They stand alone, as one or two sentences.

error-unknown = Qualcosa è andato storto ({ $code }). Ricarica la pagina e riprova.


## The line

error-no-server = Questo sito non ha un server. Gioca su questo dispositivo.
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-closed = La connessione si è chiusa prima della fine. Riprova.
error-internal = Qualcosa è andato storto sul server. Riprova fra un momento.
error-busy = Il server è pieno. Riprova fra qualche minuto.
error-server-stopping = Il server si sta riavviando. Riprova fra un momento.
error-not-saved = Il server non è riuscito a salvare, quindi non è cambiato nulla. Riprova fra un momento.
error-bad-database = Ora il server non riesce a leggere i suoi tavoli. Riprova fra qualche minuto.
error-too-many = Tante richieste in poco tempo. Aspetta un po’ e riprova.
error-flood = Troppe richieste insieme. Ricarica la pagina per tornare.
error-too-large = È troppo lungo per il server. Accorcialo.
error-conflict = Qualcun altro ha fatto prima. Ricarica la pagina e riprova.
error-foreign-origin = Il server non accetta questo indirizzo. Apri il gioco al suo indirizzo.
error-wrong-host = Il server non ha questo nome. Apri il gioco al suo indirizzo.
error-other-protocol = C’è una versione più recente del gioco. Ricarica la pagina.
error-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
error-bad-message = Il server non ha capito. Ricarica la pagina e riprova.
error-no-hello = Il server non ha capito. Ricarica la pagina e riprova.
error-hello-again = Il server non ha capito. Ricarica la pagina e riprova.
error-not-found = A questo indirizzo non c’è nulla. Controlla il link.
error-method-not-allowed = Il server non ha capito. Ricarica la pagina e riprova.


## Tables and seats

error-no-such-table = Questo tavolo non esiste. Controlla il link, o crea un nuovo tavolo.
error-no-such-game = A questo tavolo non c’è questa partita.
error-no-such-seat = A questo tavolo non c’è questo posto.
error-no-such-edition = Il server non sa con quale edizione si gioca questa partita. Ricarica la pagina.
error-unknown-edition = Il server non offre questa edizione. Scegline un’altra.
error-unknown-level = Il server non ha bot di questo livello. Scegline un altro.
error-bad-token = Questo dispositivo non ha più un posto a questo tavolo. Riapri il link per giocare o guardare.
error-bad-name = Un nome ha bisogno di almeno una lettera o una cifra. Scegline un altro.
error-no-people = Almeno un posto deve essere per una persona. Cambia uno dei bot.
error-full = Tutti i posti sono occupati. Puoi guardare la partita, o creare un tavolo tuo.
error-started = La partita è già iniziata.
error-not-started = La partita non è ancora iniziata.
error-not-host = Solo chi ha creato il tavolo può iniziare prima che sia pieno.
error-not-owner = Solo chi ha creato un tavolo può eliminarlo.
error-others-play = Altri stanno giocando a questo tavolo. Eliminalo a partita finita.
error-no-watching = Questo tavolo non ammette spettatori.
error-watching = Stai guardando. Prendi un posto per giocare.
error-no-vote = Ora non c’è nulla da votare.
error-not-voted = Aspetta che tutti al tavolo abbiano votato.
error-no-nonce = Hai già aggiunto un numero casuale alla prossima partita.
error-no-person = Nessuno gioca a quel posto.
error-not-away = È via da pochissimo. Aspetta un po’.
error-damaged-table = Il server non riesce più a leggere questo tavolo. Creane uno nuovo.
error-other-rules = Questa partita seguiva regole diverse da quelle attuali del server.
error-table-full = Questo tavolo ne ha viste abbastanza. Creane uno nuovo per continuare.
error-seat-full = Hai chiesto molto a questo tavolo. Da ora puoi solo fare le tue mosse.


## Playing

error-stale = La partita è andata avanti. Guarda di nuovo, poi decidi.
error-bad-version = La partita è andata avanti. Guarda di nuovo, poi decidi.
error-not-playing = A questo tavolo non si sta giocando.
error-not-your-turn = Non è il tuo turno.
error-replaced = Un bot sta giocando al posto tuo. Prima torna in gioco.
error-overdue = Il tuo tempo è scaduto. Questa decisione la prende un bot.
error-no-push = Questo server non invia messaggi.
error-bad-endpoint = Questo server non può inviare messaggi al tuo browser.
error-push-denied = Il tuo browser non permette messaggi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
error-not-replaced = Nessun bot gioca al posto tuo.
error-not-over = La partita non è ancora finita.
error-wanted = L’hai già detto. Ora tocca agli altri rispondere.
error-no-undo = Questa mossa non si può annullare.
error-nothing-to-undo = Non c’è nulla da annullare.
error-undo-asked = Qualcuno vuole annullare una mossa. Prima rispondi a questo.
error-not-asked = Nessuno aspetta più la tua risposta.
error-analysis-failed = L’analisi di questa partita non è riuscita. Riprova più tardi.
error-no-hints = Niente consigli quando giocano altri.
error-no-hint = L’insegnante non risponde. Riprova più tardi.
error-no-such-decision = Non c’è una decisione simile da esaminare.


## Moves that the rules do not allow

error-unknown-action = Questa mossa non esiste.
error-game-over = La partita è finita.
error-not-now = Prima c’è altro da fare. Leggi che cosa si chiede ora.
error-no-fish = Quel pesce non è nel banco.
error-must-catch = Il primo pesce di una sosta va preso.
error-no-net = Quella rete non è fra quelle scoperte.
error-no-card = Quella carta non è nella tua mano.
error-backwards = Le barche non tornano mai indietro. Scegli una sosta più avanti.
error-past-dock = Tutte le barche si fermano al Molo. Scegli una sosta prima del Molo, o il Molo.
error-rack-full = La tua vasca è piena: non puoi fermarti dove si pesca.
error-panorama-complete = Questo Panorama è completo. Scegli un’altra sosta.
error-occupied = Quella sosta è occupata. Scegline un’altra.
error-slot-unused = Con così poche barche quello spazio non si usa. Scegline un altro.
error-slot-taken = Quello spazio è occupato. Scegline un altro.
error-cell-taken = Quella casella è occupata. Scegline una libera.
error-first-at-a1 = Il tuo primo pesce deve coprire la casella in alto a sinistra.
error-same-fish = I due pesci sono uguali. Metti la rete nell’altro verso.
error-not-adjacent = Un pesce deve stare accanto a un altro.
