### Amounts and the balance.

money-balance = Solde
money-balance-amount = Solde : { $amount }
money-play-money = Argent fictif
money-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
money-in-bb = { $number } BB
