### How an operator is told what became of an order to a hall, and why it was refused. $command is what the operator can type.

order-done = Order { $order }: done in hall { $hall }.
order-refused = Order { $order }: refused in hall { $hall }, nothing has changed. { $why }
order-no-answer = Order { $order } is written down. The server of hall { $hall } does not answer, and carries it out as soon as it can. Outcome: { $command }
order-no-server = Order { $order } is written down. No server runs hall { $hall } at the moment; the next one carries it out. Outcome: { $command }
order-withdrawn = Order { $order } is withdrawn and will not be carried out.
order-begun = The server of hall { $hall } is carrying out order { $order }, so it cannot be withdrawn now. Outcome: { $command }
order-over = Order { $order } is over and cannot be withdrawn. Outcome: { $command }
order-no-such-order = There is no order { $order }. List: { $command }
order-over-largest = No amount may be more than { $largest }.
order-unreadable = This program cannot read the order. Another version wrote it, or it is damaged. Give the order again.
order-failed = { $times ->
    [one] The hall failed { $times } time while it carried the order out, so it does not try again. The server’s log says why.
   *[other] The hall failed { $times } times while it carried the order out, so it does not try again. The server’s log says why.
}

## Tournaments.

order-tournament-over = The tournament is over.
order-tournament-begun = The tournament has begun.
order-no-time = The tournament begins when it is full, so it has no time that can be changed.
order-time-past = That time has passed. Choose a later one.
order-begins-in-past = The tournament would begin in the past. Time now: { $now }
order-prizes-final = Registration is closed, so the prizes no longer change.
order-no-guarantee = The prizes of this tournament do not depend on a guarantee.
order-not-in-tournament = The player is not in the tournament.
order-disqualified-already = The player has already been disqualified.
order-no-such-bounty = The house pays no such bounty in this tournament: { $bounty }
order-other-vip = Another player is the VIP. Take the bounty of that player back first.
order-entries-closed = Registration is closed.
order-not-by-invitation = Players enter this tournament without an invitation.
order-no-refunds = The refunds cannot be calculated, so the tournament goes on.
order-no-tournaments = This hall offers no tournaments.
order-no-such-rulebook = This hall has no rulebook { $rulebook }.
order-bad-name = { $count ->
    [one] A name has one line of { $count } letter at most.
   *[other] A name has one line of { $count } letters at most.
}
order-not-private = Tournaments of this rulebook have no passwords.
order-no-deals = Players cannot share the prizes by this rulebook.
order-leads-on = A tournament of this kind leads to another one. Only the calendar can have it.
order-no-such-tournament = This hall has no tournament { $tournament }. List: { $command }

## Tables, jackpots and players.

order-no-such-table = This hall has no table { $table }.
order-no-hand = No hand is in progress at table { $table }.
order-no-such-jackpot = No rulebook of this hall has that jackpot. List: { $command }
order-never-here = Player { $player } has never been in this hall, which knows players from their first visit.
order-no-such-account = This account cannot be corrected: { $account }
order-not-at-table = Player { $player } does not sit at table { $table }.
order-in-hand = The player is in a hand. Give the order again when it is over.
order-too-little = There is { $held } to take, not { $wanted }. Choose { $held } or less.
order-too-much = The account would exceed the largest amount.
order-correction-incomplete = A correction names two different accounts, an amount, its author and its reason.

## What must be settled before a player is deleted.

order-still-at-table = The player sits at a table or is in a hand, and can be deleted after leaving it.
order-still-entered = The player is entered in tournaments that are not over: { $tournaments }
order-still-held = Money of the player is held ({ $amount }). Decide about it first.
order-still-reported = Reports about the player or by the player wait for a decision: { $reports }. List: { $command }

## Reports.

order-no-such-report = This hall has no report { $report }.
order-not-about = The report is not about player { $player }.
order-verdict-incomplete = A decision names its author.
order-held-already = The balance of player { $player } is already held.
order-suspended-already = Player { $player } is already suspended.
order-nothing-held = Nothing of player { $player } is held.
