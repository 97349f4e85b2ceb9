### Buy-in, top-up and the balance.

cash-buy-in = Cave
cash-buy-in-title = S’asseoir : { $stake }
cash-buy-in-range = Cave { $min }–{ $max }
cash-buy-in-least = Minimum
cash-buy-in-most = Maximum
cash-entry = Première main
cash-entry-help = Attendre ne coûte rien. En postant, vous recevez des cartes tout de suite.
cash-auto-top-up = Recave automatique à la cave initiale
cash-top-up = Recaver
cash-top-up-to = Recaver à { $amount }
cash-top-up-later = Ajout de { $amount } après cette main.
cash-top-up-skipped = Pas de recave : le solde est de { $balance }.
cash-topped-up = Recave : le tapis est de { $amount }.
cash-busted = Vous n’avez plus de jetons. Recaver ?
cash-buy-in-again = Recaver
cash-refill = Recharger le solde
cash-refill-help = Argent fictif : autant que vous voulez, aussi souvent que vous voulez.
cash-refilled = Le solde est rechargé : { $balance }.
