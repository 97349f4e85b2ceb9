### Plusieurs tables dans une fenêtre.

desk-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
desk-waiting-count = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
desk-tiles = Mosaïque
desk-apart = Dans leur propre fenêtre
desk-behind = Derrière
desk-waiting = Places et files
desk-seat-held = Place réservée
desk-order-tiles = Tables en mosaïque
desk-order-stack = Tables empilées : celle qui vous attend passe devant
desk-order-one = Tables une à la fois : aucune ne passe devant d’elle-même
# What a table waits for, in its frame and its tab.
desk-call-show = Montrer la main ?
desk-call-rebuy = Rebuy ?
desk-call-deal = Deal ?
# The sheet about all tables.
desk-all-tables = Toutes les tables
desk-sit-out-everywhere = S’absenter de toutes les tables
desk-open-large = Agrandir
desk-make-small = Réduire
desk-own-window = Ouvrir dans sa propre fenêtre
desk-main-window = Revenir dans la fenêtre principale
desk-too-many-windows = 8 tables au plus peuvent avoir leur propre fenêtre. Reprenez-en d’abord une dans la fenêtre principale.
