### Numbers with their units. Each number is already formatted.

number-percent = { $number }%
number-percent-below = <{ $number }%
number-percent-above = >{ $number }%
number-seconds = { $number } s
number-milliseconds = { $number } ms
number-range = { $low }–{ $high }
number-from-to = { $low } to { $high }
number-ratio = { $part } / { $whole }
number-size = { $width } × { $height }
number-none = –
number-thousands = { $n }k
