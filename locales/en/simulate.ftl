### The progress of a simulation.

simulate-played = { $count ->
    [one] { $count } hand played
   *[other] { $count } hands played
}

simulate-progress = { $count ->
    [one] { $count } of { $total } hand
   *[other] { $count } of { $total } hands
}
