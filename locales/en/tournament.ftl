### Words about tournaments that several screens use. $place is a place such as “3rd”.

tournament-place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
tournament-place-of = { $place } of { $count }
tournament-places = { $first }–{ $last }
tournament-blinds-ante = { $blinds }, ante { $ante }
tournament-level = Level { $n }
tournament-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
# When the next level begins, if it begins after a number of hands.
tournament-in-hands = { $count ->
    [one] in { $count } hand
   *[other] in { $count } hands
}
# When the next level begins, if it begins with the next hand.
tournament-now = now
tournament-next-level = Next level
# A time follows.
tournament-next-level-in = Next level in
# The level that has no end.
tournament-last-level = Last level
tournament-minutes-short = { $count } min
tournament-hours-short = { $count } h
tournament-free = Free
tournament-buy-in-fee = { $buy_in } + { $fee }
# What a place wins: money, and an entry or a ticket besides.
tournament-money-and = { $money } and { $what }
tournament-entry-in = entry: { $name }
tournament-ticket = { $kind } ticket ({ $amount })
tournament-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
tournament-deal-equal = Equal shares
tournament-deal-by-stacks = By stacks
tournament-deal-icm = ICM
tournament-feature-sit-and-go = Sit & Go
tournament-feature-scheduled = Scheduled
tournament-feature-freezeout = Freezeout
tournament-feature-guaranteed = Guaranteed
tournament-feature-added-money = Added money
tournament-feature-special-prize = Special prize
tournament-feature-second-prize = Second prize
tournament-feature-satellite = Satellite
tournament-feature-freeroll = Freeroll
tournament-feature-multi-buy-in = Choice of buy-in
tournament-feature-private = Private
tournament-feature-late-registration = Late registration
tournament-feature-re-entry = Re-entry
tournament-feature-multi-entry = Multi-entry
tournament-feature-rebuy = Rebuys
tournament-feature-add-on = Add-on
tournament-feature-bounty = Bounty
tournament-feature-progressive-bounty = Progressive bounty
tournament-feature-vip-bounty = VIP bounty
tournament-feature-knockout-prize = Knockout prize
tournament-feature-bounty-prize = Bounty prize
tournament-feature-pro-bounty = Pro bounty
tournament-feature-phased = Phased
tournament-feature-shootout = Shootout
tournament-feature-spin = Spin
tournament-feature-fifty50 = Fifty50
tournament-feature-double-or-nothing = Double or Nothing
tournament-feature-time-limited = Time limit
tournament-feature-winner-takes-all = Winner takes all
tournament-feature-deal = Deals
tournament-feature-synchronised-breaks = Synchronised breaks
tournament-feature-hand-for-hand = Hand for hand
