### Setting up a tournament in practice, and the line that shows how its field plays on.

setup-open = Set up a tournament
setup-open-short = Set up
setup-title = Practice tournament
setup-about = You play your own table; bots play all others.
setup-kind = Kind
setup-game = Game
setup-field = Entries
setup-field-help = Yours included.
setup-field-fixed = { $count ->
    [one] This kind always has { $count } entry.
   *[other] This kind always has { $count } entries.
}
setup-fewer = Fewer
setup-more = More
setup-price = Entry
setup-price-help = Paid from your play money.
setup-structure = Blind structure
setup-structure-usual = Standard
# The length of a level, such as “10 min”, and the stack in chips.
setup-structure-of = { $length }, { $chips }
setup-levels = Level length
setup-levels-help = Hands are those of your own table.
setup-levels-usual = Standard
setup-levels-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
setup-stack = Starting stack
setup-stack-usual = Standard
setup-begin-at = Begin
setup-begin-beginning = At the start
setup-begin-bubble = On the bubble
setup-begin-final-table = Final table
setup-begin-heads-up = Heads-up
setup-begin-help = Bots play up to there, then you take over a seat with a median stack.
setup-stacks = Stacks at the final table
setup-stacks-help = Yours first, then clockwise, separated by spaces. Empty: as the bots bring them.
setup-others = Other tables
setup-others-help = At full speed nobody waits for machines: the other tables keep step with yours.
setup-others-fast = At full speed
setup-others-real = As if real
setup-fixed = Stack, structure and start are fixed in this kind.
setup-begin = Begin
setup-play-out = Play to the end without me
setup-playing = The other tables play on: { $left } of { $entries } left
setup-catching-up = Bots play until you join: { $left } of { $entries } left
setup-level-hands = { $count ->
    [one] { $count } hand to the next level
   *[other] { $count } hands to the next level
}
setup-no-kind = This room has no tournaments of this kind. Choose another kind.
setup-no-game = This kind is not played in this game. Choose another game.
setup-no-structure = This room does not have this blind structure. Choose another.
setup-too-short = The levels of this structure suffice for { $most } entries. Choose fewer entries or another structure.
setup-entries-range = This kind has { $least } to { $most } entries.
setup-bad-figure = Stack and level length must be above zero and not too large.
setup-no-start = The tournament is over before it gets there. Choose another start or more entries.
setup-no-room = The tournament could not begin. Close practice and open it again.
