### The table: pots, streets, results.

table-game-nl-holdem = No-Limit Hold’em
table-pot-main = Huvudpott
table-pot-side = Sidopott { $n }
table-street-preflop = Preflop
table-showdown = Visning
table-seats-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
table-take-seat = Sätt dig
table-leave = Lämna bordet
table-leave-in-hand = Du är fortfarande med i handen. Om du lämnar bordet läggs din hand.
table-split = { $players } delar på { $amount }
table-returned = Osynad satsning åter: { $player }, { $amount }
