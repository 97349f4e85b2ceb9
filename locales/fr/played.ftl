### The tournaments that the player has played, on the page of the account. Each list is a tab beside that of the balance.

played-balance = Solde
played-tournaments = Tournois
played-hexapro = HexaPro
played-empty-tournaments = Rien pour l’instant : inscrivez-vous à un tournoi ou à un Sit & Go.
played-empty-hexapro = Rien pour l’instant : inscrivez-vous à une partie HexaPro.
# $place is a place such as “3e”.
played-place-of = { $count ->
    [one] { $place } sur { $count } inscription
   *[other] { $place } sur { $count } inscriptions
}
played-survived = Qualification pour la phase 2
played-cancelled = Annulé
played-paid = Payé : { $amount }
played-prize = Gain : { $amount }
played-bounties = Bounties : { $amount }
played-paid-back = Remboursé : { $amount }
played-multiplier = ×{ $times }
played-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
played-entries = { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
}
played-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
played-total-paid = Payé
played-total-received = Gains et bounties
played-total-net = Résultat
