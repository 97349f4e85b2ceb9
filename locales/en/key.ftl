### Names of keys, as keyboards of the language print them.

key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-shift = Shift
key-control = Ctrl
key-alt = Alt
key-backspace = Backspace
key-delete = Delete
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-home = Home
key-digits = 0–9
key-digits-from-one = 1–9
key-wheel = Mouse wheel
key-combined = { $modifier }+{ $key }
key-held = Hold { $key }

## A label with its key, as in a tooltip.

key-hint = { $label } ({ $key })
