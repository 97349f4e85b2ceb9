### The settings.

settings-auto-top-up = Fyll på automatiskt till ursprungligt inköp
settings-auto-top-up-help = Cashgame och Banzai. Mellan händer, från saldot.
settings-sit-out-next-bb = Sitt ute vid nästa stora mörk
settings-sit-out-next-bb-help = Vid alla dina cashgamebord.
settings-deck-safe = Tydlig
settings-speed-off = Av
settings-amounts-bb = Visa belopp i BB
settings-saved = Ändringar sparas direkt.
settings-restore = Återställ standardvärden
