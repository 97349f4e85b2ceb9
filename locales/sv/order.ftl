### How an operator is told what became of an order to a hall, and why it was refused. $command is what the operator can type.

order-done = Order { $order }: utförd i salen { $hall }.
order-refused = Order { $order }: avslagen i salen { $hall }, ingenting har ändrats. { $why }
order-no-answer = Order { $order } är antecknad. Servern för salen { $hall } svarar inte och utför den så snart den kan. Resultat: { $command }
order-no-server = Order { $order } är antecknad. Ingen server kör salen { $hall } just nu, men nästa utför den. Resultat: { $command }
order-withdrawn = Order { $order } är återkallad och utförs inte.
order-begun = Servern för salen { $hall } håller på att utföra order { $order }, så den kan inte återkallas nu. Resultat: { $command }
order-over = Order { $order } är avslutad och kan inte återkallas. Resultat: { $command }
order-no-such-order = Det finns ingen order { $order }. Lista: { $command }
order-over-largest = Inget belopp får vara större än { $largest }.
order-unreadable = Programmet kan inte läsa ordern. En annan version skrev den, eller så är den skadad. Ge ordern igen.
order-failed = { $times ->
    [one] Salen misslyckades { $times } gång när den utförde ordern och försöker inte igen. Serverns logg säger varför.
   *[other] Salen misslyckades { $times } gånger när den utförde ordern och försöker inte igen. Serverns logg säger varför.
}

## Tournaments.

order-tournament-over = Turneringen är slut.
order-tournament-begun = Turneringen har börjat.
order-no-time = Turneringen börjar när den är full och har ingen tid att ändra.
order-time-past = Den tiden har passerat. Välj en senare.
order-begins-in-past = Turneringen skulle börja i det förflutna. Tid nu: { $now }
order-prizes-final = Registreringen är stängd, så priserna ändras inte längre.
order-no-guarantee = Priserna i turneringen beror inte på någon garanti.
order-not-in-tournament = Spelaren är inte med i turneringen.
order-disqualified-already = Spelaren är redan diskvalificerad.
order-no-such-bounty = Huset betalar ingen sådan bounty i turneringen: { $bounty }
order-other-vip = En annan spelare är VIP. Ta tillbaka den bountyn först.
order-entries-closed = Registreringen är stängd.
order-not-by-invitation = Det krävs ingen inbjudan till turneringen.
order-no-refunds = Återbetalningarna kan inte räknas ut, så turneringen fortsätter.
order-no-tournaments = Salen har inga turneringar.
order-no-such-rulebook = Salen har ingen regelbok { $rulebook }.
order-bad-name = Ett namn är en rad med högst { $count } tecken.
order-not-private = Turneringar med den regelboken har inga lösenord.
order-no-deals = Med den regelboken kan spelarna inte dela på priserna.
order-leads-on = En sådan turnering leder vidare till en annan. Bara kalendern kan ha den.
order-no-such-tournament = Salen har ingen turnering { $tournament }. Lista: { $command }

## Tables, jackpots and players.

order-no-such-table = Salen har inget bord { $table }.
order-no-hand = Ingen hand pågår vid bord { $table }.
order-no-such-jackpot = Ingen regelbok i salen har den jackpotten. Lista: { $command }
order-never-here = Spelare { $player } har aldrig besökt salen, som känner spelare från deras första besök.
order-no-such-account = Kontot kan inte korrigeras: { $account }
order-not-at-table = Spelare { $player } sitter inte vid bord { $table }.
order-in-hand = Spelaren är med i en hand. Ge ordern igen när handen är över.
order-too-little = Det finns { $held } att ta, inte { $wanted }. Välj högst { $held }.
order-too-much = Kontot skulle överstiga det högsta beloppet.
order-correction-incomplete = En korrigering anger två olika konton, ett belopp, vem som gör den och varför.

## What must be settled before a player is deleted.

order-still-at-table = Spelaren sitter vid ett bord eller är med i en hand och kan raderas först efter att ha lämnat bordet.
order-still-entered = Spelaren är anmäld till turneringar som inte är slut: { $tournaments }
order-still-held = Pengar hålls inne för spelaren ({ $amount }). Fatta beslut om dem först.
order-still-reported = Anmälningar om eller från spelaren väntar på beslut: { $reports }. Lista: { $command }

## Reports.

order-no-such-report = Salen har ingen anmälan { $report }.
order-not-about = Anmälan gäller inte spelare { $player }.
order-verdict-incomplete = Ett beslut anger vem som fattar det.
order-held-already = Saldot för spelare { $player } hålls redan inne.
order-suspended-already = Spelare { $player } är redan avstängd.
order-nothing-held = Inget hålls inne för spelare { $player }.
