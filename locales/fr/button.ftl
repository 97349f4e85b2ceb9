### Labels of buttons that several dialogs share.

button-cancel = Annuler
button-back = Retour
button-close = Fermer
button-stay = Rester
button-leave = Quitter
button-dismiss = Masquer
