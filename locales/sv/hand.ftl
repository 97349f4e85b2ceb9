### Names of hands. Each begins with a small letter; code raises it where the name stands alone. The forms of ranks ($a-pl, …) are the attributes of rank.ftl.

hand-royal-flush = royal flush
hand-straight-flush = färgstege med { $a-n } högst
hand-quads = fyrtal i { $a-pl }
hand-quads-kicker = fyrtal i { $a-pl }, kicker { $k-n }
hand-full-house = kåk, { $a-pl } över { $b-pl }
hand-flush = färg med { $a-n } högst
hand-flush-kickers = färg med { $a-n } högst, kickers { $letters }
hand-straight = stege med { $a-n } högst
hand-trips = triss i { $a-pl }
hand-trips-kicker = triss i { $a-pl }, kicker { $k-n }
hand-trips-kickers = triss i { $a-pl }, kickers { $letters }
hand-two-pair = tvåpar, { $a-pl } och { $b-pl }
hand-two-pair-kicker = tvåpar, { $a-pl } och { $b-pl }, kicker { $k-n }
hand-pair = par i { $a-pl }
hand-pair-kicker = par i { $a-pl }, kicker { $k-n }
hand-pair-kickers = par i { $a-pl }, kickers { $letters }
hand-high-card = { $a-n } högst
hand-high-card-kicker = { $a-n } högst, kicker { $k-n }
hand-high-card-kickers = { $a-n } högst, kickers { $letters }
hand-suited = { $a-n }-{ $b-n } i färg
hand-offsuit = { $a-n }-{ $b-n } i olika färg
hand-pocket-pair = par i { $a-pl } på hand
hand-flush-draw = färgdrag
hand-straight-draw = stegdrag
hand-gutshot = hålstege
