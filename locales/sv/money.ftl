### Amounts and the balance.

money-balance = Saldo
money-balance-amount = Saldo: { $amount }
money-in-bb = { $number } BB
