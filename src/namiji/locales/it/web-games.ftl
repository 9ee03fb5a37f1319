# My games: results, bests and victories by level, kept on the device.

site-link-games = Le mie partite
site-link-games-hint = Com’è andata, e contro chi giocare ora
games-title = Le mie partite
games-about = Le tue partite finite, conservate solo su questo dispositivo.
games-none = Ancora nessuna partita finita.
games-suggestion = Vinci quasi sempre contro questo livello. Perché non uno più forte: { $level }?
games-try = Gioca contro: { $level }
games-levels = Vittorie per livello
games-level = Bot
games-count = Partite
games-wins = Vinte
games-bests = I tuoi primati
games-history = Cronologia
games-outcome = Posto { $place } di { $of }, { $points }
games-replay = Rivedi
games-record = Registrazione
games-forget = Dimentica
games-export = Salva tutto in un file
games-import = Riprendi le partite da un file
games-import-wrong = Questo non è un file di partite di Namiji.
games-imported =
    { $n ->
        [one] Ora c’è { $n } partita.
       *[other] Ora ci sono { $n } partite.
    }
games-forgotten = La partita è dimenticata.
games-no-storage = Questo browser non conserva partite.
