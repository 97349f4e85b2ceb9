### Plates and tags of seats. Tags are verbs in the present, without the player’s name.

seat-empty = Place libre
seat-tag-fold = Se couche
seat-tag-check = Parole
seat-tag-call = Suit
seat-tag-bet = Mise
seat-tag-raise = Relance
seat-tag-small-blind = SB
seat-tag-big-blind = BB
seat-tag-ante = Ante
seat-tag-newcomer = Poste la BB
seat-tag-dead = Poste la SB
seat-tag-straddle = Straddle
seat-tag-muck = Ne montre pas
seat-all-in = À tapis
seat-all-in-amount = À tapis { $amount }
seat-wins = Gagne { $amount }
seat-chance = { $percent } de chances
seat-chance-tie = { $percent } · égalité { $tie }
seat-chance-share = { $percent } du pot
seat-sitting-out = Sit out
seat-reconnecting = Reconnexion
seat-waiting-big-blind = Attend la BB
seat-busted = Plus de jetons
seat-seconds = { $seconds } s

## Read aloud: the seat with all that is on its plate.

seat-describe = Place { $n } : { $player }, { $stack }
seat-describe-state = Place { $n } : { $player }, { $stack }, { $state }
seat-describe-empty = Place { $n } : libre
seat-describe-bet = Mise devant la place : { $amount }
