### Plates and tags of seats. Tags are verbs in the present, without the player’s name.

seat-empty = Ledig plats
seat-tag-fold = Lagt sig
seat-tag-check = Passar
seat-tag-call = Synar
seat-tag-bet = Satsar
seat-tag-raise = Höjer
seat-tag-small-blind = SB
seat-tag-big-blind = BB
seat-tag-ante = Ante
seat-tag-newcomer = Lägger BB
seat-tag-dead = Lägger SB
seat-tag-straddle = Straddle
seat-tag-muck = Muckar
seat-all-in = All-in
seat-all-in-amount = All-in { $amount }
seat-wins = Vinner { $amount }
seat-chance = { $percent } vinstchans
seat-chance-tie = { $percent } · lika { $tie }
seat-chance-share = { $percent } av potten
seat-sitting-out = Sitter ute
seat-reconnecting = Återansluter
seat-waiting-big-blind = Väntar på BB
seat-busted = Inga marker
seat-seconds = { $seconds } s

## Read aloud: the seat with all that is on its plate.

seat-describe = Plats { $n }: { $player }, { $stack }
seat-describe-state = Plats { $n }: { $player }, { $stack }, { $state }
seat-describe-empty = Plats { $n }: ledig
seat-describe-bet = Insats framför: { $amount }
