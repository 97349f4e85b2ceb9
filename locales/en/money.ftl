### Amounts and the balance.

money-balance = Balance
money-balance-amount = Balance: { $amount }
money-in-bb = { $number } BB
