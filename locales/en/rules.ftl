### The page of the rules in force: labels, and the values that are sentences.

rules-title = Rules in force
rules-rulebook = Rulebook: { $rules }
rules-document = { $title }, version { $version }, { $date }
rules-document-plain = { $title }
rules-contents = Contents

## Getting a seat.

rules-section-seating = Finding a seat
rules-draw = Which table
rules-draw-value = The room draws one. Tables where you have sat before and tables with more free seats are likelier.
rules-queue = Queue
rules-queue-value = A new table opens when { $count } players wait. You may leave the queue at any time.
rules-queue-place = Place in the queue after a lost connection
rules-kept-for = Kept for { $time }
rules-seat-offered = Seat on offer
rules-seat-offered-value = Held for { $time }; then the next player gets it.
rules-same-table = Asking again soon
rules-same-table-value = The same table is offered for { $time } after a seat that you did not take.
rules-most-tables = Cash tables at once

## The table.

rules-section-table = Table
rules-seats = Seats at a table
rules-seats-range = { $least }–{ $most }
rules-min-players = Players a hand needs
rules-heads-up-single = With only two left, one more hand is played; then play waits for more players.
rules-heads-up-continue = With only two left, play goes on.
rules-first-button = First button
rules-first-button-random = A player at random
rules-first-button-draw = The highest card drawn; equal ranks go by suit: spades, hearts, diamonds, clubs
rules-blinds = Blinds
rules-blinds-value = Small and big blind are posted before the deal. With only two players the button posts the small blind.
rules-button = Big blind and button
rules-button-forward = The big blind goes to the next player each hand; small blind and button follow it.
rules-button-moving = The button goes to the next player each hand; the blinds follow it.
rules-newcomers = New players
rules-newcomers-wait = They are dealt in when the big blind reaches them.
rules-newcomers-choose = They wait for the big blind, or post one and play at once.
rules-posted-live = A posted blind counts towards a call.
rules-posted-dead = A posted blind is dead: it does not count towards a call.
rules-missed-blind = Missed blind
rules-missed-blind-value = A player who missed the big blind while sitting out enters as a new player does.
rules-missed-blind-wait = A player who missed any blind while sitting out waits for the big blind.
rules-straddle = Straddle
rules-straddle-value = The player left of the big blind may post { $amount } before the deal.
rules-straddle-live = It is a raise, and the straddler acts last before the flop.

## The games.

rules-section-games = Games
rules-deck = Deck
rules-deck-value = One full deck without jokers, shuffled anew for each hand. Between hands of the same ranks no suit is better.
rules-holdem = Two cards each. The best five of them and the board count: none, one or both of your own.
rules-omaha = Four cards each. Exactly two of them count, with exactly three from the board.
rules-omaha5 = Five cards each. Exactly { $own } of them count, with exactly { $board } from the board.
rules-high-low = Half of each pot goes to the best hand, half to the best low. Without a low the best hand takes all.
rules-low = A low has five different ranks, none above eight. The ace is low; straights and flushes do not count.
rules-low-cards = It takes as many of your own cards as the high hand, but they may be others. An odd cent goes to the high half.

## Betting.

rules-section-betting = Betting
rules-first-to-act = Who acts first
rules-first-to-act-value = Before the flop the player left of the big blind; later the first one left of the button
rules-short-all-in = Short all-in
rules-short-all-in-value = A player who has already acted may only call or fold; several in a row without a call between them that add up to a full raise reopen the betting.
rules-section-open = No limit and pot limit
rules-no-limit = No limit
rules-no-limit-value = Up to the whole stack
rules-pot-limit = Pot limit
rules-pot-limit-after = Up to the pot as it is after the call
rules-pot-limit-before = Up to the pot as it is before the call
rules-least-bet = Minimum bet
rules-least-bet-value = One big blind
rules-least-raise = Minimum raise
rules-least-raise-value = By the largest bet or raise of the round
rules-raises = Raises in a round
rules-raises-unlimited = Unlimited
rules-section-fixed = Fixed limit
rules-fixed-size = Every bet and raise
rules-fixed-size-value = One big blind before and on the flop, two on turn and river
rules-fixed-bets = Bets in a round
rules-fixed-bets-value = { $count } at most, the first bet and all raises
rules-fixed-uncapped = No such limit in a round that only two begin.
rules-fixed-capped = Also in a round that only two begin.

## Showdown.

rules-section-showdown = Showdown
rules-shown = Hands at showdown
rules-shown-all = Everybody left shows.
rules-shown-muck = A beaten player chooses: show or muck. Without an answer the hand is shown.
rules-chat-in-hand = Chat during a hand
rules-chat-silent = Silent for players in the hand until the betting is over.
rules-chat-open = Open, as long as it helps no other player.
rules-side-pots = All-in
rules-side-pots-value = A player who is all-in can win as much from each opponent as they have bet themselves. Anything more forms side pots between the others.
rules-unmatched = A bet that nobody matches
rules-unmatched-value = Goes back, before rake
rules-odd-cents = Odd cents of a split
rules-odd-cents-value = One each, clockwise from the button’s left

## Buy-ins.

rules-section-buy-ins = Buy-ins and top-ups
rules-ordinary = Ordinary tables
rules-big-blinds = { $low }–{ $high } BB
rules-form-seats = Seats: { $seats }
rules-form-top-up = Between hands, up to { $max } can be added.
rules-auto-top-up = Auto top-up
rules-auto-top-up-value = To the initial buy-in after each hand, if turned on
rules-auto-top-up-off = Off unless you turn it on

## Stakes and rake.

rules-section-stakes = Stakes
rules-stake = { $name } · { $game }
rules-stake-of-form = { $name } · { $game } · { $form }
rules-stake-facts = Blinds { $small }/{ $big } · buy-in { $buy_in } · seats: { $seats }
rules-stake-plan = On plan { $n }: { $percent }
rules-section-rake = Rake
rules-rake-base = What it is taken from
rules-rake-base-value = A percentage of all pots together, up to a cap; both stand with each stake.
rules-rake-value = Rake { $percent }, { $cap } at most
rules-rake-cap-few = Cap with { $players } players
rules-rake-cap-half = Half
rules-rake-no-flop = Without a flop
rules-rake-no-flop-value = No rake
rules-rake-minimum = Minimum from a raked pot
rules-rake-below = Where the percentage is less than { $least }
rules-rake-rounding = Rounding
rules-rake-rounding-nearest = To the nearest cent
rules-rake-rounding-up = Up to the next cent
rules-rake-timing = When it is taken
rules-rake-timing-end = Once, before the pots are awarded
rules-rake-timing-street = At the beginning of each street, the rest before the pots are awarded
rules-rake-practice = Practice takes the same rake.

## Returning to a table.

rules-section-return = Back at the same table
rules-return-window = Within
rules-return-up-to = Left with { $count } BB or less
rules-return-between = Left with more than { $over } and less than { $below } BB
rules-return-from = Left with { $count } BB or more
rules-return-counts = Returns are counted
rules-return-counts-value = After leaving with { $count } BB or more; the count begins anew at midnight UTC.
rules-return-counted-up-to = Returns counted today: { $count } at most
rules-return-counted-from = Returns counted today: { $count } or more
rules-return-range = { $min } to { $max }
rules-return-last = the last stack
rules-return-never-less = Never less than the last stack

## Banzai, Fast Hold’em and Rapid.

rules-banzai-tables = Tables of the same stakes
rules-banzai-resume = After leaving with more than { $count } BB
rules-banzai-resume-value = The same stack for { $time }
rules-banzai-resets = Fresh starts a day
rules-banzai-resets-help = Instead of the same stack you may then begin with the ordinary buy-in. The day begins at midnight UTC.
rules-fast-table = Each table
rules-fast-table-value = Lasts one hand. A player who is done with it moves to a new table almost at once.
rules-fast-fold = Fast fold
rules-fast-fold-value = Out of turn, where there is a bet that you have not matched. You move on at once; the others see it when your turn comes.
rules-fast-turn = Folding
rules-fast-turn-value = At your turn. You move to a new table at once.
rules-fast-button = Button
rules-fast-button-random = A player at random, at each table
rules-fast-button-fair = So that the big blind goes to the player who has gone longest without it

## Time.

rules-section-time = Time
rules-decision = Time to decide
rules-time-bank = Time bank
rules-time-bank-value = { $first } s at first, { $add } s more every { $hands } hands, { $cap } s at most
rules-time-bank-trickle = At least { $floor } s in each hand, { $add } s more for each hand played, { $cap } s at most
rules-time-bank-none = None
rules-time-bank-help = It runs by itself after the time to decide, and each table has its own.
rules-clock-practice = In practice no clock runs unless you turn it on.

## Absence.

rules-section-away = Away from the table
rules-sit-out = Sitting out
rules-sit-out-value = The seat is kept for { $time }, without cards or blinds.
rules-sit-out-all = Sitting out at several tables
rules-sit-out-all-value = Sitting out at one table is sitting out at all; { $seconds } s to come back.
rules-sit-out-big-blind = Sit out next big blind
rules-sit-out-big-blind-value = You are dealt in until the big blind would reach you.
rules-disconnect = Lost connection
rules-disconnect-value = { $seconds } s more to decide, then a check or a fold, then sitting out
rules-disconnect-bank = The time bank runs as well.
rules-disconnect-no-bank = The time bank is not used for it.
rules-disconnect-seat = Seat after a lost connection
rules-disconnect-seat-value = Kept for { $time }, without cards in new hands; then it is free again.

## Rake plans.

rules-section-plans = Rake plans
rules-plan = Plan { $n }
rules-plan-days = A paid plan lasts
rules-plan-days-value = { $count ->
    [one] { $count } day from the moment it is chosen, one plan at a time
   *[other] { $count } days from the moment it is chosen, one plan at a time
}
rules-plan-cancellations = Cancellations in a calendar year
rules-plan-refund = The price of the days left comes back, the day of cancelling included.

## Jackpots.

rules-section-jackpots = Jackpots
rules-jackpot-value = { $fed } of the rake; { $paid } of the pool is paid
rules-jackpot-games = Games: { $games } · tables: { $forms }
rules-jackpot-hands = Winning hand: { $hands }
rules-jackpot-beaten = Beaten hand: { $hands }
rules-jackpot-beaten-by = Beaten by: { $hands }
rules-jackpot-hand-from = { $hand } from { $rank } up
rules-jackpot-hours = Hours (UTC): { $hours }
rules-jackpot-both = Both of the recipient’s own cards must be part of the hand; in Omaha two of them.
rules-jackpot-pocket-pair = The two must be a pair where the hand is: { $hands }.
rules-jackpot-shown = The cards must have been shown; a hand given up unseen wins nothing.
rules-jackpot-winner-too = At a bad beat the same is asked of the winning hand.
rules-jackpot-recipient-only = At a bad beat this is asked of the recipient only.

## Fair play.

rules-section-conduct = Fair play
rules-play-alone = Everybody plays alone. No action and no word at the table may help another player.
rules-soft-play = Soft play is forbidden: sparing a partner whom you would otherwise have raised.
rules-chip-dumping = Chip dumping is forbidden: losing a hand on purpose to pass chips on. A player who takes them is liable too, and nothing need be refunded.
rules-collusion = Collusion is forbidden: sharing knowledge of cards or anything else for an advantage over the table.
rules-talk-of-hands = Nobody shows their cards or talks about them while the hand is played; they are shown at showdown.
rules-programs = Only you play for you: no bots, no artificial intelligence, no automatic play.
rules-trackers = Hand trackers, HUDs and programs that read the screen are forbidden, and the room may act to find and stop them.
rules-evasion = Getting round these measures, or trying to, can end the account at once.
rules-fraud = Fraudulent payments, stolen cards and money laundering are forbidden.
rules-records = How hands are played is recorded and looked through for such offences.
rules-reviews = Play is reviewed. Winnings may be held until a review is over.
rules-video = The room may ask for a video of how you play.
rules-penalties = What can follow: a warning, suspension, the end of the account, seizure of chips, a report to authorities or banks, legal action.
rules-complaints = Complaints about suspected collusion are looked into. Report a hand from the table.
rules-no-compensation = The room does not make good what you lose through the collusion of others.
rules-same-limits = Everybody at a table has the same limits.

## Faults and corrections.

rules-section-failures = Faults and corrections
rules-fairness = Fairness comes first. In unusual cases a decision may go beyond the letter of the rules.
rules-rollback = If the server crashes, hands in which somebody could still act are undone: every stack is as it was when the hand began. The others are dealt to their end.
rules-cancelled = A hand that a fault keeps from ending is void, and all bets go back.
rules-malfunction = A malfunction voids everything that was paid and played.
rules-own-device = Faults of a player’s own device or line change nothing but what is said here of lost connections.
rules-undecided = Bets never decided
rules-undecided-value = { $count ->
    [one] Void after { $count } day; the money goes to charity.
   *[other] Void after { $count } days; the money goes to charity.
}

## Acceptance.

rules-section-acceptance = Accepting the rules
rules-acceptance = A player who plays a hand has read these rules and accepts them.
rules-changes = Rules may change without notice.
rules-rake-increases = Rake may be lowered for a time and put back without notice. Every other increase is announced.

## The source of a figure.

rules-ours = The room’s choice: its rules give no figure for this

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
