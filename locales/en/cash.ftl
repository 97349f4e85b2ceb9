### Buy-in, top-up and the balance.

cash-buy-in = Buy-in
cash-buy-in-title = Sit down at { $stake }
cash-buy-in-range = Buy-in { $min }–{ $max }
cash-buy-in-least = Minimum
cash-buy-in-most = Maximum
cash-entry = First hand
cash-entry-help = Waiting costs nothing. Posting gets you cards at once.
cash-auto-top-up = Auto top-up to the initial buy-in
cash-top-up = Top up
cash-top-up-to = Top up to { $amount }
cash-top-up-later = { $amount } is added after this hand.
cash-top-up-skipped = No top-up: the balance is { $balance }.
cash-topped-up = Stack topped up to { $amount }.
cash-busted = You have no chips left. Buy in again?
cash-buy-in-again = Buy in again
cash-refill = Refill the balance
cash-refill-help = Play money: as much as you like, as often as you like.
cash-refilled = The balance is refilled: { $balance }.
