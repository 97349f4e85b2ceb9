### Buy-in, top-up and the balance.

cash-buy-in = Inköp
cash-buy-in-title = Sätt dig: { $stake }
cash-buy-in-range = Inköp { $min }–{ $max }
cash-buy-in-least = Minst
cash-buy-in-most = Mest
cash-entry = Första handen
cash-entry-help = Att vänta kostar inget. Lägger du en mörk får du kort direkt.
cash-auto-top-up = Fyll på automatiskt till ursprungligt inköp
cash-top-up = Fyll på
cash-top-up-to = Fyll på till { $amount }
cash-top-up-later = { $amount } läggs till efter den här handen.
cash-top-up-skipped = Ingen påfyllning: saldot är { $balance }.
cash-topped-up = Stacken har fyllts på till { $amount }.
cash-busted = Du har inga marker kvar. Vill du köpa in dig igen?
cash-buy-in-again = Köp in dig igen
cash-refill = Fyll på saldot
cash-refill-help = Låtsaspengar: hur mycket och hur ofta du vill.
cash-refilled = Saldot är påfyllt: { $balance }.
