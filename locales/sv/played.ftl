### The tournaments that the player has played, on the page of the account. Each list is a tab beside that of the balance.

played-balance = Saldo
played-tournaments = Turneringar
played-hexapro = HexaPro
played-empty-tournaments = Inget ännu: anmäl dig till en turnering eller en Sit & Go.
played-empty-hexapro = Inget ännu: anmäl dig till ett HexaPro-spel.
# $place is a place such as “3:e”.
played-place-of = { $count ->
    [one] { $place } av { $count } anmälan
   *[other] { $place } av { $count } anmälningar
}
played-survived = Vidare till fas 2
played-cancelled = Inställd
played-paid = Betalat { $amount }
played-prize = Pris { $amount }
played-bounties = Bounty { $amount }
played-paid-back = Återbetalt { $amount }
played-multiplier = ×{ $times }
played-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } händer
}
played-entries = { $count ->
    [one] { $count } anmälan
   *[other] { $count } anmälningar
}
played-won = { $count ->
    [one] { $count } vinst
   *[other] { $count } vinster
}
played-total-paid = Betalat
played-total-received = Priser och bounty
played-total-net = Resultat
