### Buy-in and top-up.

cash-buy-in = Inköp
cash-auto-top-up = Fyll på automatiskt till ursprungligt inköp
cash-top-up = Fyll på
cash-top-up-later = { $amount } läggs till efter den här handen.
cash-top-up-skipped = Ingen påfyllning: saldot är { $balance }.
cash-busted = Du har inga marker kvar. Vill du köpa in dig igen?
cash-rathole-minimum = Du lämnade bordet med { $amount }. Minsta inköp: { $min }.
