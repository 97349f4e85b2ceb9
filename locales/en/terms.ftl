### What a tournament is, and its terms. $game, $chips, $time and $percent are ready words such as “10 min”; $target is the name of a tournament.

## What it is, in sentences.

terms-about-game = { $game }, tables of { $seats }.
terms-about-freezeout = Everybody has one stack: a player who loses it is out.
terms-about-again = A player who is out can enter again while registration is open.
terms-about-rebuys = Rebuys are possible until the end of level { $level }.
terms-about-shootout = Each table plays until one player is left; the winners meet at new tables.
terms-about-satellite = The prizes are entries: { $target }.
terms-about-phase = After level { $level } the stacks that are left go on to: { $target }.
terms-about-time = Ends after { $time } of play; the stacks then decide the places.
terms-about-free = Entry is free.
terms-about-cost = An entry costs { $price }; { $fee } of it is the fee.
terms-about-cost-whole = An entry costs { $price }.
terms-about-choice = You choose your buy-in, from { $least } to { $most }; your stack is in proportion.
terms-about-start = You begin with { $chips }, and a level lasts { $time }.
terms-about-guarantee = The prize pool is at least { $amount }.
terms-about-added = Added to the prize pool: { $amount }.
terms-about-winner-takes-all = The winner takes the whole prize pool.
terms-about-equal = All who are left at the end win the same.
terms-about-half-by-chips = Half of the prize pool is shared equally among those who are left, half by their chips.
terms-about-drawn = The prize pool is drawn before the first hand.
terms-about-second-phase = The prizes are won in the second phase.
terms-about-special = There is a special prize besides the prize pool; its winner is told here.
terms-about-bounty = A player who knocks another out wins { $amount }.
terms-about-progressive = A player who knocks another out is paid { $percent } of that bounty; the rest is added to their own.
terms-about-deal = At the final table the players may agree to share the prizes that are left.

## The terms: labels, and what is said of each.

terms-players = Players
terms-payment = Payment
terms-condition = Condition
terms-table = Seats at a table
terms-decision = Time to act
terms-time-bank = Time bank
terms-end = End
terms-absence = Absence
terms-when-full = { $count ->
    [one] When { $count } player has registered
   *[other] When { $count } players have registered
}
terms-from-to = { $least } to { $most }; cancelled and refunded below { $least }
terms-late-level = Until the end of level { $level }, { $time } of play; may close earlier
terms-late-time = Until { $time }; may close earlier
terms-not-possible = Not possible
terms-unregister-until = Until { $time }. You get back what you paid with.
terms-unregister-until-full = Until all seats are taken. You get back what you paid with.
terms-re-entries = { $count ->
    [one] Once for { $price }, while registration is open
   *[other] Up to { $count } times for { $price } each, while registration is open
}
terms-entries-at-once = { $count ->
    [one] Up to { $count } at the same time
   *[other] Up to { $count } at the same time
}
terms-rebuy = { $price } for { $chips }, once all chips are lost, until the end of level { $level }
terms-rebuy-with = { $price } for { $chips }, with a stack of at most { $most }, until the end of level { $level }
terms-rebuy-most = { $count ->
    [one] { $rebuy }; { $count } for each player
   *[other] { $rebuy }; up to { $count } for each player
}
terms-add-on = { $price } for { $chips }, once, after level { $level }
terms-pay-money = Money only
terms-pay-ticket = Money, or a ticket: { $kind }
terms-hands-played = { $count ->
    [one] At least { $count } hand played at cash tables
   *[other] At least { $count } hands played at cash tables
}
terms-account-age = { $count ->
    [one] Account at least { $count } day old
   *[other] Account at least { $count } days old
}
terms-invited = Only for players whom the operator has invited
terms-bank-steps = { $count ->
    [one] { $first } at first, { $add } more after every hand, { $cap } at most
   *[other] { $first } at first, { $add } more after every { $count } hands, { $cap } at most
}
terms-bank-floor = At least { $floor } in each hand, { $add } more after each, { $cap } at most
terms-from-left = { $count ->
    [one] From { $count } player left
   *[other] From { $count } players left
}
terms-deals = At the final table, if all agree
terms-bounty = { $amount } for each player knocked out
terms-progressive = { $amount } at first; { $percent } of a bounty is paid, the rest goes onto the winner’s own
terms-ends-one-left = When one player has all chips
terms-ends-half-left = When half the players are out
terms-ends-after-level = After level { $level }; stacks that are left go on to the next phase
terms-absent = You are dealt in, post blinds and antes, and are folded
