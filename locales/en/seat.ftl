### Plates and tags of seats. Tags are verbs in the present tense, without the player’s name.

seat-empty = Empty seat
seat-tag-fold = Folded
seat-tag-check = Check
seat-tag-call = Call
seat-tag-bet = Bet
seat-tag-raise = Raise
seat-all-in = All-in
seat-wins = Wins { $amount }
seat-chance = { $percent } to win
seat-chance-tie = { $percent } · tie { $tie }
seat-chance-share = { $percent } of the pot
seat-sitting-out = Sitting out
seat-reconnecting = Reconnecting
seat-waiting-big-blind = Waits for BB
seat-busted = No chips
# The same states on the plate of a small tile: a short word.
seat-short-sitting-out = Out
seat-short-reconnecting = Offline
seat-short-waiting = Waits
seat-short-busted = No chips
seat-seconds = { $seconds } s
