### Amounts and the balance.

money-balance = Saldo
money-chips = { $count ->
    [one] { $count } mark
   *[other] { $count } marker
}
money-in-bb = { $number } BB
