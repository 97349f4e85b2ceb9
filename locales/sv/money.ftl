### Amounts and the balance.

money-balance = Saldo
money-balance-amount = Saldo: { $amount }
money-play-money = Låtsaspengar
money-chips = { $count ->
    [one] { $count } mark
   *[other] { $count } marker
}
money-in-bb = { $number } BB
