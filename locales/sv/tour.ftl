### The progress of the tour of screens.

tour-done = { $count ->
    [one] { $count } bild i { $path }
   *[other] { $count } bilder i { $path }
}
