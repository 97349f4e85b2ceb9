### What went wrong, and what to do.

error-settings-damaged = The settings file is damaged. Default settings are used. Copy of the old file: { $path }
error-settings-not-saved = Settings could not be saved. The disk may be full or write-protected.
error-no-graphics = No usable graphics adapter was found. Update the graphics driver and start again.
error-no-sound = No sound device was found. Play continues without sound.
error-raise-too-small = Raise too small: raise to { $min } or more.
error-bet-too-small = Bet too small: { $min } or more.
error-more-than-stack = More than your stack: { $stack } at most.
error-amount = Not a valid amount. Example: { $example }
error-not-your-turn = It is no longer your turn.
error-not-reopened = Betting is not reopened. You can call or fold.
error-seat-taken = That seat has just been taken.
error-buy-in-range = Choose a buy-in from { $min } to { $max }.
error-balance = Not enough money: { $needed } needed, { $balance } in your balance.
