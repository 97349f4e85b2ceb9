### Where a player sits before the flop, in words for the screen reader.

position-button = bouton
position-small-blind = petite blinde
position-big-blind = grosse blinde
position-button-small-blind = bouton et petite blinde
position-under-the-gun = UTG
position-hijack = HJ
position-cutoff = CO
position-middle = milieu de parole
