### The lobby: stakes to choose from.

lobby-title = Lobby
lobby-tab-cash = Cash game
lobby-tab-practice = Entraînement
lobby-col-name = Table
lobby-col-game = Jeu
lobby-col-limit = Limite
lobby-col-stakes = Enjeux
lobby-col-blinds = Blindes
lobby-col-seats = Places
lobby-col-players = Joueurs
lobby-col-tables = Tables
lobby-col-buy-in = Cave
lobby-col-average-pot = Pot moyen
lobby-no-limit = Sans limite
lobby-mark-no-limit = NL
lobby-mark-pot-limit = PL
lobby-mark-fixed-limit = F
lobby-mark-high-low = H-L
lobby-seated-here = Vous êtes à cette table.
lobby-to-table = À la table
lobby-empty = Aucun enjeu n’est proposé.
lobby-loading = Chargement des tables
lobby-players-online = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-tables-open = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-rulebook = Règles : { $id }
