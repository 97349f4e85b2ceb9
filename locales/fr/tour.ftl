### What the tour says while it draws.

tour-drawing = Dessin : { $name }
tour-done = { $count ->
    [one] { $count } image dans { $path }
   *[other] { $count } images dans { $path }
}
