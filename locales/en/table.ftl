### The table: pots, streets, results.

table-game-nl-holdem = No-Limit Hold’em
table-pot-main = Main pot
table-pot-side = Side pot { $n }
table-street-preflop = Preflop
table-showdown = Showdown
table-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
table-take-seat = Take a seat
table-leave = Leave the table
table-leave-in-hand = You are still in this hand. If you leave, your hand is folded.
table-split = { $players } split { $amount }
table-returned = Uncalled bet returned: { $player }, { $amount }
