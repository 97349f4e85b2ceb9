### The lobby.

lobby-tab-cash = Cash
lobby-tab-practice = Practice
lobby-filter-stakes = Stakes
lobby-filter-all = All
lobby-hide-full = Hide full
lobby-hide-empty = Hide empty
lobby-search = Find a table
lobby-col-average-pot = Average pot
lobby-col-hands-hour = Hands / h
lobby-col-wait = Wait
lobby-queue-join = Join the waiting list
lobby-queue-place = Your place in the queue: { $n }
lobby-seat-held = A seat is held for you: { $seconds } s
lobby-players-online = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-tables-open = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
