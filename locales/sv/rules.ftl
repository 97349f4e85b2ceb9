### The page of the rules in force: labels, and the values that are sentences.

rules-title = Gällande regler
rules-rulebook = Regelbok: { $rules }
rules-document = { $title }, version { $version }, { $date }
rules-document-plain = { $title }
rules-contents = Innehåll

## Getting a seat.

rules-section-seating = Hitta en plats
rules-draw = Vilket bord
rules-draw-value = Rummet lottar ett. Bord där du har suttit förut och bord med fler lediga platser är troligare.
rules-queue = Kö
rules-queue-value = Ett nytt bord öppnas när { $count } spelare väntar. Du kan lämna kön när som helst.
rules-queue-place = Plats i kön efter bruten anslutning
rules-kept-for = Hålls i { $time }
rules-seat-offered = Erbjuden plats
rules-seat-offered-value = Hålls i { $time }, sedan går den till nästa spelare.
rules-same-table = Ny förfrågan strax efter
rules-same-table-value = Samma bord erbjuds i { $time } efter en plats som du inte tog.
rules-most-tables = Cashgamebord samtidigt

## The table.

rules-section-table = Bord
rules-seats = Platser per bord
rules-seats-range = { $least }–{ $most }
rules-min-players = Spelare som en hand kräver
rules-heads-up-single = Med bara två kvar spelas en hand till; sedan väntar spelet på fler spelare.
rules-heads-up-continue = Med bara två kvar fortsätter spelet.
rules-first-button = Första knappen
rules-first-button-random = En spelare på måfå
rules-first-button-draw = Högsta dragna kortet; lika valörer avgörs av färgen: spader, hjärter, ruter, klöver
rules-blinds = Mörkar
rules-blinds-value = Lilla och stora mörken läggs före given. Med bara två spelare lägger knappen lilla mörken.
rules-button = Stora mörken och knappen
rules-button-forward = Stora mörken går till nästa spelare varje hand; lilla mörken och knappen följer efter.
rules-button-moving = Knappen går till nästa spelare varje hand; mörkarna följer efter.
rules-newcomers = Nya spelare
rules-newcomers-wait = De får kort när stora mörken når dem.
rules-newcomers-choose = De väntar på stora mörken, eller lägger en och spelar direkt.
rules-posted-live = En lagd mörk räknas av från synen.
rules-posted-dead = En lagd mörk är död: den räknas inte av från synen.
rules-missed-blind = Missad mörk
rules-missed-blind-value = Den som missat stora mörken genom att sitta ute går in som en ny spelare.
rules-missed-blind-wait = Den som missat någon mörk genom att sitta ute väntar på stora mörken.
rules-straddle = Straddle
rules-straddle-value = Spelaren till vänster om stora mörken får lägga { $amount } före given.
rules-straddle-live = Den är en höjning, och den som lagt den agerar sist före floppen.

## The games.

rules-section-games = Spel
rules-deck = Kortlek
rules-deck-value = En hel lek utan jokrar, nyblandad för varje hand. Mellan händer med samma valörer är ingen färg bättre.
rules-holdem = Två kort var. De bästa fem av dem och bordets kort räknas: inget, ett eller båda av de egna.
rules-omaha = Fyra kort var. Exakt två av dem räknas, med exakt tre från bordet.
rules-omaha5 = Fem kort var. Exakt { $own } av dem räknas, med exakt { $board } från bordet.
rules-high-low = Halva potten går till bästa handen, halva till bästa låga handen. Finns ingen låg hand tar bästa handen allt.
rules-low = En låg hand har fem olika valörer, ingen över åtta. Esset är lågt; stegar och färger räknas inte.
rules-low-cards = Den tar lika många av de egna korten som den höga, men det får vara andra. En udda cent går till den höga halvan.

## Betting.

rules-section-betting = Satsning
rules-first-to-act = Vem som börjar
rules-first-to-act-value = Före floppen spelaren till vänster om stora mörken, sedan den första till vänster om knappen
rules-short-all-in = All-in under lägsta höjning
rules-short-all-in-value = Den som redan har agerat får bara syna eller lägga sig; flera i rad utan syn emellan som tillsammans blir en hel höjning öppnar satsningen på nytt.
rules-section-open = No limit och pot limit
rules-no-limit = No limit
rules-no-limit-value = Upp till hela stacken
rules-pot-limit = Pot limit
rules-pot-limit-after = Upp till potten som den är efter synen
rules-pot-limit-before = Upp till potten som den är före synen
rules-least-bet = Lägsta satsning
rules-least-bet-value = En stor mörk
rules-least-raise = Lägsta höjning
rules-least-raise-value = Med rundans största satsning eller höjning
rules-raises = Höjningar per runda
rules-raises-unlimited = Ingen gräns
rules-section-fixed = Fixed limit
rules-fixed-size = Varje satsning och höjning
rules-fixed-size-value = En stor mörk före och på floppen, två på turn och river
rules-fixed-bets = Satsningar per runda
rules-fixed-bets-value = Högst { $count }, första satsningen och alla höjningar
rules-fixed-uncapped = Ingen sådan gräns i en runda som bara två börjar.
rules-fixed-capped = Även i en runda som bara två börjar.

## Showdown.

rules-section-showdown = Visning
rules-shown = Händer vid visningen
rules-shown-all = Alla som är kvar visar.
rules-shown-muck = Den som är slagen väljer: visa eller mucka. Utan svar visas handen.
rules-chat-in-hand = Chatt under en hand
rules-chat-silent = Tyst för den som är med i handen tills satsningarna är klara.
rules-chat-open = Öppen, så länge den inte hjälper någon annan spelare.
rules-side-pots = All-in
rules-side-pots-value = Den som är all-in kan av varje motståndare vinna så mycket som de egna insatserna täcker. Resten bildar sidopotter för de andra.
rules-unmatched = Satsning som ingen synar
rules-unmatched-value = Går tillbaka, före raken
rules-odd-cents = Cent som blir över vid delning
rules-odd-cents-value = En var, medurs från knappens vänstra sida

## Buy-ins.

rules-section-buy-ins = Inköp och påfyllning
rules-ordinary = Vanliga bord
rules-big-blinds = { $low }–{ $high } BB
rules-form-seats = Platser: { $seats }
rules-form-top-up = Mellan händer går det att fylla på till { $max }.
rules-auto-top-up = Automatisk påfyllning
rules-auto-top-up-value = Till ursprungligt inköp efter varje hand, om den är på
rules-auto-top-up-off = Av om du inte slår på den

## Stakes and rake.

rules-section-stakes = Insatser
rules-stake = { $name } · { $game }
rules-stake-of-form = { $name } · { $game } · { $form }
rules-stake-facts = Mörkar { $small }/{ $big } · inköp { $buy_in } · platser: { $seats }
rules-stake-plan = Med plan { $n }: { $percent }
rules-section-rake = Rake
rules-rake-base = Vad den tas på
rules-rake-base-value = En procent av alla potter tillsammans, upp till ett tak; båda står vid varje insats.
rules-rake-value = Rake { $percent }, högst { $cap }
rules-rake-cap-few = Tak med { $players } spelare
rules-rake-cap-half = Hälften
rules-rake-no-flop = Utan flopp
rules-rake-no-flop-value = Ingen rake
rules-rake-minimum = Minst ur en pott med rake
rules-rake-below = Där procenten ger mindre än { $least }
rules-rake-rounding = Avrundning
rules-rake-rounding-nearest = Till närmaste cent
rules-rake-rounding-up = Uppåt till nästa cent
rules-rake-timing = När den tas
rules-rake-timing-end = En gång, innan potterna delas ut
rules-rake-timing-street = I början av varje satsningsrunda, resten innan potterna delas ut
rules-rake-practice = Träning tar samma rake.

## Returning to a table.

rules-section-return = Tillbaka vid samma bord
rules-return-window = Inom
rules-return-up-to = Gick med högst { $count } BB
rules-return-between = Gick med mer än { $over } och mindre än { $below } BB
rules-return-from = Gick med minst { $count } BB
rules-return-counts = Återkomster räknas
rules-return-counts-value = Efter att ha gått med minst { $count } BB; räkningen börjar om vid midnatt UTC.
rules-return-counted-up-to = Återkomster räknade i dag: högst { $count }
rules-return-counted-from = Återkomster räknade i dag: { $count } eller fler
rules-return-range = { $min } till { $max }
rules-return-last = senaste stacken
rules-return-never-less = Aldrig mindre än senaste stacken

## Banzai, Fast Hold’em and Rapid.

rules-banzai-tables = Bord med samma insatser
rules-banzai-resume = Efter att ha gått med mer än { $count } BB
rules-banzai-resume-value = Samma stack i { $time }
rules-banzai-resets = Nystarter per dag
rules-banzai-resets-help = I stället för samma stack får du då börja med det vanliga inköpet. Dagen börjar vid midnatt UTC.
rules-fast-table = Varje bord
rules-fast-table-value = Varar en hand. Den som är klar flyttas nästan genast till ett nytt bord.
rules-fast-fold = Snabbfold
rules-fast-fold-value = När det inte är din tur och det finns en satsning du inte har synat. Du går vidare genast; de andra ser det när turen kommer till dig.
rules-fast-turn = Lägga sig
rules-fast-turn-value = När det är din tur. Du flyttas genast till ett nytt bord.
rules-fast-button = Knappen
rules-fast-button-random = En spelare på måfå, vid varje bord
rules-fast-button-fair = Så att stora mörken går till den som varit utan den längst

## Time.

rules-section-time = Tid
rules-decision = Betänketid
rules-time-bank = Tidsbank
rules-time-bank-value = { NUMBER($hands, type: "ordinal") ->
    [one] { $first } s från början, { $add } s till var { $hands }:a hand, högst { $cap } s
   *[other] { $first } s från början, { $add } s till var { $hands }:e hand, högst { $cap } s
}
rules-time-bank-trickle = Minst { $floor } s i varje hand, { $add } s till för varje spelad hand, högst { $cap } s
rules-time-bank-none = Ingen
rules-time-bank-help = Den går av sig själv efter betänketiden, och varje bord har sin egen.
rules-clock-practice = Vid träning går ingen klocka om du inte slår på den.

## Absence.

rules-section-away = Borta från bordet
rules-sit-out = Sitta ute
rules-sit-out-value = Platsen hålls i { $time }, utan kort och mörkar.
rules-sit-out-all = Sitta ute vid flera bord
rules-sit-out-all-value = Den som sitter ute vid ett bord sitter ute vid alla; { $seconds } s för att komma tillbaka.
rules-sit-out-big-blind = Sitt ute vid nästa stora mörk
rules-sit-out-big-blind-value = Du får kort tills stora mörken skulle nå dig.
rules-disconnect = Bruten anslutning
rules-disconnect-value = { $seconds } s till att bestämma sig, sedan passas eller läggs handen, sedan sitter spelaren ute
rules-disconnect-bank = Tidsbanken går också.
rules-disconnect-no-bank = Tidsbanken används inte.
rules-disconnect-seat = Platsen efter bruten anslutning
rules-disconnect-seat-value = Hålls i { $time }, utan kort i nya händer; sedan blir den ledig.

## Rake plans.

rules-section-plans = Rakeplaner
rules-plan = Plan { $n }
rules-plan-days = En betald plan gäller
rules-plan-days-value = { $count ->
    [one] { $count } dag från valet, en plan i taget
   *[other] { $count } dagar från valet, en plan i taget
}
rules-plan-cancellations = Uppsägningar per kalenderår
rules-plan-refund = Priset för de dagar som är kvar betalas tillbaka, uppsägningsdagen inräknad.

## Jackpots.

rules-section-jackpots = Jackpottar
rules-jackpot-value = { $fed } av raken; { $paid } av potten betalas ut
rules-jackpot-games = Spel: { $games } · bord: { $forms }
rules-jackpot-hands = Vinnande hand: { $hands }
rules-jackpot-beaten = Slagen hand: { $hands }
rules-jackpot-beaten-by = Slagen av: { $hands }
rules-jackpot-hand-from = { $hand } från { $rank } och uppåt
rules-jackpot-hours = Tider (UTC): { $hours }
rules-jackpot-both = Två av mottagarens egna kort måste ingå i handen.
rules-jackpot-pocket-pair = De två måste vara ett par om handen är: { $hands }.
rules-jackpot-shown = Korten måste ha visats; en hand som läggs bort osedd vinner inget.
rules-jackpot-winner-too = Vid bad beat gäller detsamma den vinnande handen.
rules-jackpot-recipient-only = Vid bad beat gäller detta bara mottagaren.

## Fair play.

rules-section-conduct = Rent spel
rules-play-alone = Var och en spelar för sig. Inget drag och inget ord vid bordet får hjälpa en annan spelare.
rules-soft-play = Soft play är förbjudet: att skona en partner som man annars skulle ha höjt mot.
rules-chip-dumping = Chipdumpning är förbjuden: att förlora en hand med flit för att föra över marker. Även mottagaren bär ansvar, och inget behöver betalas tillbaka.
rules-collusion = Samarbete mellan spelare (collusion) är förbjudet: att dela kunskap om kort eller annat för att få övertag vid bordet.
rules-talk-of-hands = Ingen visar eller talar om sina kort under handen; de visas vid visningen.
rules-programs = Bara du spelar för dig: inga botar, ingen artificiell intelligens, inget automatiskt spel.
rules-trackers = Handtrackers, HUD:ar och program som läser av skärmen är förbjudna, och rummet får upptäcka och stoppa dem.
rules-evasion = Att kringgå dessa åtgärder, eller försöka, kan avsluta kontot genast.
rules-fraud = Bedrägliga betalningar, stulna kort och penningtvätt är förbjudna.
rules-records = Hur händer spelas sparas och granskas för att hitta sådana brott.
rules-reviews = Spelet granskas. Vinster kan hållas inne tills en granskning är klar.
rules-video = Rummet kan begära en video av hur du spelar.
rules-penalties = Vad som kan följa: varning, avstängning, avslutat konto, beslagtagna marker, anmälan till myndigheter eller banker, rättsliga åtgärder.
rules-complaints = Klagomål om misstänkt otillåtet samarbete utreds. Anmäl en hand från bordet.
rules-no-compensation = Rummet ersätter inte det du förlorar på andras otillåtna samarbete.
rules-same-limits = Alla vid ett bord har samma gränser.

## Faults and corrections.

rules-section-failures = Fel och rättelser
rules-fairness = Rättvisan går först. I ovanliga fall kan ett beslut avvika från reglernas ordalydelse.
rules-rollback = Om servern kraschar backas händer där någon fortfarande kunde agera: varje stack blir som när handen började. Övriga händer delas ut till slutet.
rules-cancelled = En hand som ett fel hindrar från att ta slut ställs in, och alla insatser går tillbaka.
rules-malfunction = Vid tekniskt fel blir alla vinster och spel ogiltiga.
rules-own-device = Fel på spelarens egen enhet eller anslutning ändrar inget utöver det som står här om brutna anslutningar.
rules-undecided = Satsningar som aldrig avgörs
rules-undecided-value = { $count ->
    [one] Ogiltiga efter { $count } dag; pengarna går till välgörenhet.
   *[other] Ogiltiga efter { $count } dagar; pengarna går till välgörenhet.
}

## Acceptance.

rules-section-acceptance = Att godta reglerna
rules-acceptance = Den som spelar en hand har läst reglerna och godtar dem.
rules-changes = Reglerna kan ändras utan förvarning.
rules-rake-increases = Raken kan sänkas en tid och återställas utan förvarning. Varje annan höjning meddelas.

## The source of a figure.

rules-ours = Rummets val: reglerna anger ingen siffra för detta

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
