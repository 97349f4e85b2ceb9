### Names of suits. They follow the rank in English and French and come before it in Swedish.

suit-clubs = klöver
suit-diamonds = ruter
suit-hearts = hjärter
suit-spades = spader
