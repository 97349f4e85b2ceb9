### What is wrong with the notation of a file. They stand in brackets, so each begins small and has no full stop.

syntax-end = filen slutar för tidigt
syntax-sign = { $sign } saknas
syntax-boolean = { $yes } eller { $no } väntas
syntax-number = ett tal väntas
syntax-quoted = en text inom citattecken väntas
syntax-option = { $some } eller { $none } väntas
syntax-name = ett annat namn väntas
syntax-range = talet är för stort eller för litet
syntax-escape = escapesekvensen är okänd
syntax-extension = tillägget { $name } är okänt
syntax-comment = en kommentar är inte avslutad
syntax-character = { $sign } kan inte stå här
syntax-encoding = texten är inte UTF-8
syntax-trailing = något står efter slutet
syntax-value = ett värde av annat slag väntas
syntax-length = ett annat antal poster väntas
syntax-word = { $found } är inget av { $known }
syntax-unknown-field = fältet { $field } finns inte
syntax-missing-field = fältet { $field } saknas
syntax-duplicate-field = fältet { $field } står två gånger
syntax-depth = värdena är för djupt nästlade
syntax-other = det har inte formen av en sådan fil
