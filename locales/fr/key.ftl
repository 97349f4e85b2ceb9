### Names of keys as they are printed on keyboards of the language.

key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-control = Ctrl
key-backspace = Retour arrière
key-up = ↑
key-down = ↓
key-home = Début
# The letter on the first letter key of the lowest row: Z on QWERTY, W on AZERTY, Y on QWERTZ.
key-lowest-row-first = W
key-digits = 0–9
key-digits-of-cards = 1–5
key-digits-from-one = 1–9
key-combined = { $modifier }+{ $key }
key-held = Maintenir { $key }
