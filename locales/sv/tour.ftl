### What the tour says while it draws.

tour-drawing = Ritar { $name }
tour-done = { $count ->
    [one] { $count } bild i { $path }
   *[other] { $count } bilder i { $path }
}
