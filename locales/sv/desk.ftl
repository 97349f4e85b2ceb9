### Flera bord i ett fönster.

desk-tables = { $count ->
    [one] { $count } bord
   *[other] { $count } bord
}
desk-waiting-count = { $count ->
    [one] { $count } väntar på dig
   *[other] { $count } väntar på dig
}
desk-tiles = Sida vid sida
desk-behind = Bakom
desk-waiting = Platser och köer
desk-seat-held = Plats reserverad
desk-order-tiles = Bord sida vid sida
desk-order-stack = Bord i en hög: det som väntar på dig läggs överst
desk-sit-out-everywhere = Stå över vid alla bord
desk-open-large = Förstora
desk-make-small = Förminska
