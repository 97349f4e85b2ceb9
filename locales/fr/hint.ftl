### The hints that explain the buttons of a table.

hint-slots = À gauche vous vous couchez, au milieu parole ou suivre, à droite miser ou relancer.
hint-amount = Le montant se choisit avec les raccourcis, le curseur ou les chiffres du clavier.
hint-bank = Quand le chrono tourne, la réserve de temps vous donne d’elle-même quelques secondes.
hint-seat = En bas à gauche, vous pouvez vous absenter, et « Main suivante » distribue aussitôt après un coup.
hint-done = Compris
