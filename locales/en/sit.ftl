### Sitting out and returning.

sit-out-next-hand = Sit out next hand
sit-out-next-hand-everywhere = Sit out next hand, all tables
sit-out-next-big-blind = Sit out next big blind
sit-leave-next-big-blind = Leave at the next big blind
sit-out-state = You are sitting out.
sit-back = I’m back
sit-back-waiting = You are dealt in when the big blind reaches you.
sit-out-kept = You are sitting out. Your seat is kept for { $time }.
sit-out-everywhere-kept = You are sitting out at every table. Come back within { $time }.
sit-removed = You were away too long and lost the seat. Your chips are in your balance.
