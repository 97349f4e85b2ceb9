### The progress of the tour of screens.

tour-done = { $count ->
    [one] { $count } picture in { $path }
   *[other] { $count } pictures in { $path }
}
