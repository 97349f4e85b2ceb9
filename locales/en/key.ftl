### Names of keys as they are printed on keyboards of the language.

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-control = Ctrl
key-shift = Shift
key-alt = Alt
key-backspace = Backspace
key-delete = Del
key-insert = Ins
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
# Buttons of the mouse; the side buttons are 4 and 5.
key-mouse-middle = Middle button
key-mouse = Mouse { $n }
# The letter on the first letter key of the lowest row: Z on QWERTY, W on AZERTY, Y on QWERTZ.
key-lowest-row-first = Z
key-digits = 0–9
key-digits-of-cards = 1–5
key-digits-from-one = 1–9
key-combined = { $modifier }+{ $key }
key-held = Hold { $key }
