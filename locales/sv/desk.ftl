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
desk-apart = I egna fönster
desk-behind = Bakom
desk-waiting = Platser och köer
desk-seat-held = Plats reserverad
desk-order-tiles = Bord sida vid sida
desk-order-stack = Bord i en hög: det som väntar på dig läggs överst
desk-order-one = Ett bord i taget: inget läggs överst av sig självt
# What a table waits for, in its frame and its tab.
desk-call-show = Visa eller mucka?
desk-call-rebuy = Rebuy?
desk-call-deal = Deal?
# The sheet about all tables.
desk-all-tables = Alla bord
desk-sit-out-everywhere = Stå över vid alla bord
desk-open-large = Förstora
desk-make-small = Förminska
desk-own-window = Öppna i ett eget fönster
desk-main-window = Tillbaka till huvudfönstret
desk-too-many-windows = Högst 8 bord kan ha egna fönster. Ta först tillbaka ett till huvudfönstret.
