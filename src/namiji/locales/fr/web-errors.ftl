# What went wrong and what to do about it, by the server's codes. They stand alone, as one or two sentences.

error-unknown = Quelque chose s’est mal passé ({ $code }). Recharge la page et réessaie.


## The line

error-no-server = Ce site n’a pas de serveur. Joue sur cet appareil.
error-offline = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
error-closed = La connexion s’est coupée avant la fin. Réessaie.
error-internal = Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.
error-busy = Le serveur est plein. Réessaie dans quelques minutes.
error-server-stopping = Le serveur redémarre. Réessaie dans un instant.
error-not-saved = Le serveur n’a pas pu l’enregistrer, donc rien n’a changé. Réessaie dans un instant.
error-bad-database = Le serveur n’arrive pas à lire ses tables. Réessaie dans quelques minutes.
error-too-many = Cela fait beaucoup en peu de temps. Attends un peu, puis réessaie.
error-flood = C’était trop à la fois. Recharge la page pour revenir.
error-too-large = C’est trop long pour le serveur. Raccourcis un peu.
error-conflict = Quelqu’un a fait plus vite. Recharge la page et réessaie.
error-foreign-origin = Le serveur n’accepte pas cette adresse. Ouvre le jeu à sa propre adresse.
error-wrong-host = Le serveur ne porte pas ce nom. Ouvre le jeu à sa propre adresse.
error-other-protocol = Il y a une nouvelle version du jeu. Recharge la page.
error-bad-request = Le serveur n’a pas compris. Recharge la page et réessaie.
error-bad-message = Le serveur n’a pas compris. Recharge la page et réessaie.
error-no-hello = Le serveur n’a pas compris. Recharge la page et réessaie.
error-hello-again = Le serveur n’a pas compris. Recharge la page et réessaie.
error-not-found = Il n’y a rien à cette adresse. Vérifie le lien.
error-method-not-allowed = Le serveur n’a pas compris. Recharge la page et réessaie.


## Tables and seats

error-no-such-table = Cette table n’existe pas. Vérifie le lien, ou crée une nouvelle table.
error-no-such-game = Cette partie n’existe pas à cette table.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-edition = Le serveur ne connaît pas l’édition de cette partie. Recharge la page.
error-unknown-edition = Le serveur ne propose pas cette édition. Choisis-en une autre.
error-unknown-level = Le serveur n’a pas de robots de ce niveau. Choisis-en un autre.
error-bad-token = Cet appareil n’a plus de place à cette table. Ouvre à nouveau le lien pour jouer ou regarder.
error-bad-name = Un nom a au moins une lettre ou un chiffre. Choisis-en un autre.
error-no-people = Il faut au moins une place pour une personne. Remplace un des robots.
error-full = Toutes les places sont prises. Tu peux regarder la partie, ou créer ta propre table.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-host = Seul l’hôte peut commencer avant que la table soit pleine.
error-not-owner = Seule la personne qui a créé une table peut la supprimer.
error-others-play = D’autres jouent à cette table. Supprime-la quand la partie sera finie.
error-no-watching = Cette table n’admet pas de spectateurs.
error-watching = Tu regardes. Prends une place pour jouer.
error-no-vote = Il n’y a pas de vote en ce moment.
error-not-voted = Attends que tout le monde à la table ait voté.
error-no-nonce = Tu as déjà ajouté un nombre au hasard à la prochaine partie.
error-no-person = Personne ne joue à cette place.
error-not-away = Cette personne vient à peine de partir. Laisse-lui un peu de temps.
error-damaged-table = Le serveur n’arrive plus à lire cette table. Crées-en une nouvelle.
error-other-rules = Cette partie a été jouée avec des règles différentes de celles du serveur actuel.
error-table-full = Cette table en a assez vu. Crées-en une nouvelle pour continuer.
error-seat-full = Tu as beaucoup demandé à cette table. Tu ne peux plus que jouer tes coups.


## Playing

error-stale = La partie a avancé. Regarde à nouveau, puis décide.
error-bad-version = La partie a avancé. Regarde à nouveau, puis décide.
error-not-playing = Aucune partie n’est en cours à cette table.
error-not-your-turn = Ce n’est pas ton tour.
error-replaced = Un robot joue pour toi. Reprends d’abord la main.
error-overdue = Ton temps est écoulé. Un robot prend cette décision.
error-no-push = Ce serveur n’envoie pas de messages.
error-bad-endpoint = Ce serveur ne peut pas envoyer de messages à ton navigateur.
error-push-denied = Ton navigateur n’autorise pas les messages de cette page. Ses réglages peuvent changer cela.
error-not-replaced = Aucun robot ne joue pour toi.
error-not-over = La partie n’est pas encore finie.
error-wanted = C’est déjà dit. On attend la réponse des autres.
error-no-undo = Ce coup ne peut pas être repris.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-undo-asked = Quelqu’un veut reprendre un coup. Réponds d’abord.
error-not-asked = Plus personne n’attend ta réponse.
error-analysis-failed = L’analyse de cette partie n’a pas abouti. Réessaie plus tard.
error-no-hints = Pas de conseils quand d’autres jouent.
error-no-hint = Le professeur ne répond pas. Réessayez plus tard.
error-no-such-decision = Il n’y a pas de telle décision à examiner.


## Moves that the rules do not allow

error-unknown-action = Ce coup n’existe pas.
error-game-over = La partie est finie.
error-not-now = Il y a autre chose à faire d’abord. Lis ce qui est demandé maintenant.
error-no-fish = Ce poisson n’est pas dans le Banc.
error-must-catch = Le premier poisson d’une escale doit être pris.
error-no-net = Ce Filet n’est pas parmi ceux qui sont révélés.
error-no-card = Cette carte n’est pas dans ta main.
error-backwards = On ne revient jamais en arrière. Choisis une escale devant toi.
error-past-dock = Tous les Bateaux s’arrêtent au Ponton. Choisis une escale avant lui, ou le Ponton.
error-rack-full = Ton casier est plein : tu ne peux pas t’arrêter là où l’on pêche.
error-panorama-complete = Ce Panorama est terminé. Choisis une autre escale.
error-occupied = Cette escale est prise. Choisis-en une autre.
error-slot-unused = Avec si peu de Bateaux, cet emplacement ne sert pas. Choisis-en un autre.
error-slot-taken = Cet emplacement est pris. Choisis-en un autre.
error-cell-taken = Cette case est prise. Choisis-en une vide.
error-first-at-a1 = Ton premier poisson doit couvrir la case en haut à gauche.
error-same-fish = Les deux poissons sont pareils. Pose le Filet dans l’autre sens.
error-not-adjacent = Un poisson doit en toucher un autre.
