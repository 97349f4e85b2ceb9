### How tables and screens look: the window, the room, felts, cards and texts.

## The window. $key is the name of a key, such as F11.

looks-full-screen = Plein écran
looks-full-screen-help = La fenêtre couvre l’écran, sans cadre.
looks-full-screen-key-help = La fenêtre couvre l’écran, sans cadre. La touche { $key } fait de même.
looks-full-screen-key = Activer ou quitter le plein écran

## Words of actions.

looks-english-terms = Termes de poker en anglais
looks-english-terms-help = Fold, check, call, bet, raise et all-in sur les boutons, aux places et dans le journal.

## The text size. $percent is the largest for which a table has room in a window of this size.

looks-text-size-limited = À une table, une fenêtre de cette taille n’a de place que pour { $percent } et s’y tient. Agrandissez-la pour un texte plus grand.

## The seat to sit at.

looks-seat-at = Votre place à l’écran
looks-seat-at-help = La table tourne pour vous y asseoir. C’est en bas que vos cartes sont les plus grandes.
looks-seat-bottom = En bas
looks-seat-lower-left = En bas à gauche
looks-seat-upper-left = En haut à gauche
looks-seat-top = En haut
looks-seat-upper-right = En haut à droite
looks-seat-lower-right = En bas à droite

## The room.

looks-room = Salle
looks-room-help = Contraste élevé : noir et blanc, bordures marquées, table unie.
looks-room-dark = Sombre
looks-room-light = Claire
looks-room-contrast = Contraste élevé

## Felts. Their names agree with “felt”.

looks-table = Table
looks-felt = Tapis vert
looks-felt-help = À toutes les tables, même en cours de partie.
looks-felt-high-contrast = Le contraste élevé a son propre tapis. Dans les autres salles, vous avez le choix.
looks-felt-cardroom = Cardroom
looks-felt-midnight = Minuit
looks-felt-graphite = Graphite
looks-felt-burgundy = Bordeaux
looks-felt-contrast = Contraste

## Cards. Names of backs agree with “card back”.

looks-cards = Cartes
looks-index = Lettres et chiffres
looks-index-help = Jumbo se lit mieux dans une petite fenêtre.
looks-index-usual = Normaux
looks-index-jumbo = Jumbo
looks-back = Dos des cartes
looks-back-help = Les cartes des autres, face cachée.
looks-back-lattice = Treillis
looks-back-lines = Lignes
looks-back-rings = Anneaux
looks-back-dots = Points

## Own looks. $folder is the path of a folder.

looks-own = Les vôtres
looks-own-help = Vos tapis, dos de cartes et jeux vont dans le dossier { $folder }, chacun dans un dossier à part avec un fichier look.ron.
