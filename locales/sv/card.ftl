### Cards in words, for the screen reader.

card-name = { $suit } { $x }
