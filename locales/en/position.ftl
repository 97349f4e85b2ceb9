### Where a player sits before the flop, in words for the screen reader.

position-button = button
position-small-blind = small blind
position-big-blind = big blind
position-button-small-blind = button and small blind
position-under-the-gun = UTG
position-hijack = HJ
position-cutoff = CO
position-middle = middle position
