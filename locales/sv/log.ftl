### Lines of the log. The player’s name is in a column of its own, so each line begins with a verb in the present tense.

log-title = Bordets logg
log-this-hand = Den här handen
log-last-hand = Förra handen
log-empty = Inget än.
log-posts-small-blind = lägger lilla mörken, { $amount }
log-posts-big-blind = lägger stora mörken, { $amount }
log-posts-ante = lägger ante, { $amount }
log-posts-newcomer = lägger { $amount } för att spela direkt
log-posts-dead = lägger en död mörk, { $amount }
log-posts-straddle = lägger straddle, { $amount }
log-posts-all-in = lägger { $amount } och är all-in
log-draws = drar { $cards } om knappen
log-draws-button = drar { $cards } och får knappen
log-dealt = får { $cards }
log-folds = lägger sig
log-checks = passar
log-calls = synar { $amount }
log-calls-all-in = synar { $amount } och är all-in
log-bets = satsar { $amount }
log-bets-all-in = satsar { $amount } och är all-in
log-raises = höjer till { $amount }
log-raises-all-in = höjer till { $amount } och är all-in
log-returned = får tillbaka { $amount }, osynat
log-shows = visar { $cards }
log-shows-hand = visar { $cards }: { $hand }
log-mucks = muckar
log-wins = vinner { $amount }
log-wins-pot = vinner { $amount } ({ $pot })
log-wins-high = vinner { $amount } med höghanden
log-wins-high-pot = vinner { $amount } med höghanden ({ $pot })
log-wins-low = vinner { $amount } med låghanden
log-wins-low-pot = vinner { $amount } med låghanden ({ $pot })
log-tops-up = fyller på till { $amount }
log-corrected = har nu { $amount } efter operatörens rättelse

## Lines without a player.

# code: the short code of the deck, the same for all at the table. count: programs of players.
log-deck = Kortlek { $code }. Program som var med och blandade: { $count }.
log-deck-with-yours = Kortlek { $code }. Program som var med och blandade: { $count }, även ditt.
log-deck-without-yours = Kortlek { $code }. Program som var med och blandade: { $count }, men inte ditt.
log-flop = Flopp: { $cards }
log-turn = Turn: { $cards }
log-river = River: { $cards }
log-raked = Rake: { $amount }
log-void = Handen kunde inte avslutas. Alla stackar är som förut.
