### Cards in words, for the screen reader.

card-name = { $suit } { $x }
card-hidden = dolt kort
