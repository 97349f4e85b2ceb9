### The table: pots, streets, results.

table-game-nl-holdem = Hold’em No-Limit
table-pot-main = Pot principal
table-pot-side = Pot parallèle { $n }
table-street-preflop = Préflop
table-showdown = Abattage
table-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-take-seat = S’asseoir
table-leave = Quitter la table
table-leave-in-hand = Vous êtes encore dans le coup. Si vous quittez la table, votre main sera couchée.
table-split = { $players } se partagent { $amount }
table-returned = Mise non suivie rendue : { $player }, { $amount }
