### The lobby.

lobby-tab-cash = Cashgame
lobby-tab-practice = Träning
lobby-filter-stakes = Insatser
lobby-filter-all = Alla
lobby-hide-full = Dölj fulla
lobby-hide-empty = Dölj tomma
lobby-search = Sök bord
lobby-col-average-pot = Snittpott
lobby-col-hands-hour = Händer / h
lobby-col-wait = Kö
lobby-queue-join = Ställ dig i kö
lobby-queue-place = Din plats i kön: { $n }
lobby-seat-held = En plats är reserverad för dig: { $seconds } s
lobby-players-online = { $count } spelare
lobby-tables-open = { $count } bord
