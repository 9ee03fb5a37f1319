### Tables on the device, and records that people bring.

device-loading = Il gioco si carica su questo dispositivo…
device-not-opened = Questo tavolo non si apre
menu-on-device = Questo tavolo è solo su questo dispositivo: nessun altro può aprirlo, e i suoi segreti sono al sicuro quanto il dispositivo.

error-no-storage = Qui il browser non salva nulla, quindi nessuna partita può restare su questo dispositivo. Consenti i dati per questa pagina o esci dalla navigazione privata.
error-storage-full = Su questo dispositivo non c’è più spazio: l’ultima decisione non è salvata. Libera un po’ di spazio e decidi di nuovo.
error-no-modules = Questa pagina non ha le regole per giocare su questo dispositivo. Ricaricala o gioca su un server.
error-no-linker = Le regole per giocare su questo dispositivo non sono state compilate: mancava il linker per WebAssembly (il pacchetto “ziglang”). Si gioca sul server.
error-old-page = C’è una nuova versione di questa pagina. Ricaricala.
error-damaged-log = Questo tavolo è danneggiato e non si può aprire. Aprine uno nuovo.
error-old-rules = Questa partita è iniziata con regole diverse da quelle di questa versione della pagina.

site-link-record = Rivedi una partita
site-link-record-hint = Da un file

record-title = Rivedi una partita
record-about = Scegli il resoconto di una partita, un file che finisce con «.namiji». Questa pagina la rigioca sul tuo dispositivo e controlla ogni riga.
record-file = Il resoconto
record-problem-file = Questo file non è il resoconto di una partita.
# $line: the line of the file.
record-problem-version = Riga { $line }: questa pagina non conosce questo formato, questa edizione o questa versione delle regole.
record-problem-line = La riga { $line } non è una riga di un resoconto. Se è 0, manca una riga.
record-problem-decision = Riga { $line }: questa decisione non era possibile.
record-problem-chance = Riga { $line }: il caso non poteva portare questo.
record-problem-result = Riga { $line }: la partita non finisce così.
record-problem-proof = Riga { $line }: questo non deriva dal seme.
