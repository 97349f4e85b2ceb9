### Errors, and what to do about them. Paths, options and messages of the system come last or after a colon.

## The command line.

error-unknown-option = Alternativet { $option } finns inte. Alla alternativ: { $help }
error-unknown-option-near = Alternativet { $option } finns inte. Menade du { $near }?
error-unknown-command = Kommandot { $command } finns inte. Alla kommandon: { $help }
error-unknown-command-near = Kommandot { $command } finns inte. Menade du { $near }?
error-missing-command = Ange ett kommando. Alla kommandon: { $help }
error-missing-value = Alternativet { $option } behöver ett värde. Exempel: { $example }
error-missing-option = Kommandot { $command } behöver alternativet { $option }.
error-missing-folder = Kommandot { $command } behöver en mapp.
error-missing-file = Kommandot { $command } behöver en fil eller en mapp.
error-needless-value = Alternativet { $option } tar inget värde.
error-needless-word = Ett ord för mycket: { $word }
error-option-elsewhere = Alternativet { $option } hör inte till { $command }.
error-bad-number = { $option }: { $value } är inget heltal.
error-bad-size = { $value } är ingen storlek. Exempel: { "1280x800" }
error-size-range = Storleken { $value } kan inte ritas. Välj en från { $min } till { $max }.
error-bad-locale = { $value } är inget språk i det här programmet. Välj { $known }.
error-bad-rulebook = Regelboken { $value } finns inte. Välj { $known }.
error-bad-room = Rummet { $value } finns inte. Välj { $known } eller ange en rumsfil.
error-rulebook-syntax = { $file }, rad { $line }, kolumn { $column }, { $field }: det går inte att läsa ({ $problem }).
error-rulebook-value = { $file }, { $row }: { $field } är { $found }. Förväntat: { $expected }.
error-rulebook-empty = { $file }, { $row }: { $field } är tomt. Förväntat: { $expected }.
error-no-tables-of-stake = Regelboken { $rulebook } har inga bord med insatsen { $stake }.
error-several-currencies = Rummet { $room } har insatser i flera valutor; ett rum har en enda.
error-too-many-stakes = Rummet { $room } har för många insatser.
error-terms-damaged = Husets villkor kan inte läsas, rad { $line } ({ $problem }).
error-asset-undrawable = En bild på { $width } × { $height } kan inte ritas.
error-not-text = { $word } är inte text i UTF-8.
error-no-stake-of-game = Regelboken har ingen insats för spelet { $game }.
error-not-greeted = Rummet känner dig inte än. Anslut igen.
error-not-understood = Rummet förstod inte det. Uppdatera programmet.
error-expected-between = ett tal från { $min } till { $max }
error-expected-not-empty = en text eller en lista som inte är tom
error-expected-known-document = nyckeln till ett av dokumenten
error-expected-other-plan = en av planerna som har ett pris
error-expected-form = en spelform med sina regler och en rad i buy_in
error-expected-version = ett id som slutar med dokumentets version
error-expected-new-id = ett id som ingen annan regelbok och inget annat rum har
error-expected-known-rulebook = id för en regelbok
error-expected-one-currency = en regelbok i samma valuta som de andra, eller en valuta för hela rummet, som currency: Some(eur)
error-expected-known-stake = en nivå ur regelboken som rummet erbjuder
error-expected-holdem-alone = bara Hold’em
error-expected-absent = ingenting alls
error-expected-sum = tal med summan { $number }
error-expected-whole-hundredths = en multiplikator och andelar som ger hela cent för varje inköp
error-expected-covered-prizes = en genomsnittlig multiplikator som inte är större än antalet spelare
error-expected-once = en rad som bara finns en gång
error-expected-present = en rad för det
error-expected-exactly = talet { $number }
error-expected-power-of = en potens av { $number }
error-expected-known-id = id för en rad som finns
error-expected-prizes-of-finish = en prisfördelning som passar turneringens slut
error-expected-carried-stacks = en struktur utan startstack, eftersom spelarna tar med sig sina stackar
error-expected-own-stack = en struktur med startstack
error-expected-sit-and-go = en mall med pris som startar när den är full
error-expected-scheduled = en mall som startar på en bestämd tid
error-expected-offered-feature = något som regelbokens turneringar har
error-expected-offered-game = ett spel som finns bland regelbokens nivåer
error-expected-price-with-fee = ett pris som regelboken har en avgift för eller, om den saknar tabell, ett inköp och en avgift
error-expected-target = namnet på en turnering som tar emot dem som vinner eller överlever den här
error-bad-format = { $value } är inget format. Välj { $known }.
error-bad-game = Spelet { $value } finns inte. Välj { $known }.
error-bad-policy = Strategin { $value } finns inte. Välj { $known }.
error-bad-players = Vid ett bord för { $game } sitter { $min } till { $max } spelare, inte { $players }.
error-bad-tournament = Turneringstypen { $value } finns inte. Välj { $known }.
error-no-tournament-of-rulebook = Regelboken { $rulebook } har ingen turnering av typen { $kind }.
error-bad-entrants = En turnering av typen { $kind } har { $min } till { $max } spelare, inte { $players }.
error-bad-entrants-exactly = En turnering av typen { $kind } har exakt { $number } spelare, inte { $players }.

## Folders and files. $cause is the error message of the system.

error-assets-missing = Mappen med bilder och ljud saknas: { $path }. Rätta alternativet eller ta bort det: { "--assets" }
error-asset-missing = En bild eller ett ljud saknas: { $path }. Installera Cardroom på nytt eller ta bort alternativet: { "--assets" }
error-asset-damaged = En bild eller ett ljud är skadat: { $path }. Installera Cardroom på nytt eller ta bort alternativet: { "--assets" }
error-theme-damaged = Temat är skadat, rad { $line }: { $path }. Rätta raden eller ta bort alternativet: { "--assets" }
error-locales-missing = Mappen med texter saknas: { $path }. Rätta alternativet eller ta bort det: { "--locales" }
error-locales-empty = Mappen innehåller inga texter ({ "*.ftl" }): { $path }. Välj en annan eller ta bort alternativet: { "--locales" }
error-locales-message = En text är felaktig: { $path }, rad { $line }. { $problem }
error-file-missing = Filen finns inte: { $path }
error-file-unreadable = Filen kan inte läsas: { $path } ({ $cause })
error-folder-unreadable = Mappen kan inte läsas: { $path } ({ $cause })
error-cannot-write = Det går inte att skriva till { $path } ({ $cause }). Disken kan vara full eller skrivskyddad.
error-data-not-writable = Inställningar och händer kan inte sparas i den här mappen: { $path } ({ $cause }). Tillåt att det skrivs i den, eller starta med en annan mapp: { "cardroom --data" }
error-no-data-folder = Systemet anger ingen plats för inställningar. Välj en: { "--data" }
error-settings-damaged = Inställningsfilen är skadad. Standardinställningar används. Kopia av den gamla filen: { $path }
error-settings-unreadable = Inställningsfilen kan inte läsas. Standardinställningar används och inget skrivs över: { $path }
error-settings-not-saved = Inställningarna kunde inte sparas. Disken kan vara full eller skrivskyddad.
error-save-damaged = Det sparade bordet är skadat. Ett nytt börjar. Kopia av den gamla filen: { $path }
error-save-unreadable = Det sparade bordet kan inte läsas, och inget skrivs över: { $path } ({ $cause })
error-save-newer = Bordet har sparats av en nyare version. Uppdatera programmet eller lägg undan filen: { $path }
error-save-failed = Bordet kunde inte sparas: { $path } ({ $cause }). Disken kan vara full eller skrivskyddad.
error-already-running = Cardroom är redan öppet med samma data: { $path }. Stäng det andra fönstret eller välj en annan mapp: { "--data" }
error-history-not-written = Handhistoriken kunde inte skrivas: { $path } ({ $cause })
error-trace-not-written = Spårningen kunde inte skrivas: { $path } ({ $cause }). Välj en annan fil eller ta bort alternativet: { "--trace" }

## Window, graphics and sound.

error-start-title = Cardroom kan inte starta
error-no-display = Ingen skärm hittades. Starta i en grafisk session, eller låt bilder ritas: { "cardroom tour --out" }
error-no-graphics = Inget användbart grafikkort hittades. Uppdatera grafikdrivrutinen och starta om programmet.
error-no-sound = Ingen ljudenhet hittades: Cardroom är tyst. Anslut en och starta om programmet.
error-graphics-lost = Grafikkortet slutade svara. Starta om programmet: dina stackar är sparade.
error-window-too-small = Fönstret är för litet. Gör det minst { $width } × { $height }.

## Commands without a window.

error-simulate-stuck = { $count ->
    [one] Spelet står stilla efter { $count } hand. Frö: { $seed }
   *[other] Spelet står stilla efter { $count } händer. Frö: { $seed }
}
error-simulate-broken = { $count ->
    [one] Rummet bröt ett löfte efter { $count } hand. Frö: { $seed }
   *[other] Rummet bröt ett löfte efter { $count } händer. Frö: { $seed }
}
error-tour-picture = Bilden { $name } kunde inte ritas i { $size } ({ $cause }).

## Actions and amounts.

error-raise-too-small = För liten höjning: höj till minst { $min }.
error-bet-too-small = För liten satsning: minst { $min }.
error-more-than-stack = Mer än din stack: högst { $stack }.
error-amount = Ogiltigt belopp. Exempel: { $example }
error-not-your-turn = Det är inte längre din tur.
error-not-reopened = Satsningen är inte öppnad på nytt. Du kan syna eller lägga dig.
error-cannot-check = Du kan inte passa: { $amount } att syna.
error-nothing-to-call = Det finns inget att syna. Du kan passa.
error-hand-over = Handen är slut.
error-nothing-to-show = Det finns inget att visa just nu.

## Seats and the balance.

error-no-such-table = Bordet finns inte längre.
error-not-seated = Du har ingen plats vid det bordet.
error-already-seated = Du har redan en plats vid det bordet.
error-full = Ingen plats är ledig.
error-buy-in-range = Välj ett inköp mellan { $min } och { $max }.
error-balance = Saldot räcker inte: { $needed } krävs, du har { $balance }.
error-not-offered = Det går inte just nu.
error-already-waiting = Du köar redan på den här nivån.
error-no-seat-offered = Platsen är inte längre reserverad för dig. Be om en ny i lobbyn.
error-too-many-tables = Högst { $count } bord på den här nivån. Lämna ett innan du sätter dig vid ett nytt.
error-in-hand = Du är med i en hand. Du kan fylla på när den är slut.
error-no-fast-fold = Det finns ingen satsning att lägga sig för. Vänta på din tur.
error-not-in-rulebook = Det finns inte i reglerna som gäller här: { $rules }
error-plan-active = Rakeplan { $n } löper fortfarande. Säg upp den innan du väljer en annan.
error-no-plan = Du har ingen betald rakeplan att säga upp.
error-cancellations = { $count ->
    [one] Du har använt kalenderårets { $count } uppsägning. Planen löper tills den tar slut.
   *[other] Du har använt kalenderårets { $count } uppsägningar. Planen löper tills den tar slut.
}
error-banzai-excluded = Du får inte spela Banzai i det här rummet. Alla andra bord är öppna för dig.
error-under-review = Dina marker hålls inne medan händer granskas. Du kan spela igen när granskningen är klar.
error-suspended = Ditt konto är avstängt. Du kan spela igen när rummet häver avstängningen.
error-already-reported = Du har redan anmält den här handen.
error-too-many-reports = { $count ->
    [one] Du kan skicka { $count } anmälan om dagen. Skicka den här i morgon.
   *[other] Du kan skicka { $count } anmälningar om dagen. Skicka den här i morgon.
}
error-reports-full = Huset har fler anmälningar än det hinner med just nu. Skicka din senare.
error-chat-off = Det finns ingen chatt vid det här bordet.
error-chat-too-long = Ett meddelande får ha { $count } tecken. Korta det.
error-chat-not-one-line = Ett meddelande är en rad text. Ta bort radbrytningar och styrtecken.
error-chat-too-fast = Du har skickat flera meddelanden i rad. Vänta { $time }.
error-too-often = Ditt program har bett servern om för mycket på kort tid. Vänta { $time }.
error-forgotten = Servern vet inte längre om den gjorde det som du bad om. Titta på bordet, saldot eller dina anmälningar, och försök igen om det inte är gjort.
error-wrong-nonce = Talet som ditt program bidrog med till blandningen är inte det som det hade utlovat. Handen delas ut utan det.
error-chat-in-hand = Vid det här bordet pratar man inte medan man är med i en hand. Skriv när satsningarna är klara.
error-room-version = Bordet talar en annan version, { $version }. Uppdatera programmet.
error-room-gone = Bordet slutade svara. Starta om programmet: alla stackar är som före handen.

## Tournaments.

error-already-registered = Du är redan registrerad i den här turneringen.
error-not-registered = Du är inte med i den här turneringen.
error-tournament-full = Turneringen är full. Välj en annan.
error-registration-closed = Registreringen till den här turneringen är inte öppen.
error-no-re-entry = Du är ute ur turneringen och kan inte gå med igen.
error-too-many-entries = { $count ->
    [one] Du kan ha { $count } registrering åt gången i den här turneringen.
   *[other] Du kan ha { $count } registreringar åt gången i den här turneringen.
}
error-too-many-games = Du kan registrera dig för { $count } spel åt gången. Välj färre.
error-unregister-too-late = Du kan inte längre avregistrera dig från den här turneringen.
error-wrong-password = Det är inte turneringens lösenord. Kontrollera det och försök igen.
error-no-such-ticket = Du har inte kvar den biljetten. Välj en annan.
error-ticket-kind = Biljetten gäller en annan sorts turnering. Välj en annan.
error-ticket-value = Biljetten är värd { $value } och inträdet kostar { $price }. Välj en annan.
error-ticket-not-exchangeable = Biljetten kan inte växlas till pengar.
error-tickets-only = Du behöver en biljett för att gå med i den här turneringen.
error-entry-conditions = Du uppfyller inte villkoren för den här turneringen. Välj en annan.
error-buy-in-choice = Inköpet i den här turneringen är { $min } till { $max }. Välj ett belopp.
error-direct-entry = Det går inte att gå direkt till etapp 2. Spela en etapp 1 för att komma dit.
error-rebuy-with-chips = Du kan göra en rebuy när du har förlorat alla dina marker.
error-rebuy-stack = Du kan göra en rebuy med högst { $count } marker.
error-rebuy-over = Rebuyperioden är slut.
error-no-rebuy-left = { $count ->
    [one] Turneringen tillåter { $count } rebuy. Du har redan gjort den.
   *[other] Turneringen tillåter { $count } rebuyer. Du har redan gjort dem.
}
error-add-on-not-now = Add-on erbjuds inte just nu.
error-not-final-table = Prispengarna kan delas först vid finalbordet.
error-no-such-deal = Förslaget är inte längre öppet.
error-deal-open = Ett annat förslag är öppet. Svara på det först.
error-already-agreed = Du har redan gått med på förslaget.

## Other errors.

error-unexpected = Något gick fel. Dina stackar är sparade. En rapport har skrivits: { $path }
error-unexpected-unreported = Något gick fel. Dina stackar är sparade. Ingen rapport kunde skrivas.
error-history-damaged = { $count ->
    [one] En rad i filen med spelade turneringar kan inte läsas och utelämnas: { $path }
   *[other] { $count } rader i filen med spelade turneringar kan inte läsas och utelämnas: { $path }
}
