### What the player's hands add up to, and how the player plays.

figures-tab-hands = Hands
figures-tab-figures = Figures
figures-tab-players = Players
figures-plus = +{ $number }
figures-minus = −{ $number }
figures-big-blinds = { $number } bb
figures-net = Net
figures-rake = after { $amount } rake
figures-chips = chips of one tournament
figures-unknown = { $count ->
    [one] without { $count } hand that you left early
   *[other] without { $count } hands that you left early
}
figures-rate = BB per 100 hands
figures-band = { $percent } band: { $low } to { $high }
figures-rate-few = Too few hands for a rate: { $count } of { $least }.
figures-hands = Hands
figures-time = in { $hours } h { $minutes } min
figures-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
figures-pace = Hands an hour
figures-pace-all = all tables together
figures-pace-few = Needs two hands of one session.
figures-adjusted = All-in adjusted
figures-adjusted-help = what all-ins were worth
figures-small = { $count ->
    [one] { $count } hand says nearly nothing: chance decides the result. From { $least } hands on, the rate means something.
   *[other] { $count } hands say little: chance decides most of the result. From { $least } hands on, the rate means something.
}
figures-line = Result in big blinds
figures-line-help = { $percent } band: how far chance alone can carry the average line.
figures-line-few = A line needs at least two hands.
figures-over-hands = Hands
figures-over-days = Days
figures-line-net = Result { $amount }
figures-line-adjusted = Adjusted { $amount }
figures-line-high = { $percent }: { $amount } at most
figures-line-low = { $percent }: { $amount } at least
figures-line-said = After { $hands } hands: result { $net } big blinds, all-in adjusted { $adjusted }, { $percent } band { $low } to { $high }.
figures-by = By
figures-by-position = Position
figures-by-game = Game
figures-by-stake = Stakes
figures-by-opponent = Opponent
figures-by-tournament = Tournament
figures-by-none = No hand here belongs to such a group.
figures-col-hands = Hands
figures-col-net = Net, bb
figures-col-rate = bb/100
figures-col-band = { $percent } band
figures-col-vpip = VPIP
figures-col-pfr = PFR
figures-col-three-bet = 3-bet
figures-col-wtsd = WTSD
figures-dash = A dash stands for a sample that is too small: below { $hands } hands for bb/100, below { $cases } cases for the other figures.
figures-play = How you play
figures-biggest-won = Biggest pots won
figures-biggest-lost = Biggest pots lost
figures-pot = Pot { $amount }
figures-show-hands = { $count ->
    [one] Show this hand
   *[other] Show the { $count } hands
}
figures-vpip = Plays a hand (VPIP)
figures-pfr = Raises before the flop (PFR)
figures-three-bet = Raises again (3-bet)
figures-continuation = Bets the flop after raising
figures-wtsd = Goes to showdown (WTSD)
figures-won-showdown = Wins at showdown (W$SD)
figures-aggression = Bets and raises after the flop
figures-factor = Bets and raises for each call (AF)
figures-share = { $share } of { $sample }
figures-share-few = too few: { $count } of { $least }
