### What the simulation says while it runs.

simulate-progress = { $count ->
    [one] { $count } of { $total } hand
   *[other] { $count } of { $total } hands
}
simulate-history-written = { $count ->
    [one] { $count } hand written: { $path }
   *[other] { $count } hands written: { $path }
}
