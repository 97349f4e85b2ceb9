### The lobby.

lobby-tab-cash = Cash game
lobby-tab-practice = Entraînement
lobby-filter-stakes = Enjeux
lobby-filter-all = Tout
lobby-hide-full = Masquer pleines
lobby-hide-empty = Masquer vides
lobby-search = Chercher une table
lobby-col-average-pot = Pot moyen
lobby-col-hands-hour = Mains / h
lobby-col-wait = Attente
lobby-queue-join = Rejoindre la file d’attente
lobby-queue-place = Votre rang dans la file : { $n }
lobby-seat-held = Une place vous est réservée : { $seconds } s
lobby-players-online = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lobby-tables-open = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
