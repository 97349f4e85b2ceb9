### The settings.

settings-auto-top-up = Auto top-up to the initial buy-in
settings-auto-top-up-help = Cash and Banzai. Between hands, from the balance.
settings-sit-out-next-bb = Sit out next big blind
settings-sit-out-next-bb-help = At each of your cash tables.
settings-deck-safe = Safe
settings-speed-off = Off
settings-amounts-bb = Show amounts in BB
settings-saved = Changes are saved as you make them.
settings-restore = Restore defaults
