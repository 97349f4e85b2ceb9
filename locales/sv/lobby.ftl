### The lobby: stakes to choose from.

lobby-title = Lobby
lobby-tab-cash = Cashgame
lobby-tab-practice = Träning
lobby-col-name = Bord
lobby-col-game = Spel
lobby-col-limit = Limit
lobby-col-stakes = Insatser
lobby-col-blinds = Mörkar
lobby-col-seats = Platser
lobby-col-players = Spelare
lobby-col-tables = Bord
lobby-col-buy-in = Inköp
lobby-col-average-pot = Snittpott
lobby-no-limit = No limit
lobby-mark-no-limit = NL
lobby-mark-pot-limit = PL
lobby-mark-fixed-limit = F
lobby-mark-high-low = H-L
lobby-seated-here = Du sitter vid det här bordet.
lobby-to-table = Till bordet
lobby-empty = Inga insatser erbjuds.
lobby-loading = Hämtar borden
lobby-players-online = { $count } spelare
lobby-tables-open = { $count } bord
lobby-rulebook = Regler: { $id }
