### Buy-in, top-up and the balance.

cash-buy-in = Cave
cash-buy-in-title = S’asseoir : { $stake }
cash-buy-in-least = Minimum
cash-buy-in-most = Maximum
cash-sit-down-with = S’asseoir avec { $amount }
cash-give-seat-back = Rendre la place
cash-resume-with = Reprendre la partie avec { $amount }
cash-start-again-with = Repartir avec { $amount }
cash-starts-left = { $count ->
    [one] Encore { $count } nouveau départ aujourd’hui.
   *[other] Encore { $count } nouveaux départs aujourd’hui.
}
cash-accept-rules = En vous asseyant, vous acceptez ces règles : { $rules }.
cash-read-rules = Lire le règlement
cash-limit-stake = La fourchette habituelle de cet enjeu.
cash-limit-last-stack = Vous avez quitté cette table avec { $stack } il y a peu. Vous ne pouvez pas revenir avec moins.
cash-limit-deep-return = Vous avez quitté cette table avec { $stack } il y a peu et pouvez apporter jusqu’à ce tapis. Retours de ce genre aujourd’hui : { $count } ; à partir de { $most }, il faut tout rapporter.
cash-limit-deep-return-again = Vous avez quitté cette table avec { $stack } il y a peu et ce retour est trop fréquent aujourd’hui : il faut tout rapporter.
cash-limit-no-ratholing = Vous avez quitté cette table avec { $stack } il y a peu. Ici, un tapis ne peut pas revenir plus petit.
cash-limit-banzai = Banzai : la même cave pour tout le monde.
cash-limit-banzai-most = Banzai : { $most } au maximum.
cash-limit-banzai-resume = Vous avez quitté cet enjeu avec { $stack } il y a peu. Vous reprenez avec ce tapis.
cash-entry = Première main
cash-entry-help = Attendre ne coûte rien. En postant, vous recevez des cartes tout de suite.
cash-auto-top-up = Recave automatique à la cave initiale
cash-top-up = Recaver
cash-top-up-to = Recaver à { $amount }
cash-top-up-later = Ajout de { $amount } après cette main.
cash-top-up-skipped = Pas de recave : le solde est de { $balance }.
cash-busted = Vous n’avez plus de jetons. Recaver ?
cash-buy-in-again = Recaver
cash-refill = Recharger le solde
