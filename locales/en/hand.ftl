### Names of hands. Each begins with a small letter, which the program makes a capital if the name is the whole text.
### The forms of ranks ($a-pl, …) are the attributes in rank.ftl.

hand-royal-flush = royal flush
hand-straight-flush = straight flush, { $a } high
hand-quads = four { $a-pl }
hand-quads-kicker = four { $a-pl }, { $k } kicker
hand-full-house = { $a-pl } full of { $b-pl }
hand-flush = flush, { $a } high
hand-flush-kicker = flush, { $a } high, { $k } kicker
hand-straight = straight, { $a } high
hand-trips = three { $a-pl }
hand-trips-kicker = three { $a-pl }, { $k } kicker
hand-two-pair = two pair, { $a-pl } and { $b-pl }
hand-two-pair-kicker = two pair, { $a-pl } and { $b-pl }, { $k } kicker
hand-pair = pair of { $a-pl }
hand-pair-kicker = pair of { $a-pl }, { $k } kicker
hand-high-card = { $a } high
hand-high-card-kicker = { $a } high, { $k } kicker
hand-suited = { $a }-{ $b } suited
hand-offsuit = { $a }-{ $b } offsuit
hand-pocket-pair = pocket { $a-pl }
hand-low = low: { $letters }
hand-low-wheel = low: { $letters }, the wheel
hand-no-low = no low
hand-high-low = { $high } · { $low }
