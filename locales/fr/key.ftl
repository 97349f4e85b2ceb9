### Names of keys, as keyboards of the language print them.

key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-shift = Maj
key-control = Ctrl
key-alt = Alt
key-backspace = Retour arrière
key-delete = Suppr
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-home = Début
key-digits = 0–9
key-digits-from-one = 1–9
key-wheel = Molette
key-combined = { $modifier }+{ $key }
key-held = Maintenir { $key }

## A label with its key, as in a tooltip.

key-hint = { $label } ({ $key })
