### The table: its bar, pots, streets and results.

table-stakes = { $small } / { $big }
table-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
table-hand-number = Hand { $id }

## Tooltips of the icons.

table-tip-sound-off = Turn sound off
table-tip-sound-on = Turn sound on
table-tip-log = Show the log
table-tip-settings = Settings
table-tip-rules = Rules in force
table-tip-lobby = Lobby
table-tip-leave = Leave the table
table-tip-time-bank = Time bank: { $seconds } s left

## Streets and pots. The short forms are shown on small tables.

table-street-preflop = Preflop
table-pot = Pot
table-pot-main = Main pot
table-pot-side = Side pot { $n }
table-pot-main-short = Main
table-pot-side-short = Side { $n }

## Results under the board. Names come first; hands follow a colon.

table-won = { $player } wins { $amount }
table-won-hand = { $player } wins { $amount }: { $hand }
table-won-pot = { $pot }: { $player } wins { $amount }
table-won-pot-hand = { $pot }: { $player } wins { $amount }, { $hand }
table-you-won = You win { $amount }
table-you-won-hand = You win { $amount }: { $hand }
table-split = { $players } split { $amount }
table-split-hand = { $players } split { $amount }: { $hand }
table-split-pot = { $pot }: { $players } split { $amount }
table-split-pot-hand = { $pot }: { $players } split { $amount }, { $hand }
table-scoop = { $player } scoops { $amount }: { $hand }
table-scoop-pot = { $pot }: { $player } scoops { $amount }, { $hand }
table-you-scoop = You scoop { $amount }: { $hand }
table-halves = High: { $high } { $high_amount }, { $hand } · Low: { $low } { $low_amount }, { $letters }
table-halves-pot = { $pot } · { $halves }
table-halves-short = High: { $high } { $high_amount } · Low: { $low } { $low_amount }

## States of the table.

table-practice = Practice

## Sitting down and leaving.

table-take-seat = Take a seat
table-leave = Leave the table
table-leave-question = Leave the table? Your stack of { $amount } goes to your balance.
table-leave-without-chips = Leave the table?
table-leave-in-hand = You are still in this hand. If you leave, your hand is folded.
table-leave-checked = You are still in this hand. If you leave, it is checked where that is free, and folded to a bet.
table-leave-all-in = You are all-in. Your hand is played to its end, and what it wins goes to your balance.
table-left = You left the table with { $amount }.
table-see-what-would-have-come = See which cards would have come
table-would-have-come = Would have come: { $cards }
table-next-table = The next hand: your table is being put together.
