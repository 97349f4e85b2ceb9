### What a tournament is, and its terms. $game, $chips, $time and $percent are ready words such as « 10 min »; $target is the name of a tournament.

## What it is, in sentences.

terms-about-game = { $game }, tables de { $seats }.
terms-about-freezeout = Un seul tapis par joueur : le perdre met fin au tournoi.
terms-about-again = Après une élimination, une nouvelle inscription est possible tant que les inscriptions sont ouvertes.
terms-about-rebuys = Les rebuys sont possibles jusqu’à la fin du niveau { $level }.
terms-about-shootout = Chaque table joue jusqu’au dernier joueur ; les vainqueurs se retrouvent à de nouvelles tables.
terms-about-satellite = Les prix sont des inscriptions : { $target }.
terms-about-phase = Après le niveau { $level }, les tapis restants passent à la suite : { $target }.
terms-about-time = Fin après { $time } de jeu ; les tapis décident alors des places.
terms-about-free = L’entrée est gratuite.
terms-about-cost = L’entrée coûte { $price }, dont { $fee } de frais.
terms-about-cost-whole = L’entrée coûte { $price }.
terms-about-choice = Vous choisissez votre buy-in, de { $least } à { $most } ; votre tapis est proportionnel.
terms-about-start = Vous commencez avec { $chips } ; un niveau dure { $time }.
terms-about-guarantee = La dotation est d’au moins { $amount }.
terms-about-added = Ajout à la dotation : { $amount }.
terms-about-winner-takes-all = Le vainqueur remporte toute la dotation.
terms-about-equal = Tous ceux qui restent à la fin gagnent le même prix.
terms-about-half-by-chips = Une moitié de la dotation est partagée à parts égales entre les joueurs restants, l’autre selon leurs jetons.
terms-about-drawn = La dotation est tirée au sort avant la première main.
terms-about-second-phase = Les prix se gagnent dans la deuxième phase.
terms-about-special = Un prix spécial s’ajoute à la dotation ; son gagnant est annoncé ici.
terms-about-bounty = Chaque élimination rapporte { $amount }.
terms-about-progressive = Chaque élimination rapporte { $percent } du bounty ; le reste s’ajoute à celui du vainqueur.
terms-about-deal = À la table finale, les joueurs peuvent convenir de partager les gains restants.

## The terms: labels, and what is said of each.

terms-players = Joueurs
terms-payment = Paiement
terms-condition = Condition
terms-table = Places par table
terms-decision = Temps de décision
terms-time-bank = Réserve de temps
terms-end = Fin
terms-absence = Absence
terms-when-full = { $count ->
    [one] Dès { $count } inscription
   *[other] Dès { $count } inscriptions
}
terms-from-to = De { $least } à { $most } ; annulé et remboursé en dessous de { $least }
terms-late-level = Jusqu’à la fin du niveau { $level }, soit { $time } de jeu ; peut fermer plus tôt
terms-late-time = Jusqu’à { $time } ; peut fermer plus tôt
terms-not-possible = Impossible
terms-unregister-until = Jusqu’à { $time }. Remboursement sous la forme du paiement.
terms-unregister-until-full = Jusqu’à ce que le tournoi soit complet. Remboursement sous la forme du paiement.
terms-re-entries = { $count ->
    [one] Une fois pour { $price }, tant que les inscriptions sont ouvertes
   *[other] Jusqu’à { $count } fois pour { $price }, tant que les inscriptions sont ouvertes
}
terms-entries-at-once = { $count ->
    [one] Jusqu’à { $count } en même temps
   *[other] Jusqu’à { $count } en même temps
}
terms-rebuy = { $price } pour { $chips }, une fois le tapis perdu, jusqu’à la fin du niveau { $level }
terms-rebuy-with = { $price } pour { $chips }, avec { $most } au plus, jusqu’à la fin du niveau { $level }
terms-rebuy-most = { $count ->
    [one] { $rebuy } ; { $count } par joueur
   *[other] { $rebuy } ; { $count } par joueur
}
terms-add-on = { $price } pour { $chips }, une fois, après le niveau { $level }
terms-pay-money = En argent seulement
terms-pay-ticket = En argent, ou par ticket : { $kind }
terms-hands-played = { $count ->
    [one] Au moins { $count } main jouée en cash game
   *[other] Au moins { $count } mains jouées en cash game
}
terms-account-age = { $count ->
    [one] Compte ouvert depuis au moins { $count } jour
   *[other] Compte ouvert depuis au moins { $count } jours
}
terms-invited = Sur invitation de l’organisateur
terms-bank-steps = { $count ->
    [one] { $first } au début, puis { $add } à chaque main, { $cap } au plus
   *[other] { $first } au début, puis { $add } toutes les { $count } mains, { $cap } au plus
}
terms-bank-floor = Au moins { $floor } à chaque main, { $add } de plus après chacune, { $cap } au plus
terms-from-left = { $count ->
    [one] À partir de { $count } joueur restant
   *[other] À partir de { $count } joueurs restants
}
terms-deals = À la table finale, si tous acceptent
terms-bounty = { $amount } par joueur éliminé
terms-progressive = { $amount } au début ; { $percent } d’un bounty sont versés, le reste s’ajoute à celui du vainqueur
terms-ends-one-left = Quand un joueur a tous les jetons
terms-ends-half-left = Quand la moitié des joueurs est éliminée
terms-ends-after-level = Après le niveau { $level } ; les tapis restants passent à la phase suivante
terms-absent = Vous recevez des cartes, payez blindes et antes, et votre main est couchée
