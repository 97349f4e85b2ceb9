### The page of the rules in force: labels, and the values that are sentences.

rules-title = Gällande regler
rules-rulebook = Regelbok { $id }
rules-document = { $title }, version { $version }, { $date }

## The table.

rules-section-table = Bord
rules-seats = Platser per bord
rules-section-stakes = Insatser
rules-min-players = Spelare som en hand kräver
rules-heads-up-single = Med bara två kvar spelas en hand till; sedan väntar spelet på fler spelare.
rules-heads-up-continue = Med bara två kvar fortsätter spelet.
rules-newcomers = Nya spelare
rules-newcomers-wait = De får kort när stora mörken når dem.
rules-newcomers-choose = De väntar på stora mörken, eller lägger en och spelar direkt.
rules-posted-live = En lagd mörk räknas av från synen.
rules-posted-dead = En lagd mörk är död: den räknas inte av från synen.
rules-missed-blind = Missad stor mörk
rules-missed-blind-value = Den som kommer tillbaka går in som en ny spelare.
rules-missed-blind-wait = Den som kommer tillbaka väntar på stora mörken.
rules-button = Stora mörken och knappen
rules-button-forward = Stora mörken går till nästa spelare varje hand; lilla mörken och knappen följer efter.

## Betting.

rules-section-betting = Satsning
rules-least-bet = Lägsta satsning
rules-least-bet-value = En stor mörk
rules-least-raise = Lägsta höjning
rules-least-raise-value = Med rundans största satsning eller höjning
rules-short-all-in = All-in under lägsta höjning
rules-short-all-in-value = De som redan har agerat får syna eller lägga sig; flera i rad som tillsammans blir en hel höjning öppnar satsningen på nytt.
rules-raises = Höjningar per runda
rules-raises-unlimited = Ingen gräns

## Showdown.

rules-section-showdown = Visning
rules-shown = Händer vid visningen
rules-shown-all = Alla som är kvar visar.
rules-shown-muck = Förlorande händer får förbli dolda.
rules-odd-cents = Cent som blir över vid delning
rules-odd-cents-value = En var, medurs från knappens vänstra sida

## Rake.

rules-section-rake = Rake
rules-rake-value = { $percent }, högst { $cap }
rules-rake-cap-few = Tak med { $players } spelare
rules-rake-cap-half = Hälften
rules-rake-no-flop = Utan flopp
rules-rake-no-flop-value = Ingen rake
rules-rake-minimum = Minst ur en pott med rake
rules-rake-rounding = Avrundning
rules-rake-rounding-nearest = Till närmaste cent
rules-rake-rounding-up = Uppåt till nästa cent
rules-rake-timing = När den tas
rules-rake-timing-end = En gång, innan potterna delas ut
rules-rake-practice = Träning tar samma rake.

## Time.

rules-section-time = Tid
rules-decision = Betänketid
rules-time-bank = Tidsbank
rules-time-bank-value = { NUMBER($hands, type: "ordinal") ->
    [one] { $first } s från början, { $add } s till var { $hands }:a hand, högst { $cap } s
   *[other] { $first } s från början, { $add } s till var { $hands }:e hand, högst { $cap } s
}
rules-clock-practice = Vid träning går ingen klocka om du inte slår på den.

## Absence.

rules-section-away = Borta från bordet
rules-sit-out = Sitta ute
rules-sit-out-value = Platsen hålls i { $time }, utan kort och mörkar.
rules-disconnect = Bruten anslutning
rules-disconnect-value = { $seconds } s till att bestämma sig, sedan passas eller läggs handen, sedan sitter spelaren ute
rules-top-up = Påfyllning
rules-top-up-value = Mellan händer, till högst { $max }
rules-auto-top-up = Automatisk påfyllning
rules-auto-top-up-value = Till ursprungligt inköp efter varje hand, om den är på
rules-auto-top-up-off = Av om du inte slår på den

## More rules, where the rulebook has them.

rules-button-moving = Knappen går till nästa spelare varje hand; mörkarna följer efter.
rules-first-button = Första knappen
rules-first-button-random = En spelare på måfå
rules-first-button-draw = Högsta dragna kortet
rules-seats-range = { $least }–{ $most }
rules-straddle = Straddle
rules-straddle-value = Spelaren till vänster om stora mörken får lägga { $amount } före given.
rules-section-buy-ins = Inköp
rules-ordinary = Vanliga bord
rules-big-blinds = { $low }–{ $high } BB
rules-time-bank-trickle = Minst { $floor } s i varje hand, { $add } s till för varje spelad hand, högst { $cap } s
rules-time-bank-none = Ingen
rules-sit-out-all = Sitta ute vid flera bord
rules-sit-out-all-value = Den som sitter ute vid ett bord sitter ute vid alla; { $seconds } s för att komma tillbaka.
rules-section-return = Tillbaka vid samma bord
rules-return-window = Inom
rules-return-up-to = Gick med högst { $count } BB
rules-return-between = Gick med mer än { $over } och mindre än { $below } BB
rules-return-from = Gick med minst { $count } BB
rules-return-counted-up-to = Återkomster räknade i dag: högst { $count }
rules-return-counted-from = Återkomster räknade i dag: { $count } eller fler
rules-return-range = { $min } till { $max }
rules-return-last = senaste stacken
rules-return-never-less = Aldrig mindre än senaste stacken
rules-banzai-tables = Bord med samma insatser
rules-banzai-resume = Efter att ha gått med mer än { $count } BB
rules-banzai-resume-value = Samma stack i { $time }
rules-banzai-resets = Nystarter per dag
rules-section-plans = Rakeplaner
rules-plan = Plan { $n }
rules-plan-terms = Betalda planer gäller { $days } dagar; avbokningar per kalenderår: { $times }
rules-section-jackpots = Jackpottar
rules-jackpot-value = { $fed } av raken; { $paid } av potten betalas ut

## Where a figure comes from.

rules-ours = Vårt val

## The ranking of hands, best first.

rules-section-ranking = Händernas rangordning
rules-ranking-royal-flush = Royal flush
rules-ranking-straight-flush = Färgstege
rules-ranking-quads = Fyrtal
rules-ranking-full-house = Kåk
rules-ranking-flush = Färg
rules-ranking-straight = Stege
rules-ranking-trips = Triss
rules-ranking-two-pair = Tvåpar
rules-ranking-pair = Par
rules-ranking-high-card = Högsta kort
