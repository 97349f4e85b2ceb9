### The account: rake plans, the history of the balance, and reports.

account-title = Account
account-plans = Rake plans
account-plans-none = The rulebook of this room has no rake plans.
account-plan = Plan { $number }
account-plan-free = Free, until you choose another.
account-plan-price = { $count ->
    [one] { $price } for { $count } day
   *[other] { $price } for { $count } days
}
account-plan-active = Your plan
account-plan-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
account-plan-printed-rates = The printed rates apply under every plan: no document gives others.
account-plan-choose = Choose
account-plan-cancel = Cancel the plan
account-plan-refund = You get { $amount } back.
account-cancellations-left = { $count ->
    [one] { $count } cancellation left this year.
   *[other] { $count } cancellations left this year.
}
account-plan-choose-title = Choose plan { $number }?
account-plan-pays = { $count ->
    [one] { $price } is paid from your balance now. The plan runs for { $count } day from this moment.
   *[other] { $price } is paid from your balance now. The plan runs for { $count } days from this moment.
}
account-plan-gives = { $stake }: rake { $percent } instead of { $printed }
account-plan-gives-rates = It gives lower rake; the rules page says at which stakes.
account-plan-gives-nothing = It gives nothing in this room: the printed rates apply under every plan.
account-plan-cancel-title = Cancel plan { $number }?
account-plan-until = Until { $moment }.
account-tickets = Tickets
account-ticket-pays = Good for one entry of { $amount }.
account-ticket-exchange = Exchange for { $amount }
account-ticket-exchange-title = Exchange the ticket?
account-ticket-exchange-about = { $name }: you get { $amount } on your balance, and the ticket is gone.
account-ticket-exchange-go = Exchange
account-history = History
account-history-empty = Nothing yet: sit down at a table.
account-history-older = Show older entries
account-entry-opening = Opening balance
account-entry-refill = Balance refilled
account-entry-buy-in = Buy-in
account-entry-top-up = Top-up
account-entry-auto-top-up = Auto top-up
account-entry-cash-out = Left the table
account-entry-hand = Hand played
account-entry-plan-price = Rake plan
account-entry-plan-refund = Rake plan cancelled
account-entry-jackpot = Jackpot won: { $name }
account-entry-correction = Corrected by the operator
account-entry-held = Held during a review
account-entry-released = Released after a review
account-entry-undecided = Bet never decided: to charity
account-entry-confiscated = Confiscated after a review
account-entry-tournament = Tournament entry
account-entry-rebuy = Rebuy
account-entry-add-on = Add-on
account-entry-prize = Tournament prize
account-entry-bounty = Bounty
account-entry-tournament-refund = Tournament entry paid back
account-entry-ticket = Ticket paid in money
account-entry-table = Table { $name }
account-entry-number = Hand { $id }
account-balance-after = Balance { $amount }
account-report = Report this hand
account-report-title = Report hand { $id }
account-report-why = What do you suspect? The operator reviews the hand with all its cards. Nobody at the table is told.
account-report-about = Who is it about? You may leave this open.
account-report-remark = In your own words, if you like
account-report-send = Send the report
account-report-sent = Thank you. The hand will be reviewed.
account-collusion = Players help one another
account-chip-dumping = Chips lost on purpose
account-soft-play = Players spare one another
account-bot = A program is playing
account-hand-tracker = A hand tracker or HUD
account-several-accounts = One person, several accounts
account-chat = Something in the chat
account-other = Something else
