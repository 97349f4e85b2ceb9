### Words about tournaments that several screens use. $place is a place such as “3:e”.

tournament-place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }:a
   *[other] { $n }:e
}
tournament-place-of = { $place } av { $count }
tournament-places = { $first }–{ $last }
tournament-blinds-ante = { $blinds }, ante { $ante }
tournament-level = Nivå { $n }
tournament-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } händer
}
# When the next level begins, if it begins after a number of hands.
tournament-in-hands = { $count ->
    [one] om { $count } hand
   *[other] om { $count } händer
}
# When the next level begins, if it begins with the next hand.
tournament-now = nu
tournament-next-level = Nästa nivå
# A time follows.
tournament-next-level-in = Nästa nivå om
# The level that has no end.
tournament-last-level = Sista nivån
tournament-minutes-short = { $count } min
tournament-hours-short = { $count } h
tournament-free = Gratis
tournament-buy-in-fee = { $buy_in } + { $fee }
# What a place wins: money, and an entry or a ticket besides.
tournament-money-and = { $money } och { $what }
tournament-entry-in = anmälan: { $name }
tournament-ticket = biljett { $kind } ({ $amount })
tournament-chips = { $count ->
    [one] { $count } mark
   *[other] { $count } marker
}
tournament-deal-equal = Lika delar
tournament-deal-by-stacks = Efter stackar
tournament-deal-icm = ICM
tournament-feature-sit-and-go = Sit & Go
tournament-feature-scheduled = Med starttid
tournament-feature-freezeout = Freezeout
tournament-feature-guaranteed = Garanterad
tournament-feature-added-money = Extra prispengar
tournament-feature-special-prize = Specialpris
tournament-feature-second-prize = Andrapris
tournament-feature-satellite = Satellit
tournament-feature-freeroll = Freeroll
tournament-feature-multi-buy-in = Valfritt inköp
tournament-feature-private = Privat
tournament-feature-late-registration = Sen registrering
tournament-feature-re-entry = Återinträde
tournament-feature-multi-entry = Multi-entry
tournament-feature-rebuy = Rebuy
tournament-feature-add-on = Add-on
tournament-feature-bounty = Bounty
tournament-feature-progressive-bounty = Progressiv bounty
tournament-feature-vip-bounty = VIP-bounty
tournament-feature-knockout-prize = Utslagningspris
tournament-feature-bounty-prize = Bountypris
tournament-feature-pro-bounty = Proffsbounty
tournament-feature-phased = I etapper
tournament-feature-shootout = Shootout
tournament-feature-spin = Spin
tournament-feature-fifty50 = Fifty50
tournament-feature-double-or-nothing = Double or Nothing
tournament-feature-time-limited = Tidsgräns
tournament-feature-winner-takes-all = Vinnaren tar allt
tournament-feature-deal = Uppgörelser
tournament-feature-synchronised-breaks = Synkroniserade pauser
tournament-feature-hand-for-hand = Hand för hand
