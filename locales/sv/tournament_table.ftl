### The table of a tournament.

## The cards in the corners, and the line in the top bar of a small window.

tournament-table-clock-stopped = Klockan står på
tournament-table-ante = ante { $amount }
tournament-table-next-blinds = Sedan: { $blinds }
tournament-table-blinds-ante-short = { $blinds } ({ $ante })
tournament-table-left-title = { $count ->
    [one] { $count } spelare kvar
   *[other] { $count } spelare kvar
}
tournament-table-players-left = Spelare kvar
tournament-table-entries = Anmälningar
tournament-table-average = Snittstack
tournament-table-prize-now = Pris nu
tournament-table-next-prize-in = { $count ->
    [one] Nästa pris om { $count } plats
   *[other] Nästa pris om { $count } platser
}
tournament-table-prizes-in = { $count ->
    [one] Priser om { $count } plats
   *[other] Priser om { $count } platser
}
tournament-table-last-prize = Alla kvarvarande vinner
tournament-table-first-prize = Förstapris
tournament-table-m = M { $m }
tournament-table-tip-lobby = Turneringslobbyn

## The tools. $price is an amount of money.

tournament-table-sit-out = Stå över
tournament-table-sit-out-cost = Stå över: du får kort, betalar mörkar och antes, och foldas.
tournament-table-sitting-out = Du står över. Du betalar mörkar och antes, och foldas.
tournament-table-rebuy = Rebuy · { $price }
tournament-table-add-on = Add-on · { $price }
tournament-table-deal = Dela prispengar
tournament-table-m-setting = Visa M vid turneringsbord
tournament-table-m-setting-help = Hur många varv din stack räcker till mörkar och antes.

## Leaving a table of a tournament.

tournament-table-leave = Gå till lobbyn
tournament-table-leave-question = Du är kvar i turneringen och behåller din plats. Medan du är borta betalar du mörkar och antes, och när din tid är slut checkas eller foldas din hand.

## Sheets that tell something.

tournament-table-break-title = Paus
tournament-table-break-then = Sedan nivå { $level }: { $blinds }.
tournament-table-break-level = { $time } återstår av nivån. Sedan: { $next }.
tournament-table-break-note = Pausen började när alla bord hade spelat klart sin hand.
tournament-table-hand-for-hand = Hand för hand
tournament-table-left-and-paid = { $left } kvar, { $paid } får pris
tournament-table-hand-for-hand-waits = Ditt bord har spelat klart handen. Spelet fortsätter när alla bord har gjort det.
tournament-table-tables-in-play = { $count ->
    [one] { $count } bord är i spel.
   *[other] { $count } bord är i spel.
}
tournament-table-hand-for-hand-note = Alla som åker ut i denna hand räknas som ute samtidigt. Den som började handen med störst stack får bäst plats.
tournament-table-moved-title = Du sitter nu vid bord { $number }.
tournament-table-table-number = Bord { $number }
tournament-table-moved-broken = Ditt bord stängdes. Din stack följer med.
tournament-table-moved-balanced = Borden jämnades ut. Din stack följer med.
tournament-table-moved-final = Alla som är kvar sitter vid detta bord. Din stack följer med.
tournament-table-your-seat = Din plats
tournament-table-seat-number = Plats { $n }
tournament-table-closes-in = Stängs om { $time }
tournament-table-final-table = Finalbord
tournament-table-final-table-told = { $count ->
    [one] { $count } spelare är kvar, vid detta bord.
   *[other] De sista { $count } spelarna sitter vid detta bord.
}

## The drum. $n is a number such as 1.5.

tournament-table-drum-title = Prispotten dras
tournament-table-drawn-title = Prispotten
tournament-table-times = ×{ $n }
tournament-table-prize-pool = Prispott
tournament-table-place-prize = { $place } plats
tournament-table-skip = Hoppa över

## Offers. $level is a number, $price an amount of money.

tournament-table-rebuy-title = Rebuy?
tournament-table-answer-within = Svara inom
tournament-table-offered-for = Erbjuds i
tournament-table-broke = Du har inga marker kvar.
tournament-table-broke-until = Du har inga marker kvar. Rebuy går att göra till slutet av nivå { $level }.
tournament-table-few-chips = Din stack är så liten att du kan göra en rebuy.
tournament-table-new-stack = Din stack efteråt
tournament-table-balance = Saldo
tournament-table-balance-after = Saldo efteråt
tournament-table-too-poor = Ditt saldo räcker inte.
tournament-table-decline = Tacka nej och lämna
tournament-table-add-on-title = Add-on
tournament-table-add-on-about = Rebuyperioden är slut. En add-on per spelare, oavsett stack.
tournament-table-no-add-on = Ingen add-on
tournament-table-waits = Väntar på svar…

## The end of an entry. $place is a place such as “3rd”.

tournament-table-finished = Du slutade på { $place } plats.
tournament-table-won = Du vann turneringen!
tournament-table-out-title = Du är ute.
tournament-table-out-about = Andra kan fortfarande registrera sig. Din plats blir känd när registreringen stänger.
tournament-table-prize = Pris
tournament-table-no-prize = Inget på denna plats
tournament-table-no-prize-before = Inget; priserna börjar på { $place } plats
tournament-table-bounties-won = Vunna bounties
tournament-table-bounties = { $count } · { $amount }
tournament-table-paid-in = Inbetalt
tournament-table-again-title = Gå in igen?
tournament-table-again-about = { $chips }, ny slumpad plats
tournament-table-again-left = Sen registrering: { $time } kvar
tournament-table-enter-again = Gå in igen · { $price }
tournament-table-leave-table = Lämna bordet
tournament-table-survived-title = Du går vidare.
tournament-table-survived-carried = Dina { $chips } följer med till { $target }.
tournament-table-survived-not-carried = En större av dina stackar följer med till { $target }.
tournament-table-next-phase = nästa fas
tournament-table-cancelled-title = Turneringen ställdes in.
tournament-table-cancelled-too-few = För få spelare hade registrerat sig.
tournament-table-cancelled-house = Rummet ställde in den.
tournament-table-cancelled-fault = Den kunde inte fortsätta efter ett fel.
tournament-table-paid-back = Återbetalat
tournament-table-tickets-back = Biljetter som gäller igen

## Deals. $kind is how the prizes are shared.

tournament-table-deal-title = Dela prispengarna?
tournament-table-deal-proposed = { $player } föreslår: { $kind }
tournament-table-deal-pool = Kvarvarande prispengar: { $pool }. En delning avslutar turneringen.
tournament-table-player = Spelare
tournament-table-stack = Stack
tournament-table-equal = Lika
tournament-table-by-stacks = Efter stack
tournament-table-icm = ICM
tournament-table-answer = Svar
tournament-table-agrees = Accepterar
tournament-table-waiting = Väntar
tournament-table-you = Du
tournament-table-agreed-count = { $agreed } av { $count } accepterar. Delningen gäller bara om alla accepterar.
tournament-table-without-deal = Utan delning får du minst { $lowest } och högst { $highest }.
tournament-table-without-deal-least = Utan delning får du minst { $lowest }.
tournament-table-less-than-sure = Det är mindre än de { $lowest } du får om du spelar vidare.
tournament-table-play-on = Spela vidare
tournament-table-agree = Acceptera { $amount }
tournament-table-you-agreed = Du har accepterat
tournament-table-withdraw = Dra tillbaka
tournament-table-propose-title = Föreslå en delning
tournament-table-propose-about = Om alla accepterar avslutas turneringen och var och en får sin del. Du kan föreslå en gång per nivå.
tournament-table-you-get = Du får
tournament-table-propose = Föreslå · { $amount }
tournament-table-asked = { $player } föreslår en delning när handen är slut: { $kind }

## The log. The player’s name stands before the lines that begin in lower case.

tournament-table-title = Turnering
tournament-table-news-empty = Inget har hänt än.
tournament-table-news-level = { $level }: { $blinds }
tournament-table-news-break = Paus: { $length }
tournament-table-news-break-over = Pausen är slut
tournament-table-news-hand-for-hand-over = Inte längre hand för hand
tournament-table-news-time-up = Tiden är ute: de sista händerna
tournament-table-news-registration-closed = { $count ->
    [one] Registreringen är stängd: { $count } prisplats
   *[other] Registreringen är stängd: { $count } prisplatser
}
tournament-table-news-moved-broken = Ditt bord stängdes: du flyttades hit
tournament-table-news-moved-balanced = Borden jämnades ut: du flyttades hit
tournament-table-news-arrived = kommer till bordet
tournament-table-news-rebought = gör en rebuy för { $price }
tournament-table-news-added-on = tar add-on för { $price }
tournament-table-news-out = är ute
tournament-table-news-placed = slutar på { $place } plats
tournament-table-news-placed-prize = slutar på { $place } plats: { $prize }
tournament-table-news-disqualified = diskvalificeras
tournament-table-news-bounty = vinner bountyn på { $from }: { $amount }
tournament-table-news-own-bounty = behåller { $amount }: sin egen bounty
tournament-table-news-proposed = föreslår en delning: { $kind }
tournament-table-news-deal-withdrawn = Delningen drogs tillbaka
tournament-table-news-deal-refused = En spelare vill spela vidare
tournament-table-news-deal-time-over = Tiden för delningen är ute
tournament-table-news-deal-changed = Delningen stämmer inte längre med stackarna
tournament-table-news-deal-made = Alla accepterar: { $kind }
tournament-table-news-drawn = Prispott { $times }: { $pool }
