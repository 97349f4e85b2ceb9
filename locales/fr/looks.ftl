### How tables and screens look: the window, the room, felts, cards and texts.

## The window. $key is the name of a key, such as F11.

looks-full-screen = Plein écran
looks-full-screen-help = La fenêtre couvre l’écran, sans cadre.
looks-full-screen-key-help = La fenêtre couvre l’écran, sans cadre. La touche { $key } fait de même.
looks-full-screen-key = Activer ou quitter le plein écran

## Words of actions.

looks-english-terms = Termes de poker en anglais
looks-english-terms-help = Fold, check, call, bet, raise et all-in sur les boutons, aux places et dans le journal.

## The text size. $percent is the largest for which a window of this size has room.

looks-text-size-limited = Une fenêtre de cette taille n’a de place que pour { $percent }, et c’est la taille utilisée. Agrandissez-la pour un texte plus grand.

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

## What is wrong with a look of the player’s own: the file, what, and what to do. $file and $path are paths, $field and $element are names in files.

looks-fault-too-many = Vous avez plus de { $most } habillages, les autres sont laissés de côté. Déplacez ceux dont vous n’avez pas besoin.
looks-fault-folder-name = Le nom du dossier { $folder } est trop long ou illisible. Donnez-lui un nom de { $most } lettres au plus.
looks-fault-unreadable = { $file } manque ou ne peut pas être lu. Vérifiez qu’il existe et que vous avez le droit de le lire.
looks-fault-malformed = { $file } est incompréhensible à la ligne { $line }. Corrigez la ligne, ou partez de l’exemple de la documentation.
looks-fault-newer = { $file } est en version { $version }, que ce programme ne connaît pas encore. Mettez le programme à jour, ou indiquez la version 1.
looks-fault-name = { $file } n’a pas de nom utilisable. Donnez à l’habillage un nom de 1 à { $most } lettres.
looks-fault-escapes = { $file } désigne « { $path } », qui n’est pas un fichier de son propre dossier. Placez l’image à côté et n’écrivez que son nom.
looks-fault-too-long = { $file } dépasse { $most } Ko. Enregistrez-le en plus petit.
looks-fault-kind = { $file } n’est ni une image PNG ni une image SVG. Enregistrez-la dans l’un de ces formats.
looks-fault-pixels = { $file } doit avoir entre { $least } et { $most } pixels de chaque côté. Enregistrez-le dans une autre taille.
looks-fault-damaged = { $file } n’est pas une image que l’on puisse dessiner. Enregistrez-la de nouveau.
looks-fault-element = { $file } contient l’élément « { $element } », interdit dans ces images. Enregistrez le dessin en simples tracés.
looks-fault-lacks = Il manque « { $field } » dans { $file }, nécessaire à ce genre d’habillage. Ajoutez-le.
looks-fault-too-light = { $file } est trop clair pour le texte blanc du tapis. Choisissez des couleurs plus sombres.
looks-fault-pale-suit = Une enseigne de { $file } est trop pâle pour être lue sur une carte. Choisissez des couleurs plus sombres.
