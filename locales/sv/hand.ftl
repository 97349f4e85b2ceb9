### Names of hands. Each begins with a small letter, which the program makes a capital if the name is the whole text.
### The forms of ranks ($a-pl, …) are the attributes in rank.ftl.

hand-royal-flush = royal flush
hand-straight-flush = färgstege med { $a-n } högst
hand-quads = fyrtal i { $a-pl }
hand-quads-kicker = fyrtal i { $a-pl }, kicker { $k-n }
hand-full-house = kåk, { $a-pl } över { $b-pl }
hand-flush = färg med { $a-n } högst
hand-flush-kicker = färg med { $a-n } högst, kicker { $k-n }
hand-straight = stege med { $a-n } högst
hand-trips = triss i { $a-pl }
hand-trips-kicker = triss i { $a-pl }, kicker { $k-n }
hand-two-pair = tvåpar, { $a-pl } och { $b-pl }
hand-two-pair-kicker = tvåpar, { $a-pl } och { $b-pl }, kicker { $k-n }
hand-pair = par i { $a-pl }
hand-pair-kicker = par i { $a-pl }, kicker { $k-n }
hand-high-card = { $a-n } högst
hand-high-card-kicker = { $a-n } högst, kicker { $k-n }
hand-suited = { $a-n }-{ $b-n } i färg
hand-offsuit = { $a-n }-{ $b-n } i olika färg
hand-pocket-pair = par i { $a-pl } på hand
hand-low = låghand: { $letters }
hand-low-wheel = låghand: { $letters }, hjulet
hand-no-low = ingen låghand
hand-high-low = { $high } · { $low }
