### Amounts and the balance.

money-balance = Solde
money-balance-amount = Solde : { $amount }
money-in-bb = { $number } BB
