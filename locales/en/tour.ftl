### What the tour says while it draws.

tour-done = { $count ->
    [one] { $count } picture in { $path }
   *[other] { $count } pictures in { $path }
}
