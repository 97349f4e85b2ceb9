### Plates and tags of seats. Tags are verbs in the present, without the player’s name.

seat-empty = Empty seat
seat-tag-fold = Folded
seat-tag-check = Check
seat-tag-call = Call
seat-tag-bet = Bet
seat-tag-raise = Raise
seat-tag-small-blind = SB
seat-tag-big-blind = BB
seat-tag-ante = Ante
seat-tag-newcomer = Posts BB
seat-tag-dead = Posts SB
seat-tag-straddle = Straddle
seat-tag-muck = Mucks
seat-all-in = All-in
seat-all-in-amount = All-in { $amount }
seat-wins = Wins { $amount }
seat-chance = { $percent } to win
seat-chance-tie = { $percent } · tie { $tie }
seat-chance-share = { $percent } of the pot
seat-sitting-out = Sitting out
seat-reconnecting = Reconnecting
seat-waiting-big-blind = Waits for BB
seat-busted = No chips
seat-seconds = { $seconds } s

## Read aloud: the seat with all that is on its plate.

seat-describe = Seat { $n }: { $player }, { $stack }
seat-describe-state = Seat { $n }: { $player }, { $stack }, { $state }
seat-describe-empty = Seat { $n }: empty
seat-describe-bet = Bet in front: { $amount }
