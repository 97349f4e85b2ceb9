### Amounts and the balance.

money-balance = Balance
money-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
money-in-bb = { $number } BB
