### What a tournament is, and its terms. $game, $chips, $time and $percent are ready words such as ”10 min”; $target is the name of a tournament.

## What it is, in sentences.

terms-about-game = { $game }, { $seats } spelare per bord.
terms-about-freezeout = Alla har en stack: den som förlorar den är ute.
terms-about-again = Den som åker ut kan gå in igen så länge anmälan är öppen.
terms-about-rebuys = Rebuy är tillåtet till slutet av nivå { $level }.
terms-about-shootout = Varje bord spelar tills en spelare är kvar; vinnarna möts vid nya bord.
terms-about-satellite = Priserna är anmälningar: { $target }.
terms-about-phase = Efter nivå { $level } följer stackarna som är kvar med till: { $target }.
terms-about-time = Slutar efter { $time } spel; stackarna avgör då platserna.
terms-about-free = Det är gratis att delta.
terms-about-cost = En anmälan kostar { $price }, varav { $fee } är avgift.
terms-about-cost-whole = En anmälan kostar { $price }.
terms-about-choice = Du väljer inköp, från { $least } till { $most }; din stack står i proportion till det.
terms-about-start = Du börjar med { $chips }, och en nivå varar { $time }.
terms-about-guarantee = Prispotten är minst { $amount }.
terms-about-added = Extra till prispotten: { $amount }.
terms-about-winner-takes-all = Vinnaren tar hela prispotten.
terms-about-equal = Alla som är kvar på slutet vinner lika mycket.
terms-about-half-by-chips = Halva prispotten delas lika mellan dem som är kvar, halva efter deras marker.
terms-about-drawn = Prispotten lottas fram före första handen.
terms-about-second-phase = Priserna vinns i den andra fasen.
terms-about-special = Utöver prispotten finns ett specialpris; vinnaren meddelas här.
terms-about-bounty = Den som slår ut en spelare vinner { $amount }.
terms-about-progressive = Den som slår ut en spelare får { $percent } av den bountyn; resten läggs på den egna bountyn.
terms-about-deal = Vid finalbordet kan spelarna komma överens om att dela på priserna som är kvar.

## The terms: labels, and what is said of each.

terms-players = Spelare
terms-payment = Betalning
terms-condition = Villkor
terms-table = Platser per bord
terms-decision = Betänketid
terms-time-bank = Tidsbank
terms-end = Slut
terms-absence = Frånvaro
terms-when-full = { $count ->
    [one] När { $count } spelare har anmält sig
   *[other] När { $count } spelare har anmält sig
}
terms-from-to = { $least } till { $most }; med färre ställs den in och betalas tillbaka
terms-late-level = Till slutet av nivå { $level }, { $time } spel; kan stänga tidigare
terms-late-time = Till { $time }; kan stänga tidigare
terms-not-possible = Inte möjligt
terms-unregister-until = Till { $time }. Du får tillbaka det du betalade med.
terms-unregister-until-full = Tills alla platser är tagna. Du får tillbaka det du betalade med.
terms-re-entries = { $count ->
    [one] En gång för { $price }, så länge anmälan är öppen
   *[other] Upp till { $count } gånger för { $price } per gång, så länge anmälan är öppen
}
terms-entries-at-once = { $count ->
    [one] Upp till { $count } samtidigt
   *[other] Upp till { $count } samtidigt
}
terms-rebuy = { $price } för { $chips }, när alla marker är slut, till slutet av nivå { $level }
terms-rebuy-with = { $price } för { $chips }, med högst { $most }, till slutet av nivå { $level }
terms-rebuy-most = { $count ->
    [one] { $rebuy }; { $count } per spelare
   *[other] { $rebuy }; { $count } per spelare
}
terms-add-on = { $price } för { $chips }, en gång, efter nivå { $level }
terms-pay-money = Bara pengar
terms-pay-ticket = Pengar eller biljett: { $kind }
terms-hands-played = { $count ->
    [one] Minst { $count } spelad hand vid cashbord
   *[other] Minst { $count } spelade händer vid cashbord
}
terms-account-age = { $count ->
    [one] Konto som är minst { $count } dag gammalt
   *[other] Konto som är minst { $count } dagar gammalt
}
terms-invited = Bara för spelare som arrangören har bjudit in
terms-bank-steps = { $count ->
    [one] { $first } i början, { $add } till efter varje hand, högst { $cap }
   *[other] { $first } i början, { $add } till efter var { $count }:e hand, högst { $cap }
}
terms-bank-floor = Minst { $floor } i varje hand, { $add } till efter varje, högst { $cap }
terms-from-left = { $count ->
    [one] Från { $count } spelare kvar
   *[other] Från { $count } spelare kvar
}
terms-deals = Vid finalbordet, om alla är överens
terms-bounty = { $amount } för varje spelare som slås ut
terms-progressive = { $amount } i början; { $percent } av en bounty betalas ut, resten läggs på den egna bountyn
terms-ends-one-left = När en spelare har alla marker
terms-ends-half-left = När hälften av spelarna är ute
terms-ends-after-level = Efter nivå { $level }; stackarna som är kvar går vidare till nästa fas
terms-absent = Du får kort, betalar mörkar och antar, och din hand läggs
