### Buttons and boxes of the action bar.

action-fast-fold = Snabbfold
action-fast-fold-help = Ger upp handen direkt och tar dig till nästa bord.
action-straddle = Straddle
action-fold = Lägg dig
action-check = Passa
action-call = Syna
action-call-amount = Syna { $amount }
action-call-all-in = Syna all-in
action-bet = Satsa
action-bet-amount = Satsa { $amount }
action-raise-to = Höj till
action-raise-to-amount = Höj till { $amount }
action-all-in = All-in
action-all-in-amount = All-in { $amount }

## The second line of the Fold button while a check is legal, and states of the action bar.

action-fold-checks = Gratis: passar
action-your-turn = Din tur
action-your-turn-at = Din tur vid { $table }
action-waits = Ditt drag är skickat och väntar på svar.
action-next-hand = Nästa hand

## Showing or mucking a hand that need not be shown.

action-show-cards = Visa korten
action-show-cards-help = Alla vid bordet ser hela din hand.
action-show-card = Visa bara { $card }
action-show-marked = { $n ->
    [one] Visa { $n } kort
   *[other] Visa { $n } kort
}
action-show-marked-help = Alla vid bordet ser korten som du har markerat.
action-mark-card = Visa { $card }
action-shown-unasked-some = Din hand visas om du inte muckar. Klicka på korten för att visa bara dem.
action-hidden-unasked-some = Din hand förblir dold om du inte visar den. Klicka på korten för att visa bara dem.
action-muck = Mucka
action-muck-help = Ingen ser dina kort.
action-show-for-jackpot = Jackpotten { $name }: bara den som visar hela handen kan vinna den.
action-shown-unasked = Din hand visas om du inte muckar. Klicka på ett kort för att visa bara det.
action-hidden-unasked = Din hand förblir dold om du inte visar den. Klicka på ett kort för att visa bara det.

## Boxes that a player ticks before the turn, and their tooltips.

action-check-fold = Passa / Lägg dig
action-call-any = Syna allt
action-fold-help = Lägger handen, eller passar om det är gratis.
action-check-fold-help = Passar om det är gratis, lägger annars handen.
action-check-help = Passar om det är gratis.
action-call-help = Synar bara till det här priset.
action-call-any-help = Synar alla satsningar, upp till hela din stack.

## Presets of the amount.

action-preset-min = Min
action-preset-quarter = 1/4
action-preset-third = 1/3
action-preset-half = 1/2
action-preset-two-thirds = 2/3
action-preset-three-quarters = 3/4
action-preset-pot = Pott
action-preset-times = { $factor }×
action-preset-min-help = Det lägsta tillåtna
action-preset-half-help = Halva potten, din syn inräknad
action-preset-two-thirds-help = Två tredjedelar av potten, din syn inräknad
action-preset-pot-help = Potten, din syn inräknad
action-preset-part-help = { $percent } av potten, din syn inräknad
action-preset-bb-help = { $amount } totalt
action-preset-times-help = { $factor } gånger satsningen att syna, plus en för varje limpare
action-preset-all-in-help = Hela din stack

## How a typed amount such as 3bb, 2.5x or 66% was read; the percentage has its sign already.

action-read-bb = { $number }: { $amount }
action-read-times = { $factor } gånger satsningen: { $amount }
action-read-pot = { $percent } av potten: { $amount }

## The amount: its field, slider and buttons; the first three are read aloud.

action-amount-field = Belopp
action-slider = Välj belopp
action-one-less = En stor mörk mindre
action-one-more = En stor mörk mer

## Blinds.

action-wait-big-blind = Vänta på stora mörken
action-post-now = Lägg { $amount } och spela nu
