### The lobby: stakes to choose from.

lobby-title = Lobby
lobby-tab-cash = Cash
lobby-tab-practice = Practice
lobby-col-name = Table
lobby-col-game = Game
lobby-col-limit = Limit
lobby-col-stakes = Stakes
lobby-col-blinds = Blinds
lobby-col-seats = Seats
lobby-col-players = Players
lobby-col-tables = Tables
lobby-col-buy-in = Buy-in
lobby-col-average-pot = Average pot
lobby-no-limit = No limit
lobby-mark-no-limit = NL
lobby-mark-pot-limit = PL
lobby-mark-fixed-limit = F
lobby-mark-high-low = H-L
lobby-seated-here = You sit at this table.
lobby-to-table = To the table
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
lobby-rulebook = Rules: { $id }
