### The lobby: the stakes that a player can choose, queues and jackpots.

lobby-title = Lobby
lobby-tab-holdem = Hold’em
lobby-tab-omaha = Omaha
lobby-tab-five-cards = 5-Card Omaha
lobby-tab-high-low = Hi/Lo
lobby-tab-deepstack = Deepstack
lobby-tab-shortstack = Shortstack
lobby-tab-banzai = Banzai
lobby-tab-fast = Fast Hold’em
lobby-tab-rapid = Rapid
lobby-col-game = Game
lobby-col-limit = Limit
lobby-col-stakes = Stakes
lobby-col-blinds = Blinds
lobby-col-seats = Seats
lobby-col-players = Players
lobby-col-tables = Tables
lobby-col-average-pot = Average pot
lobby-col-waiting = Wait
lobby-wait-about = about { $minutes } min
lobby-wait-less = less than 1 min
lobby-wait-about-short = ~{ $minutes } min
lobby-wait-less-short = < 1 min
lobby-waiting-with-wait = { $count } · { $wait }
lobby-col-hands-hour = Hands / h
lobby-sort-by = Sort by: { $column }
lobby-favourite = Favourite: { $stake }
lobby-filters = Filters
lobby-filters-set = Filters ({ $n })
lobby-filter-all = All
lobby-filter-least = Lowest big blind
lobby-filter-most = Highest big blind
lobby-lower = Lower
lobby-higher = Higher
lobby-hide-empty = Hide empty
lobby-only-favourites = Favourites only
lobby-clear-filters = Clear the filters
lobby-saved-filters = Saved filters
lobby-remove-saved-filters = Remove “{ $name }”
lobby-save-filters = Save these filters as
lobby-save = Save
lobby-save-help = The filters and the search are saved as they are now.
lobby-save-nothing = Nothing to save yet: set a filter or search for something.
lobby-save-taken = Saved filters with this name exist. Type another name.
lobby-save-full = You have { $n } saved filters, and no more fit. Remove some to save others.
lobby-search = Find a stake or a table
lobby-clear-search = Clear search and filters
lobby-nothing-found = No stakes match the search and the filters.
lobby-table-found = { $stake } · { $table }
lobby-mark-no-limit = NL
lobby-mark-pot-limit = PL
lobby-mark-fixed-limit = F
lobby-mark-high-low = H-L
lobby-to-table = To the table
lobby-seated-at = { $count ->
    [one] You sit at { $count } table of these stakes.
   *[other] You sit at { $count } tables of these stakes.
}
lobby-play = Play
lobby-play-another = Play at another table
lobby-play-help = The room picks the table. The buy-in is chosen before you sit down.
lobby-queue-title = Queue: { $stake }
lobby-queue-place = Your place in the queue: { $n } of { $waiting }
lobby-queue-opens = { $count ->
    [one] A new table opens when { $count } player waits.
   *[other] A new table opens when { $count } players wait.
}
lobby-nothing-chosen = The game you choose is described here.
lobby-queue-wait = Usual wait: { $wait }
lobby-queue-leave = Leave the queue
lobby-queue-stay = Keep waiting
lobby-seat-held = A seat is held for you: { $time }
lobby-seat-held-at = A seat is held for you. Table: { $table }
lobby-seat-gone = The seat is no longer held for you. Table: { $table }
lobby-jackpot = Jackpot { $name }: { $amount }
lobby-jackpot-monte-carlo = Monte Carlo
lobby-jackpot-bad-beat = Bad Beat
lobby-jackpot-smart = Smart
lobby-empty = No stakes are on offer.
lobby-loading = Fetching the tables
lobby-players-online = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-tables-open = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-rulebook = Rules: { $rules }
