### Words that several dialogs share.

button-ok = OK
button-cancel = Cancel
button-back = Back
button-close = Close
button-yes = Yes
button-no = No
button-on = On
button-off = Off
button-stay = Stay
button-leave = Leave
button-quit = Quit
button-dismiss = Dismiss
button-try-again = Try again
button-more = More
button-less = Less
