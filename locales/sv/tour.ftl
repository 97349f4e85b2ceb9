### What the tour says while it draws.

tour-done = { $count ->
    [one] { $count } bild i { $path }
   *[other] { $count } bilder i { $path }
}
