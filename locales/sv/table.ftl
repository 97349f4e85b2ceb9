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
table-tip-keys = Tangentbord
table-tip-sit-out = Sitt ute
table-tip-top-up = Fyll på
table-tip-time-bank = Tidsbank: { $seconds } s kvar
table-dealer-button = Dealerknapp

## Streets and pots. The short forms stand on small tables.

table-street-preflop = Preflop
table-street-flop = Flopp
table-street-turn = Turn
table-street-river = River
table-showdown = Visning
table-pot = Pott
table-pot-amount = Pott { $amount }
table-pot-main = Huvudpott
table-pot-side = Sidopott { $n }
table-pot-main-short = Huvud
table-pot-side-short = Sido { $n }
table-pot-players = I den här potten: { $players }

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
table-returned = Osynad satsning åter: { $player }, { $amount }

## States of the table.

table-seats-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
table-waiting-for = Väntar på { $player }
table-waiting-players = Väntar på spelare. En hand kräver { $count }.
table-waiting-hand = Nästa hand börjar strax.
table-practice = Träning

## Sitting down and leaving.

table-take-seat = Sätt dig
table-leave = Lämna bordet
table-leave-question = Vill du lämna bordet? Din stack på { $amount } förs till ditt saldo.
table-leave-in-hand = Du är fortfarande med i handen. Om du lämnar bordet läggs din hand.
table-left = Du lämnade bordet med { $amount }.
