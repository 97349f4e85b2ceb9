### Whole sentences for the screen reader.

announce-draws-button = { $player } drar { $cards } och får knappen.
announce-cards = Dina kort: { $cards }.
announce-flop = Floppen: { $cards }.
announce-turn = Turn: { $cards }.
announce-river = River: { $cards }.
announce-small-blind = { $player } lägger lilla mörken, { $amount }.
announce-big-blind = { $player } lägger stora mörken, { $amount }.
announce-posts = { $player } lägger { $amount }.
announce-folds = { $player } lägger sig.
announce-checks = { $player } passar.
announce-calls = { $player } synar { $amount }.
announce-bets = { $player } satsar { $amount }.
announce-raises = { $player } höjer till { $amount }.
announce-all-in = { $player } är all-in med { $amount }.
announce-returned = Osynad satsning åter: { $player }, { $amount }.
announce-corrected = { $player } har nu { $amount } efter operatörens rättelse.
announce-shows = { $player } visar { $cards }: { $hand }.
announce-shows-cards = { $player } visar { $cards }.
announce-mucks = { $player } muckar.
announce-wins = { $player } vinner { $amount }.
announce-wins-high = { $player } vinner { $amount } med höghanden.
announce-wins-low = { $player } vinner { $amount } med låghanden.
announce-chances = Chanser: { $chances }.
announce-chance-of = { $player } { $chance }
