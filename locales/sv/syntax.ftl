### Syntax errors in a file. They appear in brackets, so each begins with a small letter and has no full stop.

syntax-end = filen slutar för tidigt
syntax-sign = { $sign } saknas
syntax-boolean = { $yes } eller { $no } förväntas
syntax-number = ett tal förväntas
syntax-quoted = en text inom citattecken förväntas
syntax-option = { $some } eller { $none } förväntas
syntax-name = ett annat namn förväntas
syntax-range = talet är för stort eller för litet
syntax-escape = escapesekvensen är okänd
syntax-extension = tillägget { $name } är okänt
syntax-comment = en kommentar är inte avslutad
syntax-character = { $sign } kan inte stå här
syntax-encoding = texten är inte UTF-8
syntax-trailing = något står efter slutet
syntax-value = ett värde av annat slag förväntas
syntax-length = ett annat antal poster förväntas
syntax-word = { $found } är inget av { $known }
syntax-unknown-field = fältet { $field } finns inte
syntax-missing-field = fältet { $field } saknas
syntax-duplicate-field = fältet { $field } står två gånger
syntax-depth = värdena är för djupt nästlade
syntax-other = det ser inte ut som en sådan fil
