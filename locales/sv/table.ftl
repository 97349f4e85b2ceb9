### The table: its bar, pots, streets and results.

table-stakes = { $small } / { $big }
table-seats = { $count ->
    [one] { $count } plats
   *[other] { $count } platser
}
table-hand-number = Hand { $id }

## Tooltips of the icons.

table-tip-sound-off = Stäng av ljudet
table-tip-sound-on = Sätt på ljudet
table-tip-log = Visa loggen
table-tip-settings = Inställningar
table-tip-rules = Gällande regler
table-tip-lobby = Lobby
table-tip-leave = Lämna bordet
table-tip-time-bank = Tidsbank: { $seconds } s kvar

## Streets and pots. The short forms are shown on small tables.

table-street-preflop = Preflop
table-pot = Pott
table-pot-main = Huvudpott
table-pot-side = Sidopott { $n }
table-pot-main-short = Huvud
table-pot-side-short = Sido { $n }

## Results under the board. Names come first; hands follow a colon.

table-won = { $player } vinner { $amount }
table-won-hand = { $player } vinner { $amount }: { $hand }
table-won-pot = { $pot }: { $player } vinner { $amount }
table-won-pot-hand = { $pot }: { $player } vinner { $amount }, { $hand }
table-you-won = Du vinner { $amount }
table-you-won-hand = Du vinner { $amount }: { $hand }
table-split = { $players } delar på { $amount }
table-split-hand = { $players } delar på { $amount }: { $hand }
table-split-pot = { $pot }: { $players } delar på { $amount }
table-split-pot-hand = { $pot }: { $players } delar på { $amount }, { $hand }
table-scoop = { $player } tar hela potten, { $amount }: { $hand }
table-scoop-pot = { $pot }: { $player } tar allt, { $amount }, { $hand }
table-you-scoop = Du tar hela potten, { $amount }: { $hand }
table-halves = Hög: { $high } { $high_amount }, { $hand } · Låg: { $low } { $low_amount }, { $letters }
table-halves-pot = { $pot } · { $halves }
table-halves-short = Hög: { $high } { $high_amount } · Låg: { $low } { $low_amount }

## States of the table.

table-practice = Träning

## Sitting down and leaving.

table-take-seat = Sätt dig
table-leave = Lämna bordet
table-leave-question = Vill du lämna bordet? Din stack på { $amount } förs till ditt saldo.
table-leave-without-chips = Vill du lämna bordet?
table-leave-in-hand = Du är fortfarande med i handen. Om du lämnar bordet läggs din hand.
table-leave-checked = Du är fortfarande med i handen. Om du lämnar bordet passas handen så länge det är gratis och läggs mot en satsning.
table-leave-all-in = Du är all-in. Handen spelas klart, och det den vinner förs till ditt saldo.
table-left = Du lämnade bordet med { $amount }.
table-see-what-would-have-come = Se vilka kort som skulle ha kommit
table-would-have-come = Skulle ha kommit: { $cards }
table-next-table = Nästa hand: ditt bord sätts ihop.
