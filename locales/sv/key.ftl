### Names of keys, as keyboards of the language print them.

key-enter = Retur
key-escape = Esc
key-space = Blanksteg
key-tab = Tabb
key-shift = Skift
key-control = Ctrl
key-alt = Alt
key-backspace = Backsteg
key-delete = Delete
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-home = Home
key-digits = 0–9
key-digits-from-one = 1–9
key-wheel = Mushjul
key-combined = { $modifier }+{ $key }
key-held = Håll ned { $key }

## A label with its key, as in a tooltip.

key-hint = { $label } ({ $key })
