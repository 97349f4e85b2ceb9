### The progress of a simulation.

simulate-progress = { $count ->
    [one] { $count } main sur { $total }
   *[other] { $count } mains sur { $total }
}
