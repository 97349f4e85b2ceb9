### Suits in words; they follow the rank in English and French and lead it in Swedish.

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
