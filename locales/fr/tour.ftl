### What the tour says while it draws.

tour-done = { $count ->
    [one] { $count } image dans { $path }
   *[other] { $count } images dans { $path }
}
