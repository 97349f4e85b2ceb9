### The lobby of one tournament.

event-overview = Overview
event-structure = Structure
event-prizes = Prizes
event-players = Players
event-tables = Tables
event-satellites = Satellites
event-loading = Fetching the tournament
event-number = Tournament { $id }
event-info = Tournament info
event-read-rules = Read the rules

## The player’s own place. $table is the name of a table.

event-own = Your tournament
event-not-in = You have not entered.
event-are-in = You are registered.
event-own-stack = Your stack
event-own-blinds = In big blinds
event-table-seat = { $table }, seat { $seat }
event-next-prize = Next prize
event-must-go = { $count ->
    [one] { $count } more player out
   *[other] { $count } more players out
}

## The overview.

event-about = About
event-registration = Registration
event-play = Play
event-registered-of = { $count ->
    [one] of { $count } at most
   *[other] of { $count } at most
}
event-table-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
event-next-break-in = Next break in
event-levels-of = Levels of { $time }

## The structure. $length is a time such as “5 min”, $time a time of day or a time left.

event-level = Level
event-small-blind = Small blind
event-big-blind = Big blind
event-blinds = Blinds
event-ante = Ante
event-length = Time
event-late-ends = Late registration ends
event-rebuys-end = Rebuys end
event-phase-ends = The phase ends
event-break-about = Break of { $length }, about { $time }
event-now-left = Now, { $time } left
event-last-repeats = After level { $n } the last level repeats.
event-no-levels = The levels are not known yet.

## The prizes.

event-place = Place
event-share = Share
event-more-than-below = Up from the place below
event-next-prize-in = { $count ->
    [one] Next prize, { $count } more out
   *[other] Next prize, { $count } more out
}
event-own-prize = Your prize
event-special-prize = of it { $amount } special prize
event-is-final = Final: registration has closed.
event-not-final = These are the prizes for the entries so far. They are final when registration closes.
event-paid-at-once = A prize is paid as soon as its player is out, the winner’s at the end. Chips have no cash value.
event-no-prizes = The prizes are not known yet.

## Players and tables.

event-stack-or-prize = Stack or prize
event-find-player = Find a player
event-nobody-found = Nobody of this name has entered.
event-searching = Searching
event-no-players = Nobody has entered yet.
event-you = { $name } (you)
event-registered = Registered
event-out = Out
event-table = Table
event-largest = Largest stack
event-smallest = Smallest stack
event-watch = Watch
event-watch-table = Watch: { $name }
event-no-watching = The tables of this tournament cannot be watched.
event-seats-by-lot = Seats are drawn by lot. Tables are balanced between hands; the last one is the final table.
event-no-tables = No table is being played.

## Satellites. $name is the name of a tournament.

event-satellite = Satellite
event-open = Open
event-open-named = Open: { $name }
event-leads-to = Its winners enter: { $name }
event-entry-worth = An entry to this tournament is worth { $amount }.

## The end.

event-cancelled-few = Cancelled: too few players had registered.
event-cancelled-house = The operator has cancelled the tournament.
event-cancelled-fault = Cancelled: the tournament could not be resumed after a technical fault.
event-refunded = { $amount } was paid back to your balance.
event-finished = The tournament is over.
