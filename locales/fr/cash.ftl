### Buy-in and top-up.

cash-buy-in = Cave
cash-auto-top-up = Recave automatique à la cave initiale
cash-top-up = Recaver
cash-top-up-later = Ajout de { $amount } après cette main.
cash-top-up-skipped = Pas de recave : le solde est de { $balance }.
cash-busted = Vous n’avez plus de jetons. Recaver ?
cash-rathole-minimum = Vous avez quitté cette table avec { $amount }. Cave minimale : { $min }.
