### The lobby of one tournament.

event-structure = Structure
event-prizes = Prizes
event-players = Players
event-tables = Tables
event-loading = Fetching the tournament
event-no-prizes = The prizes are not known yet.
event-no-players = Nobody has entered yet.
event-no-tables = No table is being played.
event-you = { $name } (you)
event-registered = Registered
event-out = Out
event-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
event-stacks = Stacks { $least } to { $most }
event-watch = Watch
event-cancelled-few = Cancelled: too few players had registered.
event-cancelled-house = The operator has cancelled the tournament.
event-cancelled-fault = Cancelled: the tournament could not go on after a fault.
event-refunded = { $amount } was paid back to your balance.
event-finished = The tournament is over.
event-now = Now
