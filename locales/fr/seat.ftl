### Plates and tags of seats. Tags are verbs in the present tense, without the player’s name.

seat-empty = Place libre
seat-tag-fold = Se couche
seat-tag-check = Parole
seat-tag-call = Suit
seat-tag-bet = Mise
seat-tag-raise = Relance
seat-all-in = À tapis
seat-wins = Gagne { $amount }
seat-chance = { $percent } de chances
seat-chance-tie = { $percent } · égalité { $tie }
seat-chance-share = { $percent } du pot
seat-sitting-out = Sit out
seat-reconnecting = Reconnexion
seat-waiting-big-blind = Attend la BB
seat-busted = Plus de jetons
# The same states on the plate of a small tile: a short word.
seat-short-sitting-out = Sit out
seat-short-reconnecting = Coupure
seat-short-waiting = Attend
seat-short-busted = À sec
seat-seconds = { $seconds } s
