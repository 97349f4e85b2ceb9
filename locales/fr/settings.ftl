### The settings: sections, labels and the line of help under each.

settings-title = Paramètres
settings-saved = Les modifications sont enregistrées aussitôt.
settings-restore = Rétablir tous les paramètres
settings-restore-question = Tout remettre aux valeurs par défaut ? Votre pseudo et votre avatar sont conservés.
settings-preview = Aperçu

## Sections.

settings-section-general = Général
settings-section-player = Joueur
settings-section-tables = Tables
settings-section-presets = Raccourcis de mise
settings-section-cards = Cartes et jetons
settings-section-seat = Votre place
settings-section-sounds = Sons et appels
settings-section-motion = Mouvement
settings-section-access = Accessibilité
settings-section-practice = Entraînement
settings-section-keys = Clavier

## General.

settings-language = Langue
settings-language-help = Effet immédiat, à toutes les tables ouvertes.
settings-language-of-system = Comme le système
settings-window-size = Taille de la fenêtre
settings-window-size-help = S’ajuste aussi en tirant un bord de la fenêtre.
settings-window-maximised = Agrandie

## Player.

settings-name = Pseudo
settings-name-help = Visible des autres à la table.
settings-name-empty = Saisissez un pseudo.
settings-avatar = Avatar
settings-avatar-help = Affiché à côté de votre pseudo.
settings-avatar-number = Avatar { $n }

## Tables.

settings-auto-top-up = Recave automatique à la cave initiale
settings-auto-top-up-help = Entre les mains, à partir du solde. Jamais pendant une main.
settings-auto-muck = Répondre « Ne pas montrer » d’office
settings-auto-muck-help = Mains battues et coups gagnés sans abattage. La question reste posée si un jackpot peut être en jeu : une main non montrée n’en gagne aucun.
settings-several-tables = Plusieurs tables à la fois
settings-table-order = Disposition
settings-table-order-help = Une fenêtre de 1280 × 800 montre jusqu’à quatre grandes tables en mosaïque.
settings-table-order-tiles = Mosaïque
settings-table-order-stack = Pile
settings-table-order-one = Une à la fois
settings-comes-forward = La table qui attend passe devant
settings-comes-forward-help = Une table cachée passe devant quand c’est à vous d’y jouer, mais jamais pendant que vous tenez une touche ou un bouton, ou tapez un montant.
settings-small-tiles = Petites tables
settings-small-tiles-help = Quand la place manque : sans la ligne du montant, les options ni les questions. Ctrl+L ou un bouton agrandit la table.
settings-sit-out-next-bb = S’absenter à la prochaine grosse blinde
settings-sit-out-next-bb-help = À chacune de vos tables de cash game.
settings-leave-next-bb = Quitter à la prochaine grosse blinde
settings-leave-next-bb-help = Vous jouez jusqu’à ce que la grosse blinde arrive à vous. À chacune de vos tables de cash game.
settings-rebuys = Recaver quand il ne reste rien
settings-rebuys-help = En cash game, dès que vous avez perdu tous vos jetons.
settings-tops-up = Compléter un tapis trop bas
settings-tops-up-help = En cash game, entre les mains, à partir du solde.
settings-tops-up-below = Compléter sous
settings-stack-to = Tapis obtenu
settings-stack-to-help = Pour les deux règles. Les limites de la table passent avant.
settings-hides-own-cards = Garder mes cartes face cachée
settings-hides-own-cards-help = Vous les voyez tant que le pointeur est dessus ou que vous tenez la touche prévue.
settings-amounts-bb = Afficher les montants en BB
settings-amounts-bb-help = Grosses blindes au lieu de sommes d’argent, sur le tapis vert et sur les boutons.
settings-guard = Protection contre les clics accidentels
settings-guard-help = Un bouton dont le mot ou le prix a changé reste inactif pendant ce temps.
settings-seat-figures = Statistiques des adversaires à la table
settings-seat-figures-help = VPIP, PFR, 3-bet et nombre de mains jouées avec vous. Des tirets en dessous de 20 mains.
settings-hand-line = Afficher ma combinaison
settings-hand-line-help = Une ligne sous vos cartes.

## Preset amounts of bets.

settings-presets-before = Avant le flop
settings-presets-after = À partir du flop
settings-preset-add = Ajouter un raccourci
settings-preset-move = Déplacer { $preset }
settings-preset-move-help = Glissez-le vers le haut ou le bas. Au clavier : les flèches le déplacent, Suppr l’enlève.
settings-preset-title = { $preset } · { $list }
settings-preset-minimum = Minimum
settings-preset-big-blinds = Grosses blindes
settings-preset-times = Fois la mise
settings-preset-percent = Pourcentage du pot
settings-preset-up = Monter
settings-preset-down = Descendre
settings-preset-remove = Enlever
settings-presets-range = Tapez un nombre de { $low } à { $high }.
settings-presets-act = Effet des raccourcis
settings-presets-at-once = Un raccourci joue aussitôt
settings-presets-at-once-help = Désactivé : il remplit le montant, le bouton ou Entrée le joue. Activé : une pression suffit, sauf si la protection contre les faux clics agit.
settings-presets-round = Arrondir à la demi-grosse blinde
settings-presets-round-help = Le tapis, le minimum et les montants en grosses blindes restent exacts.
settings-presets-pot-help = Un pourcentage du pot en relance : la mise à suivre, plus cette part du pot une fois celle-ci payée.
settings-presets-times-help = Fois la mise : c’est la mise à suivre qui compte. Si personne n’a misé, c’est la grosse blinde ; avant toute relance, chaque limpeur ajoute une mise.
settings-presets-limits-help = En pot limit, les raccourcis s’arrêtent au pot ; en limite fixe, il n’y en a pas.
settings-presets-defaults = Rétablir les raccourcis par défaut
settings-presets-example-before = Avant le flop, blindes { $small } et { $big }
settings-presets-example-after = À partir du flop, pot de { $pot }
settings-presets-pot = Pot { $pot }
settings-presets-small-window = Dans la plus petite fenêtre
settings-presets-first = les { $count } premiers

## Cards and chips. Deck options agree with « jeu » and with ”kortlek”.

settings-deck = Jeu de cartes
settings-deck-help = Contrasté : teintes éprouvées, deux enseignes évidées.
settings-deck-two = 2 couleurs
settings-deck-four = 4 couleurs
settings-deck-safe = Contrasté
settings-letters = Lettres des figures
settings-letters-help = Sur les cartes ; les mains enregistrées gardent J Q K.
settings-letters-english = J Q K
settings-letters-french = V D R
settings-letters-swedish = Kn D K

## Sound and motion. « Aucune » agrees with « animation ».

settings-speed = Vitesse des animations
settings-speed-help = Sans animation, le résultat s’affiche aussitôt.
settings-speed-off = Aucune
settings-speed-fast = Rapide
settings-speed-normal = Normale
settings-motion = Réduire les animations
settings-motion-help = Les éléments apparaissent en fondu au lieu de se déplacer.
settings-motion-system = Comme le système
settings-motion-on = Activé
settings-motion-off = Désactivé
settings-sound-help = À vous de jouer, fin du temps, jetons, cartes.
settings-sound-all = Volume général
settings-sound-mute = Couper tous les sons
settings-sound-table = Cartes et jetons
settings-sound-turn = À vous de jouer
settings-sound-time = Fin du temps
settings-sound-told = Tchat et nouvelles
settings-kinds = Sons entendus
settings-kind-your-turn = À vous de jouer
settings-kind-time-low = Fin du temps
settings-kind-cards = Cartes
settings-kind-chips = Jetons et checks
settings-kind-chat = Tchat
settings-kind-news = Nouvelles des tournois
settings-only-my-turn = Seulement mon tour
settings-only-my-turn-help = Ne laisse que l’appel et l’avertissement de fin du temps.
settings-notifies = Me prévenir hors de la fenêtre
settings-notifies-help = Le système affiche un message quand c’est à vous de jouer et que la fenêtre n’est pas au premier plan.

## Accessibility.

settings-text-size = Taille du texte
settings-text-size-help = Plaques, panneaux et boutons grandissent ensemble.

## Practice.

settings-clock = Chrono d’entraînement
settings-clock-help = Le chrono et la réserve de temps des règles.
settings-odds = Afficher mes chances
settings-odds-help = Votre main contre autant de mains au hasard ; à l’entraînement seulement.
