### Words that several dialogs share.

button-ok = OK
button-cancel = Annuler
button-back = Retour
button-close = Fermer
button-yes = Oui
button-no = Non
button-on = Activé
button-off = Désactivé
button-stay = Rester
button-leave = Quitter
button-quit = Quitter
button-dismiss = Masquer
button-try-again = Réessayer
button-more = Plus
button-less = Moins
