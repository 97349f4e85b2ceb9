### Suits in words; they follow the rank in English and French and lead it in Swedish.

suit-clubs = klöver
suit-diamonds = ruter
suit-hearts = hjärter
suit-spades = spader
