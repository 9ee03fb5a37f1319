# Names and short texts of the game's data. What follows a prefix is the id of the data, as it stands.
#
# Names go into sentences as arguments, so each is in its dictionary form: no article, small letter unless
# it always has a capital.


## Who

seat-name = Giocatore { $seat }
# After a colon or in a list: "Giocatore 2, tu e Giocatore 3".
you = tu
neutral-boat = la barca neutrale


## Numbers and lists

points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
points-below =
    { $n ->
        [one] meno { $n } punto
       *[other] meno { $n } punti
    }
figure-below = meno { $n }
# Masculine: it goes with posto or turno.
ordinal = { $n }º
list-and =
    { $sound ->
        [e] { $rest } ed { $last }
       *[other] { $rest } e { $last }
    }
list-or = { $rest } o { $last }
nothing = nulla


## Stations

station-start = Porto di partenza
station-angling = Pesca alla lenza
station-net = Pesca con la rete
station-trap = Nassa per crostacei
station-whirlpool = Vortice
station-dolphin = Panorama Delfino
station-octopus = Panorama Piovra
station-whale = Panorama Balena
station-rock = Roccia sacra
station-dock = Molo
station-finish = Porto d’approdo

place-at =
    { $at ->
        [start] al porto di partenza
        [angling] alla Pesca alla lenza ({ $position })
        [net] alla Pesca con la rete ({ $position })
        [trap] alla Nassa per crostacei ({ $position })
        [whirlpool] al Vortice ({ $position })
        [dolphin] al Panorama Delfino ({ $position })
        [octopus] al Panorama Piovra ({ $position })
        [whale] al Panorama Balena ({ $position })
        [rock] alla Roccia sacra ({ $position })
        [dock] al Molo ({ $position })
       *[finish] al porto d’approdo
    }
place-to =
    { $at ->
        [start] al porto di partenza
        [angling] alla Pesca alla lenza ({ $position })
        [net] alla Pesca con la rete ({ $position })
        [trap] alla Nassa per crostacei ({ $position })
        [whirlpool] al Vortice ({ $position })
        [dolphin] al Panorama Delfino ({ $position })
        [octopus] al Panorama Piovra ({ $position })
        [whale] al Panorama Balena ({ $position })
        [rock] alla Roccia sacra ({ $position })
        [dock] al Molo ({ $position })
       *[finish] al porto d’approdo
    }

panorama-dolphin = delfino
panorama-octopus = piovra
panorama-whale = balena


## Fish

color-blue = blu
color-orange = arancione
color-green = verde

kind-bream = orata
kind-mackerel = sgombro
kind-puffer = pesce palla
kind-sunfish = pesce luna

fish-blue-bream = orata blu
fish-blue-mackerel = sgombro blu
fish-blue-puffer = pesce palla blu
fish-blue-sunfish = pesce luna blu
fish-orange-bream = orata arancione
fish-orange-mackerel = sgombro arancione
fish-orange-puffer = pesce palla arancione
fish-orange-sunfish = pesce luna arancione
fish-green-bream = orata verde
fish-green-mackerel = sgombro verde
fish-green-puffer = pesce palla verde
fish-green-sunfish = pesce luna verde

pair-blue-bream = due orate blu
pair-blue-mackerel = due sgombri blu
pair-blue-puffer = due pesci palla blu
pair-blue-sunfish = due pesci luna blu
pair-orange-bream = due orate arancioni
pair-orange-mackerel = due sgombri arancioni
pair-orange-puffer = due pesci palla arancioni
pair-orange-sunfish = due pesci luna arancioni
pair-green-bream = due orate verdi
pair-green-mackerel = due sgombri verdi
pair-green-puffer = due pesci palla verdi
pair-green-sunfish = due pesci luna verdi
pair = due volte { $fish }

# Both are feminine: sentences say "la { $line }".
line-row = riga { $id }
line-column = colonna { $id }
cell-empty = vuota
shared =
    { $what ->
        [color] solo { $name }
        [kind] solo { $name }
       *[fish] solo { $name }
    }


## Crustaceans

token-crab = granchio
token-shrimp = gambero
crabs =
    { $n ->
        [one] { $n } granchio
       *[other] { $n } granchi
    }
shrimps =
    { $n ->
        [one] { $n } gambero
       *[other] { $n } gamberi
    }


## Cards

card-maki = Maki
card-ramen = Ramen
card-onigiri = Onigiri
card-second-hook = Secondo amo
card-long-gaff = Raffio lungo
card-lantern-lure = Lampara
card-keen-blade = Lama affilata
card-wide-net = Rete ampia
card-sorting-baskets = Ceste da cernita
card-sturdy-trap = Nassa robusta
card-deep-trap = Nassa profonda
card-bait-box = Cassetta delle esche
card-paper-fleet = Flotta di carta
card-incense = Incenso
card-spyglass = Cannocchiale
card-pilgrim-chart = Via del pellegrino
card-sacred-rope = Corda sacra

card-skilled-fisherman = Pescatore esperto
card-brimming-rack = Vasca ricolma
card-long-lines = Lunghe file
card-tall-stacks = Alte colonne
card-blue-catch = Pescato blu
card-orange-catch = Pescato arancione
card-green-catch = Pescato verde
card-net-hauler = Reti colme
card-shellfish-feast = Banchetto di mare
card-shrimp-broth = Brodo di gamberi
card-crab-tamer = Domatore di granchi
card-light-boat = Barca leggera
card-dolphin-friend = Amico dei delfini
card-octopus-watcher = Occhio alla piovra
card-whale-song = Canto della balena
card-wide-horizon = Ampio orizzonte
card-three-wonders = Tre meraviglie
card-gourmet = Buongustaio
card-fine-gear = Attrezzi di pregio
card-pilgrim = Pellegrino

sort-meal = pasto
sort-angling = potenziamento Pesca alla lenza
sort-net = potenziamento Pesca con la rete
sort-trap = potenziamento Nassa per crostacei
sort-whirlpool = potenziamento Vortice
sort-panorama = potenziamento Panorami
sort-rock = potenziamento Rocce sacre

gives-meal = { points } subito.

parameter-angling_reveals =
    { $n ->
        [one] Si gira { $n } pesce in più prima che tu scelga.
       *[other] Si girano { $n } pesci in più prima che tu scelga.
    }
parameter-angling_catches =
    { $n ->
        [one] Puoi prendere { $n } pesce in più.
       *[other] Puoi prendere { $n } pesci in più.
    }
parameter-angling_spread = Un pesce della Pesca alla lenza può andare in ogni casella libera.
parameter-angling_points =
    { $n ->
        [one] Una volta per sosta, { $n } punto con il primo pesce che tieni.
       *[other] Una volta per sosta, { $n } punti con il primo pesce che tieni.
    }
parameter-net_reveals =
    { $n ->
        [one] { $n } rete in più fra cui scegliere.
       *[other] { $n } reti in più fra cui scegliere.
    }
parameter-net_points =
    { $n ->
        [one] Una volta per sosta, { $n } punto se metti una rete.
       *[other] Una volta per sosta, { $n } punti se metti una rete.
    }
parameter-trap_draws =
    { $n ->
        [one] Puoi pescare { $n } gettone in più.
       *[other] Puoi pescare { $n } gettoni in più.
    }
parameter-trap_crabs =
    { $n ->
        [one] Serve { $n } granchio in più per perdere il pescato.
       *[other] Servono { $n } granchi in più per perdere il pescato.
    }
parameter-trap_saved =
    { $n ->
        [one] Di un pescato perso, tieni fino a { $n } gambero.
       *[other] Di un pescato perso, tieni fino a { $n } gamberi.
    }
parameter-trap_points =
    { $n ->
        [one] Una volta per sosta, { $n } punto se tieni il pescato.
       *[other] Una volta per sosta, { $n } punti se tieni il pescato.
    }
parameter-whirlpool_offerings =
    { $n ->
        [one] Offri in dono { $n } barchetta di carta in più.
       *[other] Offri in dono { $n } barchette di carta in più.
    }
parameter-whirlpool_points =
    { $n ->
        [one] Una volta per sosta, { $n } punto con la prima barchetta offerta in dono.
       *[other] Una volta per sosta, { $n } punti con la prima barchetta offerta in dono.
    }
parameter-panorama_sections =
    { $n ->
        [one] Prendi { $n } sezione in più del panorama.
       *[other] Prendi { $n } sezioni in più del panorama.
    }
parameter-panorama_points =
    { $n ->
        [one] Una volta per sosta, { $n } punto in più con la prima sezione che prendi.
       *[other] Una volta per sosta, { $n } punti in più con la prima sezione che prendi.
    }
parameter-rock_draws =
    { $n ->
        [one] { $n } carta in più fra cui scegliere.
       *[other] { $n } carte in più fra cui scegliere.
    }
parameter-rock_keeps =
    { $n ->
        [one] Tieni { $n } carta in più.
       *[other] Tieni { $n } carte in più.
    }
parameter-rock_points =
    { $n ->
        [one] Una volta per sosta, { $n } punto con la prima carta che tieni.
       *[other] Una volta per sosta, { $n } punti con la prima carta che tieni.
    }

# $wanted may begin with "nessuna": no verb goes before it.
gives-rock = { points }: { $wanted }.

# valida: full, and it has scored.
metric-lines =
    { $n ->
        [0] nessuna linea valida
        [one] { $n } linea valida
       *[other] { $n } linee valide
    }
metric-rows =
    { $n ->
        [0] nessuna riga valida
        [one] { $n } riga valida
       *[other] { $n } righe valide
    }
metric-columns =
    { $n ->
        [0] nessuna colonna valida
        [one] { $n } colonna valida
       *[other] { $n } colonne valide
    }
metric-fish =
    { $n ->
        [0] nessun pesce nella vasca
        [one] { $n } pesce nella vasca
       *[other] { $n } pesci nella vasca
    }
metric-nets =
    { $n ->
        [0] nessuna rete nella vasca
        [one] { $n } rete nella vasca
       *[other] { $n } reti nella vasca
    }
metric-crabs =
    { $n ->
        [0] nessun granchio
        [one] { $n } granchio
       *[other] { $n } granchi
    }
metric-shrimp =
    { $n ->
        [0] nessun gambero
        [one] { $n } gambero
       *[other] { $n } gamberi
    }
metric-crustaceans =
    { $n ->
        [0] nessun crostaceo
        [one] { $n } crostaceo
       *[other] { $n } crostacei
    }
metric-offerings_left =
    { $n ->
        [0] nessuna barchetta a bordo
        [one] { $n } barchetta a bordo
       *[other] { $n } barchette a bordo
    }
metric-dolphin =
    { $n ->
        [0] nessuna sezione del Panorama Delfino
        [one] { $n } sezione del Panorama Delfino
       *[other] { $n } sezioni del Panorama Delfino
    }
metric-octopus =
    { $n ->
        [0] nessuna sezione del Panorama Piovra
        [one] { $n } sezione del Panorama Piovra
       *[other] { $n } sezioni del Panorama Piovra
    }
metric-whale =
    { $n ->
        [0] nessuna sezione del Panorama Balena
        [one] { $n } sezione del Panorama Balena
       *[other] { $n } sezioni del Panorama Balena
    }
metric-sections =
    { $n ->
        [0] nessuna sezione di Panorama
        [one] { $n } sezione di Panorama
       *[other] { $n } sezioni di Panorama
    }
metric-panoramas_started =
    { $n ->
        [0] nessun Panorama iniziato
        [one] { $n } Panorama iniziato
       *[other] { $n } Panorami iniziati
    }
metric-meals =
    { $n ->
        [0] nessun pasto
        [one] { $n } pasto
       *[other] { $n } pasti
    }
metric-upgrades =
    { $n ->
        [0] nessun potenziamento
        [one] { $n } potenziamento
       *[other] { $n } potenziamenti
    }
metric-rocks =
    { $n ->
        [0] nessuna carta Roccia sacra
        [one] { $n } carta Roccia sacra
       *[other] { $n } carte Roccia sacra
    }
metric-blue =
    { $n ->
        [0] nessun pesce blu
        [one] { $n } pesce blu
       *[other] { $n } pesci blu
    }
metric-orange =
    { $n ->
        [0] nessun pesce arancione
        [one] { $n } pesce arancione
       *[other] { $n } pesci arancioni
    }
metric-green =
    { $n ->
        [0] nessun pesce verde
        [one] { $n } pesce verde
       *[other] { $n } pesci verdi
    }
metric =
    { $n ->
        [0] nessun pesce di colore { $color }
        [one] { $n } pesce di colore { $color }
       *[other] { $n } pesci di colore { $color }
    }

condition =
    { $limit ->
        [least] almeno { $metric }
        [most] al massimo { $metric }
        [none] { $metric }
        [exactly] esattamente { $metric }
        [between] da { $least } a { $metric }
       *[any] nessuna condizione
    }
# $metric may begin with "nessuna", so "hai" does not go before it.
progress =
    { $state ->
        [missing] { $n ->
            [one] Ora: { $metric }, ne manca { $n }.
           *[other] Ora: { $metric }, ne mancano { $n }.
        }
        [excess] Ora: { $metric }, { $n } di troppo.
        [enough] Ora: { $metric }, quanto basta.
       *[right] Ora: { $metric }, come richiesto.
    }


## Points

reason-row = riga piena
reason-column = colonna piena
reason-crustaceans = crostacei
reason-section = sezione di Panorama
reason-bonus = Bonus panorama
reason-meal = pasto
reason-upgrade = potenziamento
reason-early_bird = Velocità
reason-rock = carta Roccia sacra
reason-penalty = barchette ancora a bordo

source-row = Righe
source-column = Colonne
source-crustaceans = Crostacei
source-section = Sezioni di Panorama
source-bonus = Bonus panorama
source-meal = Pasti
source-upgrade = Potenziamenti
source-early_bird = Velocità
source-rock = Rocce sacre
source-penalty = Barchette a bordo


## Bots

level-deckhand = Mozzo
level-deckhand-about = Alle prime armi, scopre il mare.
level-sailor = Marinaio
level-sailor-about = Gioca bene, ma a volte sbaglia.
level-skipper = Nostromo
level-skipper-about = Valuta bene, sbaglia di rado.
level-master = Capitano
level-master-about = Guarda lontano: il più forte di tutti.
