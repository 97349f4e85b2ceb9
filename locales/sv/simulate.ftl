### The progress of a simulation.

simulate-played = { $count ->
    [one] { $count } hand spelad
   *[other] { $count } händer spelade
}

simulate-progress = { $count ->
    [one] { $count } av { $total } händer
   *[other] { $count } av { $total } händer
}
