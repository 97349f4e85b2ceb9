### Labels of buttons that several dialogs share.

button-cancel = Avbryt
button-back = Tillbaka
button-close = Stäng
button-stay = Stanna
button-leave = Lämna
button-dismiss = Dölj
