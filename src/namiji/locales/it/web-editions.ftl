# The page of editions, and what is said of home-made ones elsewhere.

site-link-editions = Edizioni
site-link-editions-hint = Guarda nella scatola o porta la tua

editions-title = Edizioni
editions-about = Un'edizione è la scatola come file di testo: rotta, gettoni, carte e punti. Scaricane una, cambiala con un qualsiasi editor di testo, riportala qui e giocala al tuo tavolo.
editions-all = Tutte le edizioni
editions-name =
    { $id ->
        [standard] Edizione standard, versione { $version }
       *[other] { $id }, versione { $version }
    }
editions-standard = Edizione standard
editions-look = Guarda
editions-look-at = Guarda { $id }
editions-download = Scarica
editions-download-of = Scarica { $id }
editions-play = Gioca
editions-play-it = Gioca { $id }
editions-remove = Togli
editions-remove-it = Togli { $id }
editions-on-device = Fatta in casa, conservata su questo dispositivo


## Bringing one

editions-own = Porta la tua
editions-own-about = Scegli un file o incolla il suo testo. Il server lo controlla e non ne conserva nulla. Se hai il gioco stampato, trascrivi il suo tabellone e le sue carte.
editions-file = Un file TOML
editions-text = Il suo testo
editions-check = Controlla
editions-problems =
    { $n ->
        [one] { $n } problema
       *[other] { $n } problemi
    }
editions-line = Riga { $line }
editions-problem = { $key }: { $what }
editions-fine = Nessun problema: { $name }.
editions-same = Nessun problema: { $name }, così come arriva con il gioco.
editions-keep = Conserva su questo dispositivo
editions-kept = Conservata su questo dispositivo. La puoi scegliere tra le opzioni di un nuovo tavolo.
error-bad-edition = Questa edizione contiene errori. Controllala nella pagina delle edizioni.


## Looking at one

editions-home-made-about = Un'edizione fatta in casa: non è arrivata con il gioco.
editions-route-about = Uno spazio tratteggiato indica uno spazio doppio: in quattro o cinque ci sta una seconda barca.
editions-leg = Tappa { $leg }
editions-stop =
    { $double ->
        [yes] { $station }, spazio doppio
       *[no] { $station }
    }
editions-provenance = Da dove viene


## At a table

editions-of-table = Edizione
editions-of-table-hint = Porta la tua nella pagina delle edizioni:
editions-home-made = fatta in casa
editions-notice = Questo tavolo gioca un'edizione fatta in casa: { $id }.
editions-notice-look = Guardala
editions-listed = · edizione fatta in casa { $id }
