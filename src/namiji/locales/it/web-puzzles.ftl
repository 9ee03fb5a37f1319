### Enigmi: una decisione, una sola scelta migliore

site-link-puzzles = Enigmi
site-link-puzzles-hint = Una decisione, una scelta migliore

puzzles-title = Enigmi
puzzles-loading = Gli enigmi stanno arrivando…
puzzles-missing = Impossibile mostrare gli enigmi: una parte del gioco non è stata caricata. Riprova più tardi.
puzzles-theme = Tema
puzzles-theme-all = Tutti i temi
puzzles-theme-tempo = Tempo
puzzles-theme-lines = Righe e colonne
puzzles-theme-odds = Probabilità
puzzles-theme-draft = Moli
puzzles-theme-rocks = Rocce sacre
puzzles-theme-panoramas = Panorami
puzzles-theme-offerings = Barchette di carta
puzzles-theme-rivals = Rivali
puzzles-rating = Il tuo punteggio: { $n }
puzzles-streak = Di fila: { $n }
puzzles-streak-best = Di fila: { $n }, al massimo { $best }
puzzle-rating = Enigma { $id }, difficoltà { $n }.
puzzle-ask = Trova la scelta migliore. { $question }
puzzle-choose = Questa
puzzle-next = Enigma successivo
puzzle-right = Giusto: { $action }.
puzzle-wrong = Non è la migliore. Meglio: { $action }.
puzzle-compared = Probabilità di vittoria: { $chance }. Poi: { $action }, { $next }.
puzzle-yours = Probabilità di vittoria: { $chance }; con la tua scelta, { $yours }.
puzzle-levels = Quanti la trovano: { $levels }.
puzzle-level = { $level } { $share }


## La traversata del giorno

site-link-voyage = Traversata del giorno
site-link-voyage-hint = La stessa partita per tutti

voyage-title = Traversata del giorno
voyage-about = Oggi tutti hanno la stessa distribuzione, contro gli stessi bot: { $bots }. La tua prima traversata conta. Poi gioca quanto vuoi.
voyage-trust = La distribuzione segue dalla data: chi vuole può guardare avanti. Non c’è altro da vincere che il divertimento.
voyage-start = Salpa
voyage-continue = Continua
voyage-again = Rifalla, solo per divertimento
voyage-score = Il tuo punteggio: { $points }.
voyage-place = Posto { $place } su { $players }.
voyage-look = Guarda la partita
voyage-compare = Confronta la tua traversata
voyage-bots = Bot al tuo posto
voyage-bots-playing = I bot giocano la stessa partita…
voyage-bots-failed = Qui i bot non possono giocare.
voyage-bots-note = Ogni livello ha giocato la stessa partita { $n } volte, al tuo posto e contro gli stessi bot. Una linea è una partita; quella rossa è la tua.
voyage-who = Chi
voyage-middle = Punteggio mediano
voyage-beaten = Batti
voyage-people = Persone su questo server
voyage-people-about = Solo il tuo punteggio viene conservato e mostrato, senza nome. Il server rigioca la tua partita per verificarla.
voyage-people-ask = Confronta con altri
voyage-people-none = Oggi nessuno è ancora arrivato prima di te.
voyage-people-row =
    { $n ->
        [one] { $n } altra persona
       *[other] { $n } altre persone
    }
voyage-share = Condividi la tua traversata
voyage-share-text = Namiji, traversata del { $day }: { $points }, posto { $place } su { $players }.
voyage-share-copy = Copia il testo
voyage-share-bots = { $level } allo stesso posto: battuto nel { $share } delle partite.
voyage-picture = Traversata del { $date }
