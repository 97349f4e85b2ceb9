### Setting up a tournament in practice, and the line that shows how its field plays on.

setup-open = Préparer un tournoi
setup-open-short = Préparer
setup-title = Tournoi d’entraînement
setup-about = Vous jouez à votre table ; des bots jouent à toutes les autres.
setup-kind = Type
setup-game = Jeu
setup-field = Inscriptions
setup-field-help = La vôtre comprise.
setup-field-fixed = { $count ->
    [one] Ce type compte toujours { $count } inscription.
   *[other] Ce type compte toujours { $count } inscriptions.
}
setup-fewer = Moins
setup-more = Plus
setup-price = Entrée
setup-price-help = Payée avec votre argent fictif.
setup-structure = Structure des blindes
setup-structure-usual = Standard
# The length of a level, such as “10 min”, and the stack in chips.
setup-structure-of = { $length }, { $chips }
setup-levels = Durée des niveaux
setup-levels-help = Les mains sont celles de votre table.
setup-levels-usual = Standard
setup-levels-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
setup-stack = Tapis de départ
setup-stack-usual = Standard
setup-begin-at = Commencer
setup-begin-beginning = Au début
setup-begin-bubble = À la bulle
setup-begin-final-table = En table finale
setup-begin-heads-up = En heads-up
setup-begin-help = Des bots jouent jusque-là, puis vous prenez une place avec un tapis médian.
setup-stacks = Tapis à la table finale
setup-stacks-help = Le vôtre d’abord, puis dans le sens du jeu, séparés par des espaces. Vide : ceux des bots.
setup-others = Autres tables
setup-others-help = À pleine vitesse, on n’attend pas les machines : les autres tables suivent la vôtre.
setup-others-fast = À pleine vitesse
setup-others-real = Comme en vrai
setup-fixed = Tapis, structure et début sont fixes pour ce type.
setup-begin = Commencer
setup-play-out = Finir sans moi
setup-playing = Les autres tables jouent : { $left } joueurs restants sur { $entries }
setup-catching-up = Les bots jouent jusqu’à votre entrée : { $left } joueurs restants sur { $entries }
setup-level-hands = { $count ->
    [one] { $count } main avant le niveau suivant
   *[other] { $count } mains avant le niveau suivant
}
setup-no-kind = Cette salle n’a pas de tournoi de ce type. Choisissez un autre type.
setup-no-game = Ce type ne se joue pas à ce jeu. Choisissez un autre jeu.
setup-no-structure = Cette salle n’a pas cette structure. Choisissez-en une autre.
setup-too-short = Les niveaux de cette structure suffisent pour { $most } inscriptions. Réduisez le nombre ou changez de structure.
setup-entries-range = Ce type compte de { $least } à { $most } inscriptions.
setup-bad-figure = Le tapis et la durée des niveaux doivent être positifs et raisonnables.
setup-no-start = Le tournoi se termine avant ce point. Choisissez un autre début ou plus d’inscriptions.
setup-no-room = Le tournoi n’a pas pu commencer. Fermez l’entraînement et rouvrez-le.
