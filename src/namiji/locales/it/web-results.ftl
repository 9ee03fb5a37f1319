# After a game: the end, the replay and the analysis.


## The end

end-scores = I punteggi
end-sheet = I punti per origine, giocatore per giocatore
end-total = Totale
end-race = La corsa
end-race-plot = I punti di ogni barca, decisione per decisione
end-race-note = Le linee tratteggiate sono i Moli. Alla fine si aggiungono le Rocce sacre e le barchette ancora a bordo.
end-rocks = Le Rocce sacre
end-rocks-none = Nessuno ha tenuto carte Roccia sacra.
end-rock =
    { $fulfilled ->
        [yes] { $n ->
            [one] Soddisfatta: { $n } punto
           *[other] Soddisfatta: { $n } punti
        }
       *[no] Non soddisfatta: nessun punto
    }
end-analysis = Dove si è decisa la partita
end-analysis-about = Un bot rigioca ogni posizione molte volte per separare le scelte dalla fortuna, e cerca mosse migliori sapendo solo ciò che sapeva chi giocava. Ci mette circa mezzo minuto.
end-analyze = Rivedila con il bot
end-share = Condividi la partita
end-proof = Sorteggio onesto
end-proof-about = Prima della prima mossa il tavolo ha mostrato un’impronta del suo seme segreto. Ora il seme è svelato: chiunque può calcolare l’impronta e ripetere tutto il sorteggio della partita.
end-proof-verdict =
    { $proven ->
        [yes] Il seme corrisponde all’impronta.
       *[no] Il seme non corrisponde all’impronta: il sorteggio non è provato.
    }
end-proof-nonce =
    { $kept ->
        [yes] Il tuo dispositivo ha aggiunto un suo numero casuale prima del sorteggio: ne fa parte.
       *[no] Il tuo dispositivo ha aggiunto un suo numero casuale prima del sorteggio, ma non ne fa parte, o l’impronta è cambiata.
    }
end-proof-commitment = Impronta, mostrata all’inizio
end-proof-seed = Seme, mostrato alla fine
end-proof-how = Per verificare ogni carta e ogni gettone della partita:
end-download = Scarica la partita
end-rematch = Gioca ancora
end-rematch-waiting = Si rigioca quando lo vogliono tutti. Mancano ancora: { $names }.
end-replay = Rivedi la partita
end-board = Guarda il tabellone
end-home = Home


## A link

share-about = Chi apre questo link può vedere la partita, mossa per mossa.
share-link = Il link


## The replay

replay-title = Replay
replay-controls = Comandi
replay-back = Una decisione indietro
replay-forward = Una decisione avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-moment = Decisione { $n } di { $of }
replay-eyes = Punto di vista
replay-spectator = Spettatore
replay-panels = Sotto il tabellone
replay-table = Il tavolo
replay-boats = Barche
replay-supply = Banco e mazzi
replay-race = La corsa
replay-analysis = Analisi


## The analysis

analysis-thinking = Il bot riflette: { $percent }% fatto.
analysis-progress = A che punto è il bot
analysis-again = Riprova
analysis-about = Ogni linea mostra la probabilità di vittoria di una barca se un buon bot continuasse per tutti. Il ± dice quanto è sicuro un numero.
analysis-plot = Le probabilità di ogni barca, decisione per decisione
analysis-turning-points = Punti di svolta
analysis-point = { $name }: { $action }.
analysis-mistake = Costo: { $n }% di probabilità (± { $error }%).
analysis-better = Il bot preferisce: { $action }.
analysis-luck = Fortuna: +{ $n }% (± { $error }%).
analysis-misfortune = Sfortuna: −{ $n }% (± { $error }%).
analysis-look = Guarda
analysis-look-at = Guarda la decisione { $n }
analysis-accounts = Dalle probabilità iniziali al risultato, giocatore per giocatore
analysis-start = All’inizio
analysis-skill = Scelte
analysis-points = Scelte, in punti
analysis-luck-all = Fortuna
analysis-others = Altri
analysis-end = Alla fine
analysis-agreed = Come il bot
analysis-own = I tuoi errori
analysis-own-none = Il bot non ha trovato nessun tuo errore.
turning-step = { $n } / { $of }
turning-back = Punto di svolta precedente
turning-forward = Punto di svolta successiva
turning-chance = Probabilità di vittoria: { $chance }.


## Actions in words

# $place has its preposition: "al Panorama Piovra (14)".
action-sail = Andare { $place }
action-slot = Spazio { $slot }
action-take = Prendere: { $fish }
action-take-random = Prendere un pesce coperto
action-decline = Non prendere altri pesci
action-net = Scegliere la rete: { $net }
action-place = Mettere in { $cells }
action-release = Rilasciare
action-draw = Pescare
action-stop = Fermarsi
action-keep = Tenere: { $card }
action-pick = Scegliere: { $card }


## The revelation, a sentence about the viewer, a picture, an offer

end-reveal = I segreti si svelano
end-me-behind = Il tuo posto: { $place }, a { $points } da { $name }.
end-me-ahead = Il tuo vantaggio su { $name }: { $points }.
end-me-shared = Condividi la vittoria.
end-me-strength = Il tuo punto di forza: { $source } ({ $points }).
end-picture = Crea un’immagine del risultato
end-picture-png = Salva come PNG
end-picture-svg = Salva come SVG
end-picture-failed = Non è stato possibile creare l’immagine.
end-offer-brisk = I bot sono troppo lenti? Possono muovere più in fretta.
end-offer-brisk-yes = Sì, più in fretta
end-offer-brisk-no = No, va bene così
end-offer-sound = Vuoi sentire il gioco? Mare, legno e una campana, piano piano.
end-offer-sound-yes = Con i suoni
end-offer-sound-no = Senza
