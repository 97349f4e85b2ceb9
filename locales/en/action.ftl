### Buttons and boxes of the action bar.

action-fast-fold = Fast fold
action-fast-fold-help = Gives up the hand at once and takes you to the next table.
action-straddle = Straddle
action-fold = Fold
action-check = Check
action-call = Call
action-call-amount = Call { $amount }
action-call-all-in = Call all-in
action-bet = Bet
action-bet-amount = Bet { $amount }
action-raise-to = Raise to
action-raise-to-amount = Raise to { $amount }
action-all-in = All-in
action-all-in-amount = All-in { $amount }

## The second line of the Fold button while a check is legal, and states of the action bar.

action-fold-checks = Free: checks
action-your-turn = Your turn
action-your-turn-at = Your turn at { $table }
action-waits = Your action has been sent and waits for an answer.
action-next-hand = Next hand

## Showing or mucking a hand that need not be shown.

action-show-cards = Show cards
action-show-cards-help = Everybody at the table sees your whole hand.
action-show-card = Show only the { $card }
action-show-marked = { $n ->
    [one] Show { $n } card
   *[other] Show { $n } cards
}
action-show-marked-help = Everybody at the table sees the cards that you have marked.
action-mark-card = Show the { $card }
action-shown-unasked-some = Your hand is shown unless you muck. Click the cards to show only those.
action-hidden-unasked-some = Your hand stays hidden unless you show it. Click the cards to show only those.
action-muck = Muck
action-muck-help = Nobody sees your cards.
action-show-for-jackpot = { $name } jackpot: only a hand that is shown in full can win it.
action-shown-unasked = Your hand is shown unless you muck. Click a card to show only that one.
action-hidden-unasked = Your hand stays hidden unless you show it. Click a card to show only that one.

## Boxes that a player ticks before the turn, and their tooltips.

action-check-fold = Check / Fold
action-call-any = Call any
action-fold-help = Folds, or checks while that is free.
action-check-fold-help = Checks while that is free, folds otherwise.
action-check-help = Checks while that is free.
action-call-help = Calls at this price only.
action-call-any-help = Calls every bet, up to your whole stack.

## Presets of the amount.

action-preset-min = Min
action-preset-quarter = 1/4
action-preset-third = 1/3
action-preset-half = 1/2
action-preset-two-thirds = 2/3
action-preset-three-quarters = 3/4
action-preset-pot = Pot
action-preset-times = { $factor }×
action-preset-min-help = The minimum allowed
action-preset-half-help = Half of the pot, your call included
action-preset-two-thirds-help = Two thirds of the pot, your call included
action-preset-pot-help = The pot, your call included
action-preset-part-help = { $percent } of the pot, your call included
action-preset-bb-help = { $amount } in all
action-preset-times-help = { $factor } times the bet to call, and once more for each limper
action-preset-all-in-help = Your whole stack

## How a typed amount such as 3bb, 2.5x or 66% was read; the percentage has its sign already.

action-read-bb = { $number }: { $amount }
action-read-times = { $factor } times the bet: { $amount }
action-read-pot = { $percent } of the pot: { $amount }

## The amount: its field, slider and buttons; the first three are read aloud.

action-amount-field = Amount
action-slider = Choose the amount
action-one-less = One big blind less
action-one-more = One big blind more

## Blinds.

action-wait-big-blind = Wait for the big blind
action-post-now = Post { $amount } and play now
