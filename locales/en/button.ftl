### Labels of buttons that several dialogs share.

button-cancel = Cancel
button-back = Back
button-close = Close
button-stay = Stay
button-leave = Leave
button-dismiss = Dismiss
