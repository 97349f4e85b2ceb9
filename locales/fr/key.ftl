### Names of keys as they are printed on keyboards of the language.

key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-control = Ctrl
key-shift = Maj
key-alt = Alt
key-backspace = Retour arrière
key-delete = Suppr
key-insert = Inser
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
# Buttons of the mouse; the side buttons are 4 and 5.
key-mouse-middle = Clic molette
key-mouse = Souris { $n }
# The letter on the first letter key of the lowest row: Z on QWERTY, W on AZERTY, Y on QWERTZ.
key-lowest-row-first = W
key-digits = 0–9
key-digits-of-cards = 1–5
key-digits-from-one = 1–9
key-combined = { $modifier }+{ $key }
key-held = Maintenir { $key }
