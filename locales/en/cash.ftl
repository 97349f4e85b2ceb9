### Buy-in and top-up.

cash-buy-in = Buy-in
cash-auto-top-up = Auto top-up to the initial buy-in
cash-top-up = Top up
cash-top-up-later = { $amount } is added after this hand.
cash-top-up-skipped = No top-up: the balance is { $balance }.
cash-busted = You have no chips left. Buy in again?
cash-rathole-minimum = You left this table with { $amount }. Minimum buy-in: { $min }.
