### The progress of a simulation.

simulate-progress = { $count ->
    [one] { $count } of { $total } hand
   *[other] { $count } of { $total } hands
}
