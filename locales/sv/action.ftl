### Buttons and boxes of the action bar.

action-fold = Lägg dig
action-check = Passa
action-call = Syna
action-call-amount = Syna { $amount }
action-call-all-in = Syna all-in
action-bet = Satsa
action-raise-to = Höj till
action-raise-to-amount = Höj till { $amount }
action-all-in = All-in
action-check-fold = Passa / Lägg dig
action-fold-any = Lägg dig vid satsning
action-call-any = Syna allt
action-confirm-free-fold = Du kan passa. Vill du lägga dig ändå?
action-auto-post = Lägg mörkar automatiskt
action-wait-big-blind = Vänta på stora mörken
action-post-now = Lägg { $amount } och spela nu
action-show-cards = Visa korten
action-muck = Mucka
action-your-turn = Din tur · { $seconds } s
