## Rules and About

learn-back = Retour
learn-contents = Sommaire
learn-title = Ton premier voyage
learn-preparing = On prépare ton Bateau…
learn-again = Réessayer


## The guide of the first game. One or two short sentences each.

lesson-guide = Ton guide
lesson-fold = Cacher ton guide
lesson-unfold = Revoir ton guide
lesson-next = Suivant
lesson-suggest = Montre-moi

lesson-welcome-journey = Bienvenue à bord ! Voici un court voyage avec deux autres Bateaux, de port en port, pour découvrir tout le jeu une fois.
lesson-welcome-turns = C’est toujours au Bateau le plus en arrière de jouer. À petits pas, tu fais beaucoup d’escales ; à grands pas, tu prends les bonnes places avant les autres.
lesson-welcome-points = Chaque escale te donne quelque chose, et qui a le plus de points l’emporte. Choisis parmi ce qui brille : rien ne peut mal tourner.

lesson-sail-angling = La Pêche à la ligne te donne un poisson pour ton casier.
lesson-sail-net = La Pêche au filet te donne deux poissons d’un coup.
lesson-sail-trap = À la Nasse à crustacés, tente ta chance : les points sont immédiats.
lesson-sail-whirlpool = Les Offrandes te coûtent des points à la fin, mais un Tourbillon en emporte une.
lesson-sail-panorama = À un Panorama, tu commences un tableau : chaque section rapporte plus de points que la précédente.
lesson-sail-rock = Un Rocher sacré te confie un objectif secret pour la fin de la partie.
lesson-sail-dock = Plus rien pour toi avant le Ponton, où chaque Bateau doit s’arrêter.
lesson-sail-finish = Le port est en vue, et plus tu arrives tôt, plus tu marques.
lesson-again-sail = La bonne escale la plus proche est souvent la meilleure : à petits pas, on s’arrête plus souvent.

lesson-first-take = Prends un poisson : un visible, ou une surprise face cachée. Un autre est alors révélé pour le joueur suivant.
lesson-again-take = Cherche un poisson de la couleur ou de la forme d’une ligne ou colonne déjà commencée.
lesson-first-place = Ton premier poisson va toujours dans le coin en haut à gauche. Tu peux relâcher un poisson, mais un casier vide ne rapporte rien.
lesson-again-place = Pose-le à côté d’un de tes poissons, là où il convient à sa ligne et à sa colonne. S’il ne fait que les gâcher, relâche-le.
lesson-first-net = Tu as le choix entre ces Filets, et tu peux en garder un.
lesson-first-place_net = Un Filet couvre deux cases, côte à côte ou l’une au-dessus de l’autre. Pose-le là où il ne gâche rien, ou relâche-le.
lesson-again-place_net = Deux poissons pareils, bien posés, font avancer jusqu’à trois lignes et colonnes d’un coup.
lesson-first-haul = Ici, chaque jeton vaut un point si tu t’arrêtes à temps. Le deuxième crabe fait perdre la pêche : regarde le risque avant de piocher encore.
lesson-haul-odds =
    { $losing ->
        [one] Dans le sac, { $losing } jeton sur { $tokens } te ferait perdre cette pêche. Tu prends tes points, ou tu oses encore ?
       *[other] Dans le sac, { $losing } jetons sur { $tokens } te feraient perdre cette pêche. Tu prends tes points, ou tu oses encore ?
    }
lesson-haul-safe = Le prochain est sans risque, alors pioche !
lesson-first-rock = Garde l’objectif que tu penses pouvoir atteindre ; personne d’autre ne le voit. Il rapporte des points à la fin du voyage.
lesson-again-rock = La bonne carte demande ce que tu fais déjà.
lesson-first-slot = Ici, tous les Bateaux s’attendent, puis choisissent des cartes. L’emplacement 1 choisit en premier et part en dernier ; pour le plus éloigné, c’est l’inverse.
lesson-first-draft = Un repas rapporte immédiatement des points, une Amélioration rend une station plus forte jusqu’à la fin. Ce que tu laisses passe au Bateau suivant.
lesson-again-draft = Moins il reste d’escales, moins une Amélioration a de valeur. Un repas compte toujours.

lesson-after-angling = Une ligne ou une colonne pleine rapporte des points si tous ses poissons ont la même couleur ou la même forme.
lesson-after-release = Tu le relâches, et il reste dans le Banc, visible par tous.
lesson-after-net = Les deux poissons comptent, chacun pour sa ligne et sa colonne.
lesson-after-trap = Ces points sont à l’abri : ce que tu as gardé, tu ne le perds plus.
lesson-after-trap-lost = Cette pêche est perdue, mais rien d’autre.
lesson-after-whirlpool =
    { $n ->
        [one] Une Offrande vogue, et les autres te coûteraient encore { $n } point.
       *[other] Une Offrande vogue, et les autres te coûteraient encore { $n } points.
    }
lesson-after-panorama = Une section rapporte son numéro, 1 maintenant et 2 la prochaine fois : reviens pour la suite.
lesson-after-rock = Ta carte est face cachée ; regarde-la quand tu veux.
lesson-after-meal = { $name } : points déjà marqués.
lesson-after-upgrade = { $name } : désormais, la carte agit d’elle-même.

lesson-wait = Tu es devant : aux autres de jouer.
lesson-wait-dock = Te voilà au Ponton : on attend les autres Bateaux.
lesson-wait-draft = Les autres choisissent leurs cartes.
lesson-wait-leave = Les emplacements éloignés partent d’abord, et tu les suis.
lesson-wait-finish = Te voilà au port ! Les autres finissent leur voyage.

lesson-end-won = Bien navigué, la victoire est à toi ! Tu connais maintenant tout le jeu ; le long voyage a les mêmes escales, en plus grand nombre.
lesson-end = Bien navigué ! Tu connais maintenant tout le jeu ; le long voyage a les mêmes escales, en plus grand nombre.
lesson-play = Jouer contre des robots
lesson-rules = Lire les règles


## The question mark beside stations, cards and numbers

explain-open = Aide : { $title }
explain-rules = Voir les règles
explain-panoramas = Panoramas
# The Starting Port. One sentence a line.
explain-start =
    Tous les Bateaux partent d’ici.
    Le plus en arrière joue, et rejoue tant qu’il reste derrière.
explain-rock = Elle reste secrète jusqu’à la fin.
explain-sort = Carte Ponton, { $sort }.
explain-cards-title = Tes cartes
explain-cards = Les repas ont déjà rapporté leurs points et les Améliorations agissent d’elles-mêmes. Les cartes Rocher sacré rapportent des points à la fin, si leur objectif est atteint.
explain-offerings =
    { $n ->
        [0] Aucune Offrande à bord
        [one] { $n } Offrande à bord
       *[other] { $n } Offrandes à bord
    }
explain-score =
    { $you ->
        [yes] Tes points
       *[no] Points : { $name }
    }
explain-total = Au total
explain-score-rocks =
    { $n ->
        [one] { $n } carte Rocher sacré est encore à révéler.
       *[other] { $n } cartes Rocher sacré sont encore à révéler.
    }
explain-score-penalty =
    { $n ->
        [one] { $n } Offrande encore à bord coûterait { $cost }.
       *[other] { $n } Offrandes encore à bord coûteraient { $cost }.
    }


## Chapters after the first game: their names, what is said before the first stop, and the end

lesson-docks = Les Pontons
lesson-rocks = Les Rochers
lesson-neutral = Le Bateau neutre
lesson-scoring = Le décompte
lesson-docks-1 = Ce court voyage parle des Pontons. Chaque Bateau s’y arrête, attend tous les autres, puis chacun choisit une carte.
lesson-docks-2 = L’emplacement 1 choisit en premier, parmi le plus de cartes, mais repart en dernier. L’emplacement extérieur choisit en dernier et repart en premier : prends ce qui compte le plus pour toi.
lesson-rocks-1 = Ce court voyage parle des Rochers Sacrés. À chacun, tu regardes des cartes, tu en gardes une en secret, et elle marque à la fin si tu l’accomplis.
lesson-rocks-2 = Une bonne carte demande ce que tu fais déjà. Suis la progression de tes cartes en naviguant.
lesson-neutral-1 = À deux, on partage la mer avec un Bateau neutre. Il ne prend rien et ne marque rien, mais il bloque des arrêts et des emplacements.
lesson-neutral-2 = Quand le Bateau neutre est dernier, qui est le plus en avant le déplace. Sers-t’en pour prendre un arrêt à l’autre.
lesson-scoring-1 = Ce court voyage parle des points. Une rangée ou une colonne du casier marque une fois, quand elle est pleine et que ses poissons partagent une couleur ou une forme.
lesson-scoring-2 = À la fin, les cartes Rocher accomplies marquent, et chaque Offrande encore à bord coûte des points. Plus tu arrives tôt au dernier port, plus ton jeton Arrivée vaut de points.
lesson-chapter-end = C’était le chapitre « { $chapter } ». Essaie le suivant, ou une partie entière.
lesson-neutral-sail = Tu es le plus en avant, alors tu déplaces le Bateau neutre. Mets-le là où il gêne l’autre.
lesson-neutral-slot = Choisis un emplacement pour le Bateau neutre. Les emplacements restants décident qui choisit quand.
