### Names of suits. They follow the rank in English and French and come before it in Swedish.

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
