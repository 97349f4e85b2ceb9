### The progress of a simulation.

simulate-played = { $count ->
    [one] { $count } main jouée
   *[other] { $count } mains jouées
}

simulate-progress = { $count ->
    [one] { $count } main sur { $total }
   *[other] { $count } mains sur { $total }
}
