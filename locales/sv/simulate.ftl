### What the simulation says while it runs.

simulate-progress = { $count ->
    [one] { $count } av { $total } händer
   *[other] { $count } av { $total } händer
}
simulate-history-written = { $count ->
    [one] { $count } hand har skrivits: { $path }
   *[other] { $count } händer har skrivits: { $path }
}
