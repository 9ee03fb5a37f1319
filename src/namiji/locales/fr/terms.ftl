# Names and short texts of the game's data. What follows a prefix is the id of the data, as it stands.
#
# Names go into sentences as arguments, so each is in its dictionary form: no article, small letter unless
# it always has a capital. Before : ; ! ? % and inside « » stands U+202F.


## Who

seat-name = Joueur { $seat }
# After a colon or in a list: "Joueur 2, toi et Joueur 3".
you = toi
neutral-boat = le Bateau neutre


## Numbers and lists

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points-below =
    { $n ->
        [one] moins { $n } point
       *[other] moins { $n } points
    }
figure-below = moins { $n }
# Masculine: it goes with Bateau or emplacement.
ordinal =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
nothing = rien


## Stations

station-start = Port de départ
station-angling = Pêche à la ligne
station-net = Pêche au filet
station-trap = Nasse à crustacés
station-whirlpool = Tourbillon
station-dolphin = Panorama Dauphin
station-octopus = Panorama Pieuvre
station-whale = Panorama Baleine
station-rock = Rocher sacré
station-dock = Ponton
station-finish = Port d’arrivée

place-at =
    { $at ->
        [start] au port de départ
        [angling] à la Pêche à la ligne ({ $position })
        [net] à la Pêche au filet ({ $position })
        [trap] à la Nasse à crustacés ({ $position })
        [whirlpool] au Tourbillon ({ $position })
        [dolphin] au Panorama Dauphin ({ $position })
        [octopus] au Panorama Pieuvre ({ $position })
        [whale] au Panorama Baleine ({ $position })
        [rock] au Rocher sacré ({ $position })
        [dock] au Ponton ({ $position })
       *[finish] au port d’arrivée
    }
place-to =
    { $at ->
        [start] le port de départ
        [angling] la Pêche à la ligne ({ $position })
        [net] la Pêche au filet ({ $position })
        [trap] la Nasse à crustacés ({ $position })
        [whirlpool] le Tourbillon ({ $position })
        [dolphin] le Panorama Dauphin ({ $position })
        [octopus] le Panorama Pieuvre ({ $position })
        [whale] le Panorama Baleine ({ $position })
        [rock] le Rocher sacré ({ $position })
        [dock] le Ponton ({ $position })
       *[finish] le port d’arrivée
    }

panorama-dolphin = dauphin
panorama-octopus = pieuvre
panorama-whale = baleine


## Fish

color-blue = bleu
color-orange = orange
color-green = vert

kind-bream = daurade
kind-mackerel = maquereau
kind-puffer = fugu
kind-sunfish = poisson-lune

fish-blue-bream = daurade bleue
fish-blue-mackerel = maquereau bleu
fish-blue-puffer = fugu bleu
fish-blue-sunfish = poisson-lune bleu
fish-orange-bream = daurade orange
fish-orange-mackerel = maquereau orange
fish-orange-puffer = fugu orange
fish-orange-sunfish = poisson-lune orange
fish-green-bream = daurade verte
fish-green-mackerel = maquereau vert
fish-green-puffer = fugu vert
fish-green-sunfish = poisson-lune vert

pair-blue-bream = deux daurades bleues
pair-blue-mackerel = deux maquereaux bleus
pair-blue-puffer = deux fugus bleus
pair-blue-sunfish = deux poissons-lunes bleus
pair-orange-bream = deux daurades orange
pair-orange-mackerel = deux maquereaux orange
pair-orange-puffer = deux fugus orange
pair-orange-sunfish = deux poissons-lunes orange
pair-green-bream = deux daurades vertes
pair-green-mackerel = deux maquereaux verts
pair-green-puffer = deux fugus verts
pair-green-sunfish = deux poissons-lunes verts
pair = deux fois { $fish }

# Both are feminine: sentences say "la { $line }".
line-row = ligne { $id }
line-column = colonne { $id }
cell-empty = vide
shared =
    { $what ->
        [color] tout en { $name }
        [kind] même forme ({ $name })
       *[fish] tous identiques ({ $name })
    }


## Crustaceans

token-crab = crabe
token-shrimp = crevette
crabs =
    { $n ->
        [one] { $n } crabe
       *[other] { $n } crabes
    }
shrimps =
    { $n ->
        [one] { $n } crevette
       *[other] { $n } crevettes
    }


## Cards

card-maki = Maki
card-ramen = Ramen
card-onigiri = Onigiri
card-second-hook = Double hameçon
card-long-gaff = Longue gaffe
card-lantern-lure = Lamparo
card-keen-blade = Lame affûtée
card-wide-net = Grand filet
card-sorting-baskets = Paniers de tri
card-sturdy-trap = Nasse robuste
card-deep-trap = Nasse profonde
card-bait-box = Boîte à appâts
card-paper-fleet = Flotte de papier
card-incense = Encens
card-spyglass = Longue-vue
card-pilgrim-chart = Carte du pèlerin
card-sacred-rope = Corde sacrée

card-skilled-fisherman = Pêcheur habile
card-brimming-rack = Casier bien garni
card-long-lines = Belles lignes
card-tall-stacks = Hautes colonnes
card-blue-catch = Pêche bleue
card-orange-catch = Pêche orange
card-green-catch = Pêche verte
card-net-hauler = À pleins filets
card-shellfish-feast = Festin de la mer
card-shrimp-broth = Bisque de crevettes
card-crab-tamer = Charmeur de crabes
card-light-boat = Bateau léger
card-dolphin-friend = Ami du dauphin
card-octopus-watcher = Guetteur de pieuvre
card-whale-song = Chant de baleine
card-wide-horizon = Vaste horizon
card-three-wonders = Trois merveilles
card-gourmet = Fin gourmet
card-fine-gear = Bel équipement
card-pilgrim = Pèlerin

sort-meal = repas
sort-angling = Amélioration Pêche à la ligne
sort-net = Amélioration Pêche au filet
sort-trap = Amélioration Nasse à crustacés
sort-whirlpool = Amélioration Tourbillon
sort-panorama = Amélioration Panoramas
sort-rock = Amélioration Rochers sacrés

gives-meal = { points } immédiatement.

parameter-angling_reveals =
    { $n ->
        [one] { $n } poisson caché est révélé avant que tu choisisses.
       *[other] { $n } poissons cachés sont révélés avant que tu choisisses.
    }
parameter-angling_catches =
    { $n ->
        [one] Tu peux prendre { $n } poisson de plus.
       *[other] Tu peux prendre { $n } poissons de plus.
    }
parameter-angling_spread = Un poisson de la Pêche à la ligne peut aller dans toute case libre.
parameter-angling_points =
    { $n ->
        [one] Une fois par escale, { $n } point avec le premier poisson gardé.
       *[other] Une fois par escale, { $n } points avec le premier poisson gardé.
    }
parameter-net_reveals =
    { $n ->
        [one] Tu choisis parmi { $n } Filet de plus.
       *[other] Tu choisis parmi { $n } Filets de plus.
    }
parameter-net_points =
    { $n ->
        [one] Une fois par escale, { $n } point pour un Filet posé.
       *[other] Une fois par escale, { $n } points pour un Filet posé.
    }
parameter-trap_draws =
    { $n ->
        [one] Une pêche peut compter { $n } jeton de plus.
       *[other] Une pêche peut compter { $n } jetons de plus.
    }
parameter-trap_crabs =
    { $n ->
        [one] Il faut { $n } crabe de plus pour perdre une pêche.
       *[other] Il faut { $n } crabes de plus pour perdre une pêche.
    }
parameter-trap_saved =
    { $n ->
        [one] D’une pêche perdue, garde jusqu’à { $n } crevette.
       *[other] D’une pêche perdue, garde jusqu’à { $n } crevettes.
    }
parameter-trap_points =
    { $n ->
        [one] Une fois par escale, { $n } point pour une pêche gardée.
       *[other] Une fois par escale, { $n } points pour une pêche gardée.
    }
parameter-whirlpool_offerings =
    { $n ->
        [one] Tu fais voguer { $n } Offrande de plus.
       *[other] Tu fais voguer { $n } Offrandes de plus.
    }
parameter-whirlpool_points =
    { $n ->
        [one] Une fois par escale, { $n } point avec la première Offrande que tu fais voguer.
       *[other] Une fois par escale, { $n } points avec la première Offrande que tu fais voguer.
    }
parameter-panorama_sections =
    { $n ->
        [one] Prends { $n } section de plus du Panorama.
       *[other] Prends { $n } sections de plus du Panorama.
    }
parameter-panorama_points =
    { $n ->
        [one] Une fois par escale, { $n } point de plus avec la première section prise.
       *[other] Une fois par escale, { $n } points de plus avec la première section prise.
    }
parameter-rock_draws =
    { $n ->
        [one] Tu choisis parmi { $n } carte de plus.
       *[other] Tu choisis parmi { $n } cartes de plus.
    }
parameter-rock_keeps =
    { $n ->
        [one] Garde { $n } carte de plus.
       *[other] Garde { $n } cartes de plus.
    }
parameter-rock_points =
    { $n ->
        [one] Une fois par escale, { $n } point avec la première carte gardée.
       *[other] Une fois par escale, { $n } points avec la première carte gardée.
    }

gives-rock = Pour { points } : { $wanted }.

# "Gagnante": full and scored. "Lignes ou colonnes" are what English calls lines.
metric-lines =
    { $n ->
        [0] aucune ligne ni colonne remplie
        [one] { $n } ligne ou colonne remplie
       *[other] { $n } lignes ou colonnes remplies
    }
metric-rows =
    { $n ->
        [0] aucune ligne remplie
        [one] { $n } ligne remplie
       *[other] { $n } lignes remplies
    }
metric-columns =
    { $n ->
        [0] aucune colonne remplie
        [one] { $n } colonne remplie
       *[other] { $n } colonnes remplies
    }
metric-fish =
    { $n ->
        [0] aucun poisson dans le casier
        [one] { $n } poisson dans le casier
       *[other] { $n } poissons dans le casier
    }
metric-nets =
    { $n ->
        [0] aucun Filet posé
        [one] { $n } Filet posé
       *[other] { $n } Filets posés
    }
metric-crabs =
    { $n ->
        [0] aucun crabe
        [one] { $n } crabe
       *[other] { $n } crabes
    }
metric-shrimp =
    { $n ->
        [0] aucune crevette
        [one] { $n } crevette
       *[other] { $n } crevettes
    }
metric-crustaceans =
    { $n ->
        [0] aucun crustacé
        [one] { $n } crustacé
       *[other] { $n } crustacés
    }
metric-offerings_left =
    { $n ->
        [0] aucune Offrande à bord
        [one] { $n } Offrande à bord
       *[other] { $n } Offrandes à bord
    }
metric-dolphin =
    { $n ->
        [0] aucune section du Panorama Dauphin
        [one] { $n } section du Panorama Dauphin
       *[other] { $n } sections du Panorama Dauphin
    }
metric-octopus =
    { $n ->
        [0] aucune section du Panorama Pieuvre
        [one] { $n } section du Panorama Pieuvre
       *[other] { $n } sections du Panorama Pieuvre
    }
metric-whale =
    { $n ->
        [0] aucune section du Panorama Baleine
        [one] { $n } section du Panorama Baleine
       *[other] { $n } sections du Panorama Baleine
    }
metric-sections =
    { $n ->
        [0] aucune section de Panorama
        [one] { $n } section de Panorama
       *[other] { $n } sections de Panorama
    }
metric-panoramas_started =
    { $n ->
        [0] aucun Panorama commencé
        [one] { $n } Panorama commencé
       *[other] { $n } Panoramas commencés
    }
metric-meals =
    { $n ->
        [0] aucun repas
        [one] { $n } repas
       *[other] { $n } repas
    }
metric-upgrades =
    { $n ->
        [0] aucune Amélioration
        [one] { $n } Amélioration
       *[other] { $n } Améliorations
    }
metric-rocks =
    { $n ->
        [0] aucune carte Rocher sacré
        [one] { $n } carte Rocher sacré
       *[other] { $n } cartes Rocher sacré
    }
metric-blue =
    { $n ->
        [0] aucun poisson bleu
        [one] { $n } poisson bleu
       *[other] { $n } poissons bleus
    }
metric-orange =
    { $n ->
        [0] aucun poisson orange
        [one] { $n } poisson orange
       *[other] { $n } poissons orange
    }
metric-green =
    { $n ->
        [0] aucun poisson vert
        [one] { $n } poisson vert
       *[other] { $n } poissons verts
    }
metric =
    { $n ->
        [0] aucun poisson ({ $color })
        [one] { $n } poisson ({ $color })
       *[other] { $n } poissons ({ $color })
    }

condition =
    { $limit ->
        [least] au moins { $metric }
        [most] au plus { $metric }
        [none] { $metric }
        [exactly] exactement { $metric }
        [between] de { $least } à { $metric }
       *[any] rien de particulier
    }
progress =
    { $state ->
        [missing] Pour l’instant : { $metric }, il en manque { $n }.
        [excess] Pour l’instant : { $metric }, { $n } de trop.
        [enough] Pour l’instant : { $metric }, cela suffit.
       *[right] Pour l’instant : { $metric }, juste ce qu’il faut.
    }


## Points

reason-row = ligne pleine
reason-column = colonne pleine
reason-crustaceans = crustacés
reason-section = section de Panorama
reason-bonus = Bonus panorama
reason-meal = repas
reason-upgrade = Amélioration
reason-early_bird = Arrivée
reason-rock = carte Rocher sacré
reason-penalty = Offrandes restées à bord

source-row = Lignes
source-column = Colonnes
source-crustaceans = Crustacés
source-section = Panoramas
source-bonus = Bonus panorama
source-meal = Repas
source-upgrade = Améliorations
source-early_bird = Arrivée
source-rock = Rochers sacrés
source-penalty = Offrandes


## Bots

level-deckhand = Mousse
level-deckhand-about = Débute, et découvre la mer.
level-sailor = Matelot
level-sailor-about = Joue bien, mais se trompe parfois.
level-skipper = Capitaine
level-skipper-about = Juge bien, se trompe rarement.
level-master = Loup de mer
level-master-about = Voit loin : le plus fort de tous.
