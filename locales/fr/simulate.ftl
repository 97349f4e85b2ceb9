### What the simulation says while it runs.

simulate-progress = { $count ->
    [one] { $count } main sur { $total }
   *[other] { $count } mains sur { $total }
}
