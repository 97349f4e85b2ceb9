### Cards in words, for the screen reader.

card-name = { $x } de { $suit }
