### Buttons and boxes of the action bar.

action-fold = Fold
action-check = Check
action-call = Call
action-call-amount = Call { $amount }
action-call-all-in = Call all-in
action-bet = Bet
action-raise-to = Raise to
action-raise-to-amount = Raise to { $amount }
action-all-in = All-in
action-check-fold = Check / Fold
action-fold-any = Fold to any bet
action-call-any = Call any
action-confirm-free-fold = You can check. Fold anyway?
action-auto-post = Post blinds automatically
action-wait-big-blind = Wait for the big blind
action-post-now = Post { $amount } and play now
action-show-cards = Show cards
action-muck = Muck
action-your-turn = Your turn · { $seconds } s
