### The table: its bar, pots, streets and results.

table-stakes = { $small } / { $big }
table-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
table-hand-number = Main { $id }

## Tooltips of the icons.

table-tip-sound-off = Couper le son
table-tip-sound-on = Activer le son
table-tip-log = Afficher le journal
table-tip-settings = Paramètres
table-tip-rules = Règles en vigueur
table-tip-lobby = Lobby
table-tip-leave = Quitter la table
table-tip-time-bank = Réserve de temps : encore { $seconds } s

## Streets and pots. The short forms are shown on small tables.

table-street-preflop = Préflop
table-pot = Pot
table-pot-main = Pot principal
table-pot-side = Pot parallèle { $n }
table-pot-main-short = Principal
table-pot-side-short = Parallèle { $n }

## Results under the board. Names come first; hands follow a colon.

table-won = { $player } gagne { $amount }
table-won-hand = { $player } gagne { $amount } : { $hand }
table-won-pot = { $pot } : { $player } gagne { $amount }
table-won-pot-hand = { $pot } : { $player } gagne { $amount }, { $hand }
table-you-won = Vous gagnez { $amount }
table-you-won-hand = Vous gagnez { $amount } : { $hand }
table-split = { $players } se partagent { $amount }
table-split-hand = { $players } se partagent { $amount } : { $hand }
table-split-pot = { $pot } : { $players } se partagent { $amount }
table-split-pot-hand = { $pot } : { $players } se partagent { $amount }, { $hand }
table-scoop = { $player } rafle { $amount } : { $hand }
table-scoop-pot = { $pot } : { $player } rafle { $amount }, { $hand }
table-you-scoop = Vous raflez { $amount } : { $hand }
table-halves = Haut : { $high } { $high_amount }, { $hand } · Low : { $low } { $low_amount }, { $letters }
table-halves-pot = { $pot } · { $halves }
table-halves-short = Haut : { $high } { $high_amount } · Low : { $low } { $low_amount }

## States of the table.

table-practice = Entraînement

## Sitting down and leaving.

table-take-seat = S’asseoir
table-leave = Quitter la table
table-leave-question = Quitter la table ? Votre tapis de { $amount } revient sur votre solde.
table-leave-without-chips = Quitter la table ?
table-leave-in-hand = Vous êtes encore dans le coup. Si vous quittez la table, votre main sera couchée.
table-leave-checked = Vous êtes encore dans le coup. Si vous quittez la table, vous faites parole tant que c’est gratuit et vous vous couchez face à une mise.
table-leave-all-in = Vous êtes à tapis. Votre main va jusqu’au bout, et ses gains reviennent sur votre solde.
table-left = Vous avez quitté la table avec { $amount }.
table-see-what-would-have-come = Voir les cartes qui seraient venues
table-would-have-come = Seraient venues : { $cards }
table-next-table = Prochaine main : votre table se forme.
