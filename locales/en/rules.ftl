### The page of the rules in force: labels, and the values that are sentences.

rules-title = Rules in force
rules-rulebook = Rulebook { $id }
rules-document = { $title }, version { $version }, { $date }

## The table.

rules-section-table = Table
rules-seats = Seats at a table
rules-section-stakes = Stakes
rules-min-players = Players a hand needs
rules-heads-up-single = With only two left, one more hand is played; then play waits for more players.
rules-heads-up-continue = With only two left, play goes on.
rules-newcomers = New players
rules-newcomers-wait = They are dealt in when the big blind reaches them.
rules-newcomers-choose = They wait for the big blind, or post one and play at once.
rules-posted-live = A posted blind counts towards a call.
rules-posted-dead = A posted blind is dead: it does not count towards a call.
rules-missed-blind = Missed big blind
rules-missed-blind-value = A player who comes back enters as a new player does.
rules-missed-blind-wait = A player who comes back waits for the big blind.
rules-button = Big blind and button
rules-button-forward = The big blind goes to the next player each hand; small blind and button follow it.

## Betting.

rules-section-betting = Betting
rules-least-bet = Minimum bet
rules-least-bet-value = One big blind
rules-least-raise = Minimum raise
rules-least-raise-value = By the largest bet or raise of the round
rules-short-all-in = Short all-in
rules-short-all-in-value = Players who have acted may call or fold; several in a row that add up to a full raise reopen the betting.
rules-raises = Raises in a round
rules-raises-unlimited = No limit

## Showdown.

rules-section-showdown = Showdown
rules-shown = Hands at showdown
rules-shown-all = Everybody left shows.
rules-shown-muck = Losing hands may stay hidden.
rules-odd-cents = Odd cents of a split
rules-odd-cents-value = One each, clockwise from the button’s left

## Rake.

rules-section-rake = Rake
rules-rake-value = { $percent }, { $cap } at most
rules-rake-cap-few = Cap with { $players } players
rules-rake-cap-half = Half
rules-rake-no-flop = Without a flop
rules-rake-no-flop-value = No rake
rules-rake-minimum = Minimum from a raked pot
rules-rake-rounding = Rounding
rules-rake-rounding-nearest = To the nearest cent
rules-rake-rounding-up = Up to the next cent
rules-rake-timing = When it is taken
rules-rake-timing-end = Once, before the pots are awarded
rules-rake-practice = Practice takes the same rake.

## Time.

rules-section-time = Time
rules-decision = Time to decide
rules-time-bank = Time bank
rules-time-bank-value = { $first } s at first, { $add } s more every { $hands } hands, { $cap } s at most
rules-clock-practice = In practice no clock runs unless you turn it on.

## Absence.

rules-section-away = Away from the table
rules-sit-out = Sitting out
rules-sit-out-value = The seat is kept for { $time }, without cards or blinds.
rules-disconnect = Lost connection
rules-disconnect-value = { $seconds } s more to decide, then a check or a fold, then sitting out
rules-top-up = Topping up
rules-top-up-value = Between hands, to { $max } at most
rules-auto-top-up = Auto top-up
rules-auto-top-up-value = To the initial buy-in after each hand, if turned on
rules-auto-top-up-off = Off unless you turn it on

## More rules, where the rulebook has them.

rules-button-moving = The button goes to the next player each hand; the blinds follow it.
rules-first-button = First button
rules-first-button-random = A player at random
rules-first-button-draw = The highest card drawn
rules-seats-range = { $least }–{ $most }
rules-straddle = Straddle
rules-straddle-value = The player left of the big blind may post { $amount } before the deal.
rules-section-buy-ins = Buy-ins
rules-ordinary = Ordinary tables
rules-big-blinds = { $low }–{ $high } BB
rules-time-bank-trickle = At least { $floor } s in each hand, { $add } s more for each hand played, { $cap } s at most
rules-time-bank-none = None
rules-sit-out-all = Sitting out at several tables
rules-sit-out-all-value = Sitting out at one table is sitting out at all; { $seconds } s to come back.
rules-section-return = Back at the same table
rules-return-window = Within
rules-return-up-to = Left with { $count } BB or less
rules-return-between = Left with more than { $over } and less than { $below } BB
rules-return-from = Left with { $count } BB or more
rules-return-counted-up-to = Returns counted today: { $count } at most
rules-return-counted-from = Returns counted today: { $count } or more
rules-return-range = { $min } to { $max }
rules-return-last = the last stack
rules-return-never-less = Never less than the last stack
rules-banzai-tables = Tables of the same stakes
rules-banzai-resume = After leaving with more than { $count } BB
rules-banzai-resume-value = The same stack for { $time }
rules-banzai-resets = Fresh starts a day
rules-section-plans = Rake plans
rules-plan = Plan { $n }
rules-plan-terms = Paid plans last { $days } days; cancellations in a calendar year: { $times }
rules-section-jackpots = Jackpots
rules-jackpot-value = { $fed } of the rake; { $paid } of the pool is paid

## Where a figure comes from.

rules-ours = Our choice

## The ranking of hands, best first.

rules-section-ranking = Ranking of hands
rules-ranking-royal-flush = Royal flush
rules-ranking-straight-flush = Straight flush
rules-ranking-quads = Four of a kind
rules-ranking-full-house = Full house
rules-ranking-flush = Flush
rules-ranking-straight = Straight
rules-ranking-trips = Three of a kind
rules-ranking-two-pair = Two pair
rules-ranking-pair = Pair
rules-ranking-high-card = High card
