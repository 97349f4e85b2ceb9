### What the simulation says while it runs.

simulate-progress = { $count ->
    [one] { $count } av { $total } händer
   *[other] { $count } av { $total } händer
}
