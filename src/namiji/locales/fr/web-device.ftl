### Tables on the device, and records that people bring.

device-loading = Chargement du jeu sur cet appareil…
device-not-opened = Cette table ne s’ouvre pas
menu-on-device = Cette table n’existe que sur cet appareil : personne d’autre ne peut l’ouvrir, et ses secrets ne sont pas mieux gardés que l’appareil.

error-no-storage = Ce navigateur n’enregistre rien ici : aucune partie ne peut être gardée sur cet appareil. Autorisez le stockage pour cette page ou quittez la navigation privée.
error-storage-full = Cet appareil n’a plus de place : la dernière décision n’est pas enregistrée. Libérez de l’espace, puis décidez de nouveau.
error-no-modules = Cette page n’a pas les règles pour jouer sur cet appareil. Rechargez-la ou jouez sur un serveur.
error-no-linker = Les règles pour jouer sur cet appareil n’ont pas été compilées : l’éditeur de liens pour WebAssembly (le paquet « ziglang ») manquait. Les parties se jouent sur le serveur.
error-old-page = Une nouvelle version de cette page est là. Rechargez-la.
error-damaged-log = Cette table est abîmée et ne peut pas être ouverte. Ouvrez-en une nouvelle.
error-old-rules = Cette partie a commencé avec d’autres règles que celles de cette version de la page.

site-link-record = Revoir une partie
site-link-record-hint = À partir d’un fichier

record-title = Revoir une partie
record-about = Choisissez le relevé d’une partie, un fichier du type « namiji ». Cette page la rejoue sur votre appareil et vérifie chaque ligne.
record-file = Le relevé
record-problem-file = Ce fichier n’est pas le relevé d’une partie.
# $line: the line of the file.
record-problem-version = Ligne { $line } : cette page ne connaît pas ce format, cette édition ou cette version des règles.
record-problem-line = La ligne { $line } n’est pas une ligne de relevé. Si c’est 0, une ligne manque.
record-problem-decision = Ligne { $line } : cette décision n’était pas possible.
record-problem-chance = Ligne { $line } : le hasard ne pouvait pas donner cela.
record-problem-result = Ligne { $line } : la partie ne finit pas ainsi.
record-problem-proof = Ligne { $line } : cela ne découle pas de la graine.
