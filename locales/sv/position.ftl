### Where a player sits before the flop, in words for the screen reader.

position-button = knappen
position-small-blind = lilla mörken
position-big-blind = stora mörken
position-button-small-blind = knappen och lilla mörken
position-under-the-gun = UTG
position-hijack = HJ
position-cutoff = CO
position-middle = mittenposition
