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
desk-own-window = Öppna i ett eget fönster
desk-main-window = Tillbaka till huvudfönstret
desk-too-many-windows = Högst 8 bord kan ha egna fönster. Ta först tillbaka ett till huvudfönstret.
