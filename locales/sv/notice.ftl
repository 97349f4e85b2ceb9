### Short notices of a table or of the program.

notice-waiting-players = Väntar på spelare. En hand kräver { $count }.
notice-hand-void = Hand { $id } kunde inte avslutas. Alla stackar är som före handen.
notice-hand-void-left = Hand { $id } vid ett bord som du har lämnat kunde inte avslutas. Dina insatser har betalats tillbaka.
notice-unfair = Hand { $id } delades inte ut så som den var förseglad. { $what } Du agerar inte mer i den handen. Lämna bordet och anmäl handen: operatören kan rätta den, och inga andra marker står på spel.
notice-unfair-card = { $card }: det kortet låg inte där.
notice-unfair-unopened = { $card }: rummet visar inte att det kortet låg där.
notice-unfair-seal = Kortleken har inte det sigill den ska ha.
notice-unfair-order = Korten kom inte i kortlekens ordning.
notice-unfair-deck = En annan kortlek hade aviserats för den här handen.
# seat: the number of a seat at the table.
notice-unfair-nonce = Talet från plats { $seat } för blandningen är inte det som hade utlovats.
notice-unfair-void = Handen är ogiltig, och rummet visar inte dess kortlek.
notice-jackpot = Jackpotten { $jackpot }: { $name } vinner { $amount }, hand { $id }.
# Of a tournament that the player has entered.
notice-tournament-cancelled = Inställd turnering: { $name }. { $why } { $back }
notice-money-back = Du får tillbaka { $amount }.
notice-tickets-back = { $count ->
    [one] Du får tillbaka din biljett.
   *[other] Du får tillbaka { $count } biljetter.
}
notice-nothing-back = Det finns inget att betala tillbaka.
notice-tournament-delayed = Ny starttid: { $name }, { $time }.
notice-texts-reloaded = Texterna är inlästa på nytt.
notice-texts-kept = Texterna är oförändrade. { $problem }
notice-text-key = Textens nyckel: { $key }
