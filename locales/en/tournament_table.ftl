### The table of a tournament: how it stands, notices, offers, deals, the drum, the end. $place is a place such as “3rd”.

## The cards in the corners, and the line in the top bar of a small window.

tournament-table-clock-stopped = Clock stopped at
tournament-table-ante = ante { $amount }
tournament-table-next-blinds = Next: { $blinds }
tournament-table-blinds-ante-short = { $blinds } ({ $ante })
tournament-table-left-title = { $count ->
    [one] { $count } player left
   *[other] { $count } players left
}
tournament-table-players-left = Players left
tournament-table-entries = Entries
tournament-table-average = Average stack
tournament-table-prize-now = Prize now
tournament-table-next-prize-in = { $count ->
    [one] Next prize in { $count } place
   *[other] Next prize in { $count } places
}
tournament-table-prizes-in = { $count ->
    [one] Prizes begin in { $count } place
   *[other] Prizes begin in { $count } places
}
tournament-table-last-prize = Everybody left wins
tournament-table-first-prize = First prize
tournament-table-m = M { $m }
tournament-table-tip-lobby = Tournament lobby

## The tools. $price is an amount of money.

tournament-table-sit-out = Sit out
tournament-table-sit-out-cost = Sit out: you are dealt in, post blinds and antes, and are folded.
tournament-table-sitting-out = You are sitting out. You post blinds and antes, and are folded.
tournament-table-rebuy = Rebuy · { $price }
tournament-table-add-on = Add-on · { $price }
tournament-table-deal = Share prizes
tournament-table-m-setting = Show M at tournament tables
tournament-table-m-setting-help = For how many rounds your stack pays blinds and antes.

## Leaving a table of a tournament.

tournament-table-leave = Go to the lobby
tournament-table-leave-question = You stay in the tournament and keep your seat. While you are away, you post blinds and antes, and when your time runs out your hand is checked or folded.

## Sheets that tell something.

tournament-table-break-title = Break
tournament-table-break-then = Then level { $level }: { $blinds }.
tournament-table-break-level = { $time } left in this level. Next: { $next }.
tournament-table-break-note = The break began when every table had finished its hand.
tournament-table-hand-for-hand = Hand for hand
tournament-table-left-and-paid = { $left } left, { $paid } paid
tournament-table-hand-for-hand-waits = Your table has finished this hand. Play goes on when all tables have.
tournament-table-tables-in-play = { $count ->
    [one] { $count } table is in play.
   *[other] { $count } tables are in play.
}
tournament-table-hand-for-hand-note = Everyone out in this hand counts as out together; the larger stack at its start gets the better place.
tournament-table-moved-title = You are now at table { $number }.
tournament-table-table-number = Table { $number }
tournament-table-moved-broken = Your table was broken up. Your stack came with you.
tournament-table-moved-balanced = The tables were balanced. Your stack came with you.
tournament-table-moved-final = All who are left sit at this table. Your stack came with you.
tournament-table-your-seat = Your seat
tournament-table-seat-number = Seat { $n }
tournament-table-closes-in = Closes in { $time }
tournament-table-final-table = Final table
tournament-table-final-table-told = { $count ->
    [one] { $count } player is left, at this table.
   *[other] The last { $count } players sit at this table.
}

## The drum. $n is a number such as 1.5.

tournament-table-drum-title = Drawing the prize pool
tournament-table-drawn-title = The prize pool
tournament-table-times = ×{ $n }
tournament-table-prize-pool = Prize pool
tournament-table-place-prize = { $place } place
tournament-table-skip = Skip

## Offers. $level is a number, $price an amount of money.

tournament-table-rebuy-title = Rebuy?
tournament-table-answer-within = Answer within
tournament-table-offered-for = Offered for
tournament-table-broke = You have no chips left.
tournament-table-broke-until = You have no chips left. Rebuys are possible until the end of level { $level }.
tournament-table-few-chips = Your stack is small enough for a rebuy.
tournament-table-new-stack = Your stack afterwards
tournament-table-balance = Balance
tournament-table-balance-after = Balance afterwards
tournament-table-too-poor = Your balance is too small.
tournament-table-decline = Decline, I am out
tournament-table-add-on-title = Add-on
tournament-table-add-on-about = The rebuy period has ended. One add-on for each player, whatever the stack.
tournament-table-no-add-on = No add-on
tournament-table-waits = Asking the room…

## The end of an entry. $place is a place such as “3rd”.

tournament-table-finished = You finished in { $place } place.
tournament-table-won = You won the tournament!
tournament-table-out-title = You are out.
tournament-table-out-about = Others can still enter. Your place is known when registration closes.
tournament-table-prize = Prize
tournament-table-no-prize = None in this place
tournament-table-no-prize-before = None; prizes begin at the { $place } place
tournament-table-bounties-won = Bounties won
tournament-table-bounties = { $count } · { $amount }
tournament-table-paid-in = Paid in
tournament-table-again-title = Enter again?
tournament-table-again-about = { $chips }, a new seat at random
tournament-table-again-left = Late registration: { $time } left
tournament-table-enter-again = Re-enter · { $price }
tournament-table-leave-table = Leave the table
tournament-table-survived-title = You go through.
tournament-table-survived-carried = Your { $chips } go with you to { $target }.
tournament-table-survived-not-carried = A larger stack of yours goes on to { $target }.
tournament-table-next-phase = the next phase
tournament-table-cancelled-title = The tournament was cancelled.
tournament-table-cancelled-too-few = Too few players had registered.
tournament-table-cancelled-house = The house has cancelled it.
tournament-table-cancelled-fault = It could not go on after a fault.
tournament-table-paid-back = Paid back
tournament-table-tickets-back = Tickets valid again

## Deals. $kind is how the prizes are shared.

tournament-table-deal-title = Share the prize money?
tournament-table-deal-proposed = { $player } proposes: { $kind }
tournament-table-deal-pool = Remaining prize money: { $pool }. A deal ends the tournament.
tournament-table-player = Player
tournament-table-stack = Stack
tournament-table-equal = Equal
tournament-table-by-stacks = By stacks
tournament-table-icm = ICM
tournament-table-answer = Answer
tournament-table-agrees = Agrees
tournament-table-waiting = Waiting
tournament-table-you = You
tournament-table-agreed-count = { $agreed } of { $count } agree. It happens only if all agree.
tournament-table-without-deal = Without a deal you get at least { $lowest } and at most { $highest }.
tournament-table-without-deal-least = Without a deal you get at least { $lowest }.
tournament-table-less-than-sure = This is less than the { $lowest } that are yours if you play on.
tournament-table-play-on = Play on
tournament-table-agree = Agree to { $amount }
tournament-table-you-agreed = You have agreed
tournament-table-withdraw = Withdraw
tournament-table-propose-title = Propose a deal
tournament-table-propose-about = If everybody agrees, the tournament ends and each player gets this share. You can propose once in each level.
tournament-table-you-get = You get
tournament-table-propose = Propose · { $amount }
tournament-table-asked = { $player } proposes a deal when this hand is over: { $kind }

## The log. The player’s name stands before the lines that begin in lower case.

tournament-table-title = Tournament
tournament-table-news-empty = Nothing has happened yet.
tournament-table-news-level = { $level }: { $blinds }
tournament-table-news-break = Break: { $length }
tournament-table-news-break-over = The break is over
tournament-table-news-hand-for-hand-over = No longer hand for hand
tournament-table-news-time-up = Time is up: these hands are the last
tournament-table-news-registration-closed = { $count ->
    [one] Registration has closed: { $count } place is paid
   *[other] Registration has closed: { $count } places are paid
}
tournament-table-news-moved-broken = Your table was broken up: you moved here
tournament-table-news-moved-balanced = The tables were balanced: you moved here
tournament-table-news-arrived = comes to the table
tournament-table-news-rebought = rebuys for { $price }
tournament-table-news-added-on = takes the add-on for { $price }
tournament-table-news-out = is out
tournament-table-news-placed = finishes in { $place } place
tournament-table-news-placed-prize = finishes in { $place } place: { $prize }
tournament-table-news-disqualified = is disqualified
tournament-table-news-bounty = wins the bounty on { $from }: { $amount }
tournament-table-news-own-bounty = keeps { $amount }: the own bounty
tournament-table-news-proposed = proposes a deal: { $kind }
tournament-table-news-deal-withdrawn = The deal was withdrawn
tournament-table-news-deal-refused = A player wants to play on
tournament-table-news-deal-time-over = The time for the deal is over
tournament-table-news-deal-changed = The deal no longer fits the stacks
tournament-table-news-deal-made = All agree: { $kind }
tournament-table-news-drawn = Prize pool { $times }: { $pool }
