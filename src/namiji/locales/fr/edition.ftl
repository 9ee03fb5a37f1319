# Éditions : ce qui ne va pas dans le fichier, et d’où viennent les chiffres.
#
# Les clés et les mots du fichier restent tels quels : c’est ce que l’on tape.


## Ce qui ne va pas
## Un problème suit la clé qu’il concerne, comme dans « boat.penalty : manque ».

edition-bounds =
    { $span ->
        [0] { $low }
       *[other] de { $low } à { $high }
    }
edition-kind =
    { $kind ->
        [boolean] un booléen
        [integer] un entier
        [float] un nombre à virgule
        [string] une chaîne
        [array] un tableau
        [table] une table
       *[time] une date ou une heure
    }
edition-allowed =
    mots permis : { $allowed }{ $guesses ->
        [0] { "" }
       *[other] { " " }; voulais-tu dire « { $near } » ?
    }
edition-name = des mots en minuscules reliés par « - », { $most } caractères au plus

edition-problem-missing = manque
edition-problem-unknown-key = clé inconnue ; { edition-allowed }
edition-problem-unknown-word = { $word } est inconnu ; { edition-allowed }
edition-problem-entries = nombre d’entrées attendu : { edition-bounds }, trouvé : { $found }
edition-problem-not-a-table = il faut une table, et non { edition-kind }
edition-problem-not-an-array = il faut un tableau, et non { edition-kind }
edition-problem-not-an-integer = il faut un entier ({ edition-bounds }), et non { edition-kind }
edition-problem-not-a-boolean = il faut true ou false, et non { edition-kind }
edition-problem-not-a-string = il faut une chaîne, et non { edition-kind }
edition-problem-not-a-word = il faut une chaîne (mots permis : { $allowed }), et non { edition-kind }
edition-problem-not-a-name = il faut { edition-name }, et non { edition-kind }
edition-problem-out-of-bounds = il faut un entier ({ edition-bounds }), et non { $found }
edition-problem-too-many-digits = il faut un entier ({ edition-bounds }), et non un nombre de plus de 64 bits
edition-problem-bad-name = il faut { edition-name }, et non { $found }
edition-problem-taken-name =
    « { $name } » est déjà le nom de { $owner ->
        [metric] quelque chose que comptent les cartes Rocher sacré
        [crustacean] l’un des crustacés
        [fish] l’un des poissons
       *[other] { $owner }
    }
edition-problem-long-text = { $most } caractères au plus, et non { $found }
edition-problem-long-name = { $name } doit avoir { $most } caractères au plus

edition-problem-finish-last = « finish » doit être la dernière entrée, et nulle part ailleurs
edition-problem-docks = nombre de Pontons (dock) attendu : { $wanted }, trouvé : { $found }
edition-problem-leg-length = étape { $leg } : nombre de stations attendu : { edition-bounds }, trouvé : { $found }
edition-problem-copies-or-counts = il faut soit copies, soit counts
edition-problem-combinations = couleurs fois formes : { $most } au plus, et non { $found }
edition-problem-same-fish = deux paires de couleur et de forme donnent le même nom
edition-problem-face-down = « face-down » dit comment un poisson est posé et ne peut pas être un nom de poisson
edition-problem-tokens-in-all = nombre total de jetons attendu : { edition-bounds }, trouvé : { $found }
edition-problem-cards-in-all = nombre total de cartes attendu : { edition-bounds }, trouvé : { $found }
edition-problem-penalty-length = nombre d’entrées attendu, de 0 à toutes les Offrandes : { $wanted }, trouvé : { $found }
edition-problem-early-bird-order = le jeton le plus élevé doit venir en premier
edition-problem-upgraded-parameter = { $most } au plus avec toutes les Améliorations, et non { $found }
edition-problem-adds-nothing = ne doit pas être vide ; mots permis : { $allowed }
edition-problem-no-limit = il faut au moins l’un des deux : at_least, at_most
edition-problem-crossed-limits = at_least { $least } et at_most { $most } s’excluent
edition-problem-component = l’édition standard a { $wanted } { $component }, et non { $found }
edition-problem-packaged-id = « { $id } » est l’identifiant d’une autre édition ici ; choisis-en un à toi

edition-problem-no-such-file = ni fichier ni édition de ce nom ; { edition-allowed }
edition-problem-unreadable = illisible : { $reason }
edition-problem-too-large = trop gros ; { $most } ko au plus
edition-problem-not-utf8 = ce n’est pas du texte UTF-8
edition-problem-long-line = la ligne { $number } est trop longue ; { $most } caractères au plus
edition-problem-too-deep = trop d’emboîtements
edition-problem-not-toml = TOML non valide : { edition-toml } ({ $detail })
edition-toml =
    { $reason ->
        [value] une valeur manque ou est mal écrite, et un texte se met entre guillemets
        [twice] cette clé ou cette table est déjà là
        [equals] un « = » doit suivre la clé
        [rest] quelque chose suit la valeur
        [array] un tableau veut des virgules entre ses entrées et un « ] » à la fin
        [table] une table entre accolades veut des virgules et une accolade fermante sur la même ligne
        [header] le nom d’une table se met entre crochets
        [quote] un texte n’a pas de guillemet fermant sur sa ligne
        [backslash] une barre oblique inverse doit être doublée
       *[other] regarde cette ligne et celle d’avant
    }


## D’où cela vient

edition-provenance-rulebook = règles
edition-provenance-inferred = déduit
edition-provenance-reconstructed = reconstitué
edition-provenance-transcribed = relevé
edition-provenance-house = règle maison

edition-provenance-rulebook-about = écrit dans les règles imprimées ou montré dans leurs exemples
edition-provenance-inferred-about = la seule lecture simple de ce que disent les règles
edition-provenance-reconstructed-about = les règles imprimées n’en disent rien, nous l’avons conçu
edition-provenance-transcribed-about = relevé sur une boîte du jeu
edition-provenance-house-about = une règle maison

edition-table-route = Route maritime
edition-table-fish = Poissons
edition-table-nets = Filets
edition-table-crustaceans = Crustacés
edition-table-boat = Bateau
edition-table-panoramas = Panoramas
edition-table-early_bird = Arrivée
edition-table-parameters = Stations
edition-table-dock_cards = Cartes Ponton
edition-table-rock_cards = Cartes Rocher sacré

edition-note-route = Les règles imprimées parlent de quatre étapes séparées par trois Pontons, et de places doubles à certaines stations. Leurs exemples supposent 15 à 24 escales par joueur, ce que donnent 15 stations par étape. Des critiques du jeu imprimé disent que la plupart des places n’accueillent qu’un bateau. L’ordre des stations est de nous : la plupart des panoramas se trouvent dans la première étape, quand aucun bateau n’a encore d’Amélioration pour eux.
edition-note-fish = 48 jetons de trois couleurs sont imprimés. Quatre formes, à parts égales, sont le partage le plus simple.
edition-note-nets = 12 jetons sont imprimés, et des critiques disent qu’un filet montre deux poissons identiques. Un filet par couleur et par forme en fait 12.
edition-note-crustaceans = 20 crabes, 30 crevettes et un point pour chacun gardé sont imprimés.
edition-note-boat = Des rangées de 5, 7 et 9, une colonne de 3 et des malus de 15 et 6 figurent dans les règles et les exemples. Les autres chiffres suivent leur logique.
edition-note-panoramas = 3, 4 et 5 sections, valant chacune son numéro, et un bonus de 3 sont imprimés. Des critiques disent que les panoramas entiers valent 6, 10 et 15 points, ce qui concorde.
edition-note-early_bird = Des jetons de 7, 5, 3 et 1 apparaissent dans les règles et les exemples. Celui de 2 se place entre eux.
edition-note-parameters = Ce que fait chaque station est imprimé. Nous avons donné un nom à ces chiffres pour qu’une Amélioration puisse en changer un.
edition-note-dock_cards = 20 cartes sont imprimées, et des repas de 4 et 5 points apparaissent dans les exemples, où 3 cartes Ponton sur 6 sont des repas. Les Améliorations sont des capacités permanentes et ne marquent rien par elles-mêmes. Leur choix est de nous.
edition-note-rock_cards = 20 cartes, chacune avec son propre objectif, sont imprimées, ainsi que le nom Pêcheur habile. Les six cartes comptées dans les exemples montrent 3 ou 4 points : nous en déduisons les valeurs. Les autres objectifs sont de nous.
