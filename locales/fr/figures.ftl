### What the player's hands add up to, and how the player plays.

figures-tab-hands = Mains
figures-tab-figures = Statistiques
figures-tab-players = Joueurs
figures-plus = +{ $number }
figures-minus = −{ $number }
figures-big-blinds = { $number } bb
figures-net = Résultat net
figures-rake = après { $amount } de rake
figures-chips = jetons d’un tournoi
figures-unknown = { $count ->
    [one] sans { $count } main quittée avant la fin
   *[other] sans { $count } mains quittées avant la fin
}
figures-rate = BB pour 100 mains
figures-band = Bande à { $percent } : de { $low } à { $high }
figures-rate-few = Trop peu de mains pour un taux : { $count } sur { $least }.
figures-hands = Mains
figures-time = en { $hours } h { $minutes } min
figures-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
figures-pace = Mains par heure
figures-pace-all = toutes tables confondues
figures-pace-few = Il faut deux mains d’une même session.
figures-adjusted = Ajusté aux all-in
figures-adjusted-help = ce que valaient les all-in
figures-small = { $count ->
    [one] { $count } main ne dit presque rien : le hasard fait le résultat. À partir de { $least } mains, le taux a un sens.
   *[other] { $count } mains disent peu : le hasard fait presque tout le résultat. À partir de { $least } mains, le taux a un sens.
}
figures-line = Résultat en grosses blindes
figures-line-help = Bande à { $percent } : jusqu’où le hasard seul peut porter la droite moyenne.
figures-line-few = Une courbe demande au moins deux mains.
figures-over-hands = Mains
figures-over-days = Jours
figures-line-net = Résultat { $amount }
figures-line-adjusted = Ajusté { $amount }
figures-line-high = { $percent } : { $amount } au plus
figures-line-low = { $percent } : { $amount } au moins
figures-line-said = Après { $hands } mains : résultat { $net } grosses blindes, ajusté aux all-in { $adjusted }, bande à { $percent } de { $low } à { $high }.
figures-by = Par
figures-by-position = Position
figures-by-game = Jeu
figures-by-stake = Blindes
figures-by-opponent = Adversaire
figures-by-tournament = Tournoi
figures-by-none = Aucune main n’appartient à un tel groupe.
figures-col-hands = Mains
figures-col-net = Net, bb
figures-col-rate = bb/100
figures-col-band = Bande { $percent }
figures-col-vpip = VPIP
figures-col-pfr = PFR
figures-col-three-bet = 3-bet
figures-col-wtsd = WTSD
figures-dash = Un tiret remplace un échantillon trop petit : moins de { $hands } mains pour les bb/100, moins de { $cases } cas pour les autres chiffres.
figures-play = Votre jeu
figures-biggest-won = Plus gros coups gagnés
figures-biggest-lost = Plus gros coups perdus
figures-pot = Pot { $amount }
figures-show-hands = { $count ->
    [one] Voir cette main
   *[other] Voir les { $count } mains
}
figures-vpip = Joue une main (VPIP)
figures-pfr = Relance avant le flop (PFR)
figures-three-bet = Sur-relance (3-bet)
figures-continuation = Mise au flop après relance
figures-wtsd = Va à l’abattage (WTSD)
figures-won-showdown = Gagne à l’abattage (W$SD)
figures-aggression = Mises et relances après le flop
figures-factor = Mises et relances par suivi (AF)
figures-share = { $share } sur { $sample }
figures-share-few = trop peu : { $count } sur { $least }
