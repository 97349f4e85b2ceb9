### The tournaments that the player has played, on the page of the account. Each list is a tab beside that of the balance.

played-balance = Balance
played-tournaments = Tournaments
played-hexapro = HexaPro
played-empty-tournaments = Nothing yet: register for a tournament or a Sit & Go.
played-empty-hexapro = Nothing yet: register for a HexaPro game.
# $place is a place such as “3rd”.
played-place-of = { $count ->
    [one] { $place } of { $count } entry
   *[other] { $place } of { $count } entries
}
played-survived = On to phase 2
played-cancelled = Cancelled
played-paid = Paid { $amount }
played-prize = Prize { $amount }
played-bounties = Bounties { $amount }
played-paid-back = Paid back { $amount }
played-multiplier = ×{ $times }
played-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
played-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
played-won = { $count ->
    [one] { $count } won
   *[other] { $count } won
}
played-total-paid = Paid
played-total-received = Prizes and bounties
played-total-net = Result
