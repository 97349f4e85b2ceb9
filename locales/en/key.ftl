### Names of keys as they are printed on keyboards of the language.

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-control = Ctrl
key-backspace = Backspace
key-up = ↑
key-down = ↓
key-home = Home
# The letter on the first letter key of the lowest row: Z on QWERTY, W on AZERTY, Y on QWERTZ.
key-lowest-row-first = Z
key-digits = 0–9
key-digits-of-cards = 1–5
key-digits-from-one = 1–9
key-combined = { $modifier }+{ $key }
key-held = Hold { $key }
