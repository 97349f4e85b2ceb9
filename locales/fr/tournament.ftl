### Words about tournaments that several screens use. $place is a place such as “3e”.

tournament-place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }re
   *[other] { $n }e
}
tournament-place-of = { $place } sur { $count }
tournament-places = { $first }–{ $last }
tournament-blinds-ante = { $blinds }, ante { $ante }
tournament-level = Niveau { $n }
tournament-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
# When the next level begins, if it begins after a number of hands.
tournament-in-hands = { $count ->
    [one] dans { $count } main
   *[other] dans { $count } mains
}
# When the next level begins, if it begins with the next hand.
tournament-now = maintenant
tournament-next-level = Niveau suivant
# A time follows.
tournament-next-level-in = Niveau suivant dans
# The level that has no end.
tournament-last-level = Dernier niveau
tournament-minutes-short = { $count } min
tournament-hours-short = { $count } h
tournament-free = Gratuit
tournament-buy-in-fee = { $buy_in } + { $fee }
# What a place wins: money, and an entry or a ticket besides.
tournament-money-and = { $money } et { $what }
tournament-entry-in = inscription : { $name }
tournament-ticket = ticket { $kind } ({ $amount })
tournament-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
tournament-deal-equal = Parts égales
tournament-deal-by-stacks = Selon les tapis
tournament-deal-icm = ICM
tournament-feature-sit-and-go = Sit & Go
tournament-feature-scheduled = À heure fixe
tournament-feature-freezeout = Freezeout
tournament-feature-guaranteed = Garanti
tournament-feature-added-money = Dotation ajoutée
tournament-feature-special-prize = Prix spécial
tournament-feature-second-prize = Second prix
tournament-feature-satellite = Satellite
tournament-feature-freeroll = Freeroll
tournament-feature-multi-buy-in = Buy-in au choix
tournament-feature-private = Privé
tournament-feature-late-registration = Inscription tardive
tournament-feature-re-entry = Re-entry
tournament-feature-multi-entry = Multi-entrées
tournament-feature-rebuy = Rebuys
tournament-feature-add-on = Add-on
tournament-feature-bounty = Bounty
tournament-feature-progressive-bounty = Bounty progressif
tournament-feature-vip-bounty = Bounty VIP
tournament-feature-knockout-prize = Prime d’élimination
tournament-feature-bounty-prize = Prime sur joueurs désignés
tournament-feature-pro-bounty = Bounty pro
tournament-feature-phased = Par étapes
tournament-feature-shootout = Shootout
tournament-feature-spin = Spin
tournament-feature-fifty50 = Fifty50
tournament-feature-double-or-nothing = Double or Nothing
tournament-feature-time-limited = Durée limitée
tournament-feature-winner-takes-all = Tout pour le vainqueur
tournament-feature-deal = Deals
tournament-feature-synchronised-breaks = Pauses synchronisées
tournament-feature-hand-for-hand = Main par main
