# The page of editions, and what is said of home-made ones elsewhere.

site-link-editions = Éditions
site-link-editions-hint = Ouvrir la boîte, ou apporter la sienne

editions-title = Éditions
editions-about = Une édition, c'est la boîte sous forme de fichier texte : route, jetons, cartes et points. Télécharges-en une, change-la dans n'importe quel éditeur de texte, rapporte-la ici et joue-la à ta table.
editions-all = Toutes les éditions
editions-name =
    { $id ->
        [standard] Édition standard, version { $version }
       *[other] { $id }, version { $version }
    }
editions-standard = Édition standard
editions-look = Voir
editions-look-at = Voir { $id }
editions-download = Télécharger
editions-download-of = Télécharger { $id }
editions-play = Jouer
editions-play-it = Jouer { $id }
editions-remove = Retirer
editions-remove-it = Retirer { $id }
editions-on-device = Faite maison, gardée sur cet appareil


## Bringing one

editions-own = Apporter la tienne
editions-own-about = Choisis un fichier ou colle son texte. Le serveur le vérifie et n'en garde rien. Si tu as le jeu imprimé, notes-y son plateau et ses cartes.
editions-file = Un fichier TOML
editions-text = Son texte
editions-check = Vérifier
editions-problems =
    { $n ->
        [one] { $n } problème
       *[other] { $n } problèmes
    }
editions-line = Ligne { $line }
editions-problem = { $key } : { $what }
editions-fine = Aucun problème : { $name }.
editions-same = Aucun problème : { $name }, telle que livrée avec le jeu.
editions-keep = Garder sur cet appareil
editions-kept = Gardée sur cet appareil. Tu peux la choisir dans les options d'une nouvelle table.
error-bad-edition = Cette édition contient des erreurs. Vérifie-la sur la page des éditions.


## Looking at one

editions-home-made-about = Une édition faite maison : elle n'est pas livrée avec le jeu.
editions-route-about = Une place en pointillé marque une place double : à quatre ou cinq, un second bateau y tient.
editions-leg = Étape { $leg }
editions-stop =
    { $double ->
        [yes] { $station }, place double
       *[no] { $station }
    }
editions-provenance = D'où cela vient


## At a table

editions-of-table = Édition
editions-of-table-hint = Apporte la tienne sur la page des éditions :
editions-home-made = édition maison
editions-notice = Cette table joue une édition faite maison : { $id }.
editions-notice-look = La voir
editions-listed = · édition maison { $id }
