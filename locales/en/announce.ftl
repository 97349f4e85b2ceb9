### Whole sentences for the screen reader.

announce-draws-button = { $player } draws { $cards } and gets the button.
announce-cards = Your cards: { $cards }.
announce-flop = Flop: { $cards }.
announce-turn = Turn: { $cards }.
announce-river = River: { $cards }.
announce-small-blind = { $player } posts the small blind, { $amount }.
announce-big-blind = { $player } posts the big blind, { $amount }.
announce-posts = { $player } posts { $amount }.
announce-folds = { $player } folds.
announce-checks = { $player } checks.
announce-calls = { $player } calls { $amount }.
announce-bets = { $player } bets { $amount }.
announce-raises = { $player } raises to { $amount }.
announce-all-in = { $player } is all-in for { $amount }.
announce-returned = Uncalled bet returned: { $player }, { $amount }.
announce-corrected = { $player } now has { $amount } after a correction by the operator.
announce-shows = { $player } shows { $cards }: { $hand }.
announce-shows-cards = { $player } shows { $cards }.
announce-mucks = { $player } mucks.
announce-wins = { $player } wins { $amount }.
announce-wins-high = { $player } wins { $amount } with the high hand.
announce-wins-low = { $player } wins { $amount } with the low.
announce-chances = Chances: { $chances }.
announce-chance-of = { $player } { $chance }
