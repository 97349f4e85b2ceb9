### Suits in words; they follow the rank in English and French and lead it in Swedish.

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
