### Lines of the log. The player’s name is in a column of its own, so each line begins with a verb in the present tense.

log-title = Log of the table
log-this-hand = This hand
log-last-hand = Last hand
log-empty = Nothing yet.
log-posts-small-blind = posts the small blind, { $amount }
log-posts-big-blind = posts the big blind, { $amount }
log-posts-ante = posts the ante, { $amount }
log-posts-newcomer = posts { $amount } to play at once
log-posts-dead = posts a dead blind, { $amount }
log-posts-straddle = straddles, { $amount }
log-posts-all-in = posts { $amount } and is all-in
log-draws = draws { $cards } for the button
log-draws-button = draws { $cards } and gets the button
log-dealt = is dealt { $cards }
log-folds = folds
log-checks = checks
log-calls = calls { $amount }
log-calls-all-in = calls { $amount } and is all-in
log-bets = bets { $amount }
log-bets-all-in = bets { $amount } and is all-in
log-raises = raises to { $amount }
log-raises-all-in = raises to { $amount } and is all-in
log-returned = gets { $amount } back, uncalled
log-shows = shows { $cards }
log-shows-hand = shows { $cards }: { $hand }
log-mucks = mucks
log-wins = wins { $amount }
log-wins-pot = wins { $amount } ({ $pot })
log-wins-high = wins { $amount } with the high hand
log-wins-high-pot = wins { $amount } with the high hand ({ $pot })
log-wins-low = wins { $amount } with the low
log-wins-low-pot = wins { $amount } with the low ({ $pot })
log-tops-up = tops up to { $amount }
log-corrected = now has { $amount } after a correction by the operator

## Lines without a player.

# code: the short code of the deck, the same for all at the table. count: programs of players.
log-deck = Deck { $code }. Programs that helped to shuffle it: { $count }.
log-deck-with-yours = Deck { $code }. Programs that helped to shuffle it: { $count }, yours among them.
log-deck-without-yours = Deck { $code }. Programs that helped to shuffle it: { $count }, yours not among them.
log-flop = Flop: { $cards }
log-turn = Turn: { $cards }
log-river = River: { $cards }
log-raked = Rake: { $amount }
log-void = The hand could not be finished. Every stack is as it was.
