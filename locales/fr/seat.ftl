### Plates and tags of seats.

seat-empty = Place libre
seat-tag-fold = Se couche
seat-tag-check = Parole
seat-tag-call = Suit
seat-tag-bet = Mise
seat-tag-raise = Relance
seat-all-in = À tapis
seat-sitting-out = Sit out
seat-reconnecting = Reconnexion
seat-wins = Gagne { $amount }
