### The progress of the tour of screens.

tour-done = { $count ->
    [one] { $count } image dans { $path }
   *[other] { $count } images dans { $path }
}
