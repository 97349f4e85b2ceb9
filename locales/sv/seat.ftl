### Plates and tags of seats. Tags are verbs in the present tense, without the player’s name.

seat-empty = Ledig plats
seat-tag-fold = Lagt sig
seat-tag-check = Passar
seat-tag-call = Synar
seat-tag-bet = Satsar
seat-tag-raise = Höjer
seat-all-in = All-in
seat-wins = Vinner { $amount }
seat-chance = { $percent } vinstchans
seat-chance-tie = { $percent } · lika { $tie }
seat-chance-share = { $percent } av potten
seat-sitting-out = Sitter ute
seat-reconnecting = Återansluter
seat-waiting-big-blind = Väntar på BB
seat-busted = Inga marker
# The same states on the plate of a small tile: a short word.
seat-short-sitting-out = Ute
seat-short-reconnecting = Offline
seat-short-waiting = Väntar
seat-short-busted = Pank
seat-seconds = { $seconds } s
