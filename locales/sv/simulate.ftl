### The progress of a simulation.

simulate-progress = { $count ->
    [one] { $count } av { $total } händer
   *[other] { $count } av { $total } händer
}
