### The lobby: the stakes that a player can choose, queues and jackpots.

lobby-title = Lobby
lobby-tab-holdem = Hold’em
lobby-tab-omaha = Omaha
lobby-tab-five-cards = Omaha 5 cartes
lobby-tab-high-low = Haut/Bas
lobby-tab-deepstack = Deepstack
lobby-tab-shortstack = Shortstack
lobby-tab-banzai = Banzai
lobby-tab-fast = Fast Hold’em
lobby-tab-rapid = Rapid
lobby-col-game = Jeu
lobby-col-limit = Limite
lobby-col-stakes = Enjeux
lobby-col-blinds = Blindes
lobby-col-seats = Places
lobby-col-players = Joueurs
lobby-col-tables = Tables
lobby-col-average-pot = Pot moyen
lobby-col-waiting = Attente
lobby-wait-about = environ { $minutes } min
lobby-wait-less = moins d’1 min
lobby-wait-about-short = ~{ $minutes } min
lobby-wait-less-short = < 1 min
lobby-waiting-with-wait = { $count } · { $wait }
lobby-col-hands-hour = Mains / h
lobby-sort-by = Trier par : { $column }
lobby-favourite = Favori : { $stake }
lobby-filters = Filtres
lobby-filters-set = Filtres ({ $n })
lobby-filter-all = Tout
lobby-filter-least = Grosse blinde minimale
lobby-filter-most = Grosse blinde maximale
lobby-lower = Moins
lobby-higher = Plus
lobby-hide-empty = Masquer vides
lobby-only-favourites = Favoris seulement
lobby-clear-filters = Effacer les filtres
lobby-saved-filters = Filtres enregistrés
lobby-remove-saved-filters = Supprimer « { $name } »
lobby-save-filters = Enregistrer ces filtres sous
lobby-save = Enregistrer
lobby-save-help = Les filtres et la recherche sont enregistrés tels quels.
lobby-save-nothing = Rien à enregistrer : réglez un filtre ou cherchez quelque chose.
lobby-save-taken = Des filtres portent déjà ce nom. Saisissez-en un autre.
lobby-save-full = Vous avez déjà { $n } filtres enregistrés, c’est le maximum. Supprimez-en pour en enregistrer d’autres.
lobby-search = Chercher un enjeu ou une table
lobby-clear-search = Effacer recherche et filtres
lobby-nothing-found = Aucun enjeu ne correspond à la recherche et aux filtres.
lobby-table-found = { $stake } · { $table }
lobby-mark-no-limit = NL
lobby-mark-pot-limit = PL
lobby-mark-fixed-limit = F
lobby-mark-high-low = H-L
lobby-to-table = À la table
lobby-seated-at = { $count ->
    [one] Vous êtes à { $count } table de cet enjeu.
   *[other] Vous êtes à { $count } tables de cet enjeu.
}
lobby-play = Jouer
lobby-play-another = Jouer à une autre table
lobby-play-help = La salle choisit la table. La cave se choisit avant de s’asseoir.
lobby-queue-title = File d’attente : { $stake }
lobby-queue-place = Votre rang dans la file : { $n } sur { $waiting }
lobby-queue-opens = { $count ->
    [one] Une nouvelle table ouvre quand { $count } joueur attend.
   *[other] Une nouvelle table ouvre quand { $count } joueurs attendent.
}
lobby-nothing-chosen = La partie que vous choisissez est décrite ici.
lobby-queue-wait = Attente habituelle : { $wait }
lobby-queue-leave = Quitter la file d’attente
lobby-queue-stay = Continuer d’attendre
lobby-seat-held = Une place vous est réservée : { $time }
lobby-seat-held-at = Une place vous est réservée. Table : { $table }
lobby-seat-gone = La place ne vous est plus réservée. Table : { $table }
lobby-jackpot = Jackpot { $name } : { $amount }
lobby-jackpot-monte-carlo = Monte Carlo
lobby-jackpot-bad-beat = Bad Beat
lobby-jackpot-smart = Smart
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
lobby-rulebook = Règles : { $rules }
