### Amounts and the balance.

money-balance = Solde
money-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
money-in-bb = { $number } BB
