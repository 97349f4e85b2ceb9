### Sentences for the screen reader, in full.

announce-new-hand = New hand. Your position: { $position }.
announce-cards = Your cards: { $cards }.
announce-flop = Flop: { $cards }.
announce-turn-call = Your turn. { $call } to call, pot { $pot }.
announce-turn-check = Your turn. You can check. Pot { $pot }.
announce-seconds-left = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
}
announce-small-blind = { $player } posts the small blind, { $amount }.
announce-folds = { $player } folds.
announce-checks = { $player } checks.
announce-calls = { $player } calls { $amount }.
announce-bets = { $player } bets { $amount }.
announce-raises = { $player } raises to { $amount }.
announce-all-in = { $player } is all-in for { $amount }.
announce-shows = { $player } shows { $cards }: { $hand }.
announce-wins = { $player } wins { $amount }.
announce-wins-hand = { $player } wins { $amount }: { $hand }.
announce-sits-out = { $player } sits out.
