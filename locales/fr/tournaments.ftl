### The lists of tournaments in the lobby: scheduled ones, sit and go tournaments, and games of the HexaPro family.

tournaments-section-cash = Cash game
tournaments-section-sit-and-go = Sit & Go
tournaments-section-hexapro = HexaPro
tournaments-section-hexaplo = HexaPLO Extreme
tournaments-section-hexaplo-short = HexaPLO
tournaments-section-tournaments = Tournois
# A section of the lobby and the number of things in it.
tournaments-section-with-count = { $section } : { $count }
tournaments-next-at = Prochain départ : { $time }
tournaments-next-players = { $count ->
    [one] Il manque { $count } joueur à la prochaine partie
   *[other] Il manque { $count } joueurs à la prochaine partie
}
tournaments-running = { $count ->
    [one] { $count } tournoi en cours
   *[other] { $count } tournois en cours
}
tournaments-games-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
tournaments-search = Chercher un tournoi
tournaments-guaranteed = Garanti
tournaments-mine = Mes tournois
tournaments-col-start = Début
tournaments-col-name = Tournoi
tournaments-col-type = Type
tournaments-col-buy-in = Buy-in + frais
tournaments-col-pool = Dotation
tournaments-col-registered = Inscrits
tournaments-col-state = État
tournaments-col-field = Format
tournaments-col-pace = Vitesse
tournaments-col-running = En cours
# The beginning of a tournament, and the time until then: 19:30 · dans 24:05.
tournaments-starts-soon = { $time } · dans { $left }
tournaments-weekday-time = { $weekday } { $time }
tournaments-monday = lun.
tournaments-tuesday = mar.
tournaments-wednesday = mer.
tournaments-thursday = jeu.
tournaments-friday = ven.
tournaments-saturday = sam.
tournaments-sunday = dim.
tournaments-when-full = Une fois complet
tournaments-from-phase-one = Après la phase 1
# How far a tournament has come; bound to « tournoi » and ”turneringen”. Those about the player come last.
tournaments-state-registering = Inscriptions
tournaments-state-late = Insc. tardive
tournaments-state-late-in = Insc. tardive { $left }
tournaments-state-late-level = Insc. tardive niv. { $n }
tournaments-state-not-open = Pas ouvert
tournaments-state-running = En cours
tournaments-state-break = Pause
tournaments-state-final-table = Table finale
tournaments-state-finished = Terminé
tournaments-state-cancelled = Annulé
tournaments-state-registered = Inscription faite
tournaments-state-playing = En jeu
tournaments-mark-guaranteed = G
tournaments-type-private = Privé
tournaments-type-phased = Deux phases
tournaments-type-satellite = Satellite
tournaments-type-bounty = Bounty
tournaments-type-rebuy = Rebuy ou re-entry
tournaments-type-freezeout = Freezeout
tournaments-guaranteed-amount = { $amount } garantis
tournaments-added-amount = { $amount } ajoutés
tournaments-filter-least = Prix minimal
tournaments-filter-most = Prix maximal
tournaments-filter-open = Inscriptions ouvertes
tournaments-filter-late = Inscription tardive
tournaments-filter-running = En cours
tournaments-filter-over = Terminés
tournaments-nothing-found = Aucun tournoi ne correspond aux filtres.
tournaments-empty = Aucun tournoi n’est proposé.
# New rows wait while the pointer is over the list, so that nothing moves under it.
tournaments-waiting-rows = { $count ->
    [one] { $count } de plus quand le pointeur quittera la liste
   *[other] { $count } de plus quand le pointeur quittera la liste
}
tournaments-details = Détails
tournaments-open-lobby = Ouvrir le lobby du tournoi
tournaments-register-price = S’inscrire · { $price }
tournaments-register-again-price = Se réinscrire · { $price }
tournaments-unregister = Se désinscrire
tournaments-unregistering = Désinscription en cours
tournaments-to-table = Aller à votre table
tournaments-late-title = Inscription tardive
tournaments-late-to-level = jusqu’à la fin du niveau { $n }
tournaments-late-to-time = jusqu’à { $time }
tournaments-starts-in = Début dans
tournaments-starts-at = Début
tournaments-break-over-in = Pause, reprise dans
tournaments-seats = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
tournaments-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournaments-heads-up = Heads-up
tournaments-pace-slow = Lente
tournaments-pace-normal = Normale
tournaments-pace-turbo = Turbo
tournaments-pace-hyper = Hyper-turbo
tournaments-sit-and-go-priced = Sit & Go { $price }
tournaments-bounty-own = Votre bounty
tournaments-entries = Inscriptions
tournaments-entries-short = { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
}
tournaments-least-entries = Inscriptions requises
tournaments-players-left = Joueurs restants
tournaments-starting-stack = Tapis de départ
tournaments-level-time = Durée d’un niveau
tournaments-re-entries = Re-entry
tournaments-unregistration = Désinscription
tournaments-unregistration-until = Jusqu’à { $time }
tournaments-unregistration-until-full = Tant qu’il reste des places
tournaments-unregistration-closed = Fermée
tournaments-breaks = Pauses
tournaments-breaks-at = { $duration }, à la minute { $minute } de chaque heure
tournaments-starts = Début
tournaments-places-paid = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
}
tournaments-from-amount = à partir de { $amount }
tournaments-not-final = Gains définitifs à la clôture des inscriptions.
tournaments-games-at-once = Parties simultanées
tournaments-fewer-games = Moins de parties
tournaments-more-games = Plus de parties
tournaments-register-games = { $count ->
    [one] S’inscrire à { $count } partie
   *[other] S’inscrire à { $count } parties
}
tournaments-total = Total
tournaments-choose-buy-in = Choisissez un buy-in
tournaments-about-draw = { $count ->
    [one] { $count } joueur. Le tirage fixe la dotation avant la première main.
   *[other] { $count } joueurs. Le tirage fixe la dotation avant la première main.
}
tournaments-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
tournaments-starting = Départ
tournaments-multiplier = Multiplicateur
tournaments-chance = Chances sur 100 000
tournaments-times = ×{ $x }
tournaments-winner-takes-all = Tout pour le vainqueur
tournaments-stack-and-level = { $chips } · { $time }
tournaments-priced = { $name } { $price }
tournaments-tile = { $name }, { $price }
tournaments-room-keeps = En moyenne, la salle garde { $percent } des buy-ins : environ { $amount } sur { $buy_in }.
tournaments-room-keeps-fee = La salle garde aussi les frais de { $amount }.
tournaments-drawing-unknown = Récupération des multiplicateurs
tournaments-favourite-star = Favori : { $name }
tournaments-shared-from = À partir de ×{ $x }, les 2e et 3e places sont aussi payées.
