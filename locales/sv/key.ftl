### Names of keys as they are printed on keyboards of the language.

key-enter = Retur
key-escape = Esc
key-space = Blanksteg
key-tab = Tabb
key-control = Ctrl
key-backspace = Backsteg
key-up = ↑
key-down = ↓
key-home = Home
# The letter on the first letter key of the lowest row: Z on QWERTY, W on AZERTY, Y on QWERTZ.
key-lowest-row-first = Z
key-digits = 0–9
key-digits-of-cards = 1–5
key-digits-from-one = 1–9
key-combined = { $modifier }+{ $key }
key-held = Håll ned { $key }
