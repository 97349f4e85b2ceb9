### Buy-in, top-up and the balance.

cash-buy-in = Buy-in
cash-buy-in-title = Sit down at { $stake }
cash-buy-in-least = Minimum
cash-buy-in-most = Maximum
cash-sit-down-with = Sit down with { $amount }
cash-give-seat-back = Give the seat back
cash-resume-with = Resume play with { $amount }
cash-start-again-with = Start again with { $amount }
cash-starts-left = { $count ->
    [one] { $count } fresh start left today.
   *[other] { $count } fresh starts left today.
}
cash-accept-rules = By sitting down you accept these rules: { $rules }.
cash-read-rules = Read the rules
cash-limit-stake = The ordinary range of these stakes.
cash-limit-last-stack = You left this table with { $stack } a short while ago. You cannot come back with less.
cash-limit-deep-return = You left this table with { $stack } a short while ago and may bring up to that stack. Returns of this kind today: { $count }; from { $most } on, all of it must come back.
cash-limit-deep-return-again = You left this table with { $stack } a short while ago, and you have come back like this too often today: all of it must come back.
cash-limit-no-ratholing = You left this table with { $stack } a short while ago. Here, a stack may not come back smaller.
cash-limit-banzai = Banzai: the same buy-in for everybody.
cash-limit-banzai-most = Banzai: { $most } at most.
cash-limit-banzai-resume = You left these stakes with { $stack } a short while ago. You go on with that stack.
cash-entry = First hand
cash-entry-help = Waiting costs nothing. Posting gets you cards at once.
cash-auto-top-up = Auto top-up to the initial buy-in
cash-top-up = Top up
cash-top-up-to = Top up to { $amount }
cash-top-up-later = { $amount } is added after this hand.
cash-top-up-skipped = No top-up: the balance is { $balance }.
cash-busted = You have no chips left. Buy in again?
cash-buy-in-again = Buy in again
cash-refill = Refill the balance
