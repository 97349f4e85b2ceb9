### Cards in words, for the screen reader.

card-name = { $x } of { $suit }
card-hidden = face-down card
