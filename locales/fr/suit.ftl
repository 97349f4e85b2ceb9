### Names of suits. They follow the rank in English and French and come before it in Swedish.

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
