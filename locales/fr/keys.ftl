### The section of the settings where the player chooses the keys.

## The sets of keys. « profil »: a set.

keys-set-letters = Lettres
keys-set-function-keys = Touches de fonction
keys-set-left-hand = Main gauche seule
# The first name of a set of the player’s own; the player can change it.
keys-own-name = Mes touches

## The keys of an action. $action and $other are the actions as the page of keys names them.

keys-add = Ajouter une touche : { $action }
keys-change = Changer { $key } : { $action }
keys-press = Appuyez sur une touche
keys-press-help = Échap annule, Retour arrière efface. Les boutons de la souris aussi, sauf les deux principaux.
keys-clash = { $key } sert déjà à une autre action : « { $other } ». Cette action la garde jusqu’à votre choix.
keys-use-here = L’utiliser ici
keys-keep-there = L’y laisser
keys-reserved-focus = Tab passe d’un élément au suivant et reste donc indisponible. Avec Ctrl, elle convient.
keys-reserved-press = Entrée et Espace actionnent l’élément sélectionné et restent donc indisponibles. Avec Ctrl ou Alt, elles conviennent.
keys-reserved-amount = Les chiffres, le point et la virgule servent à saisir le montant et restent donc indisponibles. Avec Ctrl ou Alt, ils conviennent.
keys-reserved-editing = { $key } modifie le texte d’un champ et reste donc indisponible.
keys-reserved-choice = Échap et Retour arrière mettent fin au choix d’une touche et restent donc indisponibles.
keys-full = Une action a au plus { $most } touches. Changez plutôt l’une d’elles.
keys-sets-full = Vous avez { $most } profils à vous, le maximum. Supprimez-en un, puis changez la touche.

## The picture of the keyboard.

keys-in-use = Touches utilisées
keys-used =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
keys-used-twice = { $key } sert deux fois.
# The letters of a usual keyboard of the language, row by row from the left, without blanks: QWERTY, AZERTY.
keys-row-upper = AZERTYUIOP
keys-row-middle = QSDFGHJKLM
keys-row-lower = WXCVBN

## Sets of the player’s own.

keys-sets = Profils
keys-sets-help = Un profil remplace toutes les touches. Vos propres profils restent tels quels.
keys-new = Nouveau profil avec ces touches
keys-name = Nom du profil
keys-name-empty = Entrez un nom.
keys-name-taken = Un autre profil porte ce nom.
keys-delete = Supprimer ce profil
keys-delete-question = Supprimer « { $name } » ? Ses touches seront perdues. Les profils du programme restent.
keys-reset = Rendre les touches du profil : { $action }
keys-reset-all = Rétablir toutes les touches
keys-reset-all-question = Rendre à chaque action les touches de « { $set } » ? Vos changements dans ce profil seront perdus.

## How keys act.

keys-how = Effet des touches
keys-shortcuts = Raccourcis clavier
keys-shortcuts-help = Les lettres ne font rien pendant la saisie dans le chat ou dans un champ. Sans raccourcis, il reste la saisie du montant et le retour.
keys-follow = Les touches suivent
keys-follow-help = La lettre imprimée, ou sa place
keys-follow-letter = Lettre
keys-follow-place = Place

## In the tooltip of a button: its keys, separated by commas.

keys-hint = Touche : { $keys }
