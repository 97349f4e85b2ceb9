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
desk-behind = Derrière
desk-waiting = Places et files
desk-seat-held = Place réservée
desk-order-tiles = Tables en mosaïque
desk-order-stack = Tables empilées : celle qui vous attend passe devant
desk-sit-out-everywhere = S’absenter de toutes les tables
desk-open-large = Agrandir
desk-make-small = Réduire
desk-own-window = Ouvrir dans sa propre fenêtre
desk-main-window = Revenir dans la fenêtre principale
desk-too-many-windows = 8 tables au plus peuvent avoir leur propre fenêtre. Reprenez-en d’abord une dans la fenêtre principale.
