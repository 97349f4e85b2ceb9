### The help of the command line. Names of commands and options are not part of these texts and are never translated.

command-version = Cardroom { $version }
command-about = Hold’em No-Limit contre des bots, dans une fenêtre.
command-about-tools = Mains simulées, historiques de mains et traductions, sans fenêtre.
command-usage = Utilisation :
command-options-everywhere = Options de toutes les commandes :
command-options-of = Options de { $command } :
command-command-play = Ouvre la fenêtre. C’est aussi ce qui se passe sans commande.
command-command-tour = Dessine chaque écran dans une image, sans fenêtre.
command-command-simulate = Joue des mains de n’importe quel jeu, sans fenêtre.
command-command-simulate-room = Joue des journées entières d’une salle avec tous ses formats et vérifie chaque jeton.
command-command-locales-check = Cherche les textes manquants, inutilisés ou mal formés.
command-command-hands-check = Rejoue des historiques de mains et dit lesquelles finissent avec d’autres tapis.
command-command-hands-verify = Rejoue des mains et indique celles qui n’ont pas été distribuées comme elles étaient scellées.
command-command-hands-export = Écrit des mains de l’entraînement ou de fichiers PHH dans un autre format.
command-option-help = Affiche cette aide.
command-option-version = Affiche la version.
command-option-locale = Langue : { $known }
command-option-locales = Lit les textes dans un dossier, à nouveau dès qu’ils changent.
command-option-assets = Lit les images et les sons dans un dossier.
command-option-data = Garde les paramètres et les tables enregistrées dans ce dossier.
command-option-seed-play = Les mêmes cartes, à l’entraînement seulement.
command-option-trace = Écrit ce qui se passe dans un fichier, pour les tests.
command-option-show-keys = Affiche la clé du texte sous le pointeur.
command-option-out = Dossier des images.
command-option-tour-locale = Langues des images, séparées par des virgules : { $known }
command-option-size = Tailles des images, séparées par des virgules : { $example }
command-option-hands = Nombre de mains.
command-option-seed = La même graine donne les mêmes cartes et le même résultat.
command-option-game = Jeu, { $default } par défaut : { $known }
command-option-policy = Qui décide, { $default } par défaut : { $known }
command-option-players = Joueurs à la table, { $default } par défaut.
command-option-history = Écrit chaque main dans un fichier PHH.
command-option-rulebook = Prélève le rake selon un règlement : { $known }
command-option-room = Joue dans cette salle : un règlement, ou un fichier de salle comme { $example }.
command-option-room-play = Ouvre cette salle à l’entraînement, { $default } par défaut : un règlement, ou un fichier de salle comme { $example }.
command-option-tables = Remplit ce nombre de tables de la première mise de la salle et mesure, sans vérifier.
command-option-rulebooks = Ajoute les règlements et les fichiers de salle de ce dossier.
command-option-format = Format : { $known }
command-option-hero = Écrit ce que ce joueur a vu, sans les cartes cachées des autres.
command-option-export-out = Écrit dans ce fichier plutôt que sur la sortie.

## Placeholders for values. They are in capitals, as is usual in the help of command lines.

command-value-folder = DOSSIER
command-value-file = FICHIER
command-value-files = FICHIER…
command-value-format = FORMAT
command-value-name = NOM
command-value-number = N
command-value-language = LANGUE
command-value-languages = LANGUES
command-value-sizes = TAILLES
command-value-rulebook = RÈGLEMENT
command-value-room = SALLE
command-value-game = JEU
command-value-policy = STRATÉGIE
