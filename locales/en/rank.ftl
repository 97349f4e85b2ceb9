### Ranks. The value is the form in the name of a card; the attributes are the forms in names of hands:
### .pl the plural.

rank-two = two
    .pl = twos
rank-three = three
    .pl = threes
rank-four = four
    .pl = fours
rank-five = five
    .pl = fives
rank-six = six
    .pl = sixes
rank-seven = seven
    .pl = sevens
rank-eight = eight
    .pl = eights
rank-nine = nine
    .pl = nines
rank-ten = ten
    .pl = tens
rank-jack = jack
    .pl = jacks
rank-queen = queen
    .pl = queens
rank-king = king
    .pl = kings
rank-ace = ace
    .pl = aces
