### What the simulation says while it runs.

simulate-progress = { $count ->
    [one] { $count } of { $total } hand
   *[other] { $count } of { $total } hands
}
