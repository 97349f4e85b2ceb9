### Amounts and the balance.

money-balance = Balance
money-balance-amount = Balance: { $amount }
money-play-money = Play money
money-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
money-in-bb = { $number } BB
