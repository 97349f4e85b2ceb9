### The hints that explain the buttons of a table.

hint-slots = The left button folds, the middle one checks or calls, the right one bets or raises.
hint-amount = You choose how much with the presets, the slider or the number keys.
hint-bank = Where a clock runs, the time bank gives you more seconds by itself.
hint-seat = The switches at the lower left let you sit out; after a hand, “Next hand” deals at once.
hint-done = Got it
