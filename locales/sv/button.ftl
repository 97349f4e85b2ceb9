### Words that several dialogs share.

button-ok = OK
button-cancel = Avbryt
button-back = Tillbaka
button-close = Stäng
button-yes = Ja
button-no = Nej
button-on = På
button-off = Av
button-stay = Stanna
button-leave = Lämna
button-quit = Avsluta
button-dismiss = Dölj
button-try-again = Försök igen
button-more = Mer
button-less = Mindre
