### Plates and tags of seats.

seat-empty = Empty seat
seat-tag-fold = Folded
seat-tag-check = Check
seat-tag-call = Call
seat-tag-bet = Bet
seat-tag-raise = Raise
seat-all-in = All-in
seat-sitting-out = Sitting out
seat-reconnecting = Reconnecting
seat-wins = Wins { $amount }
