### What the table or the program tells in passing.

notice-waiting-players = Väntar på spelare. En hand kräver { $count }.
notice-hand-void = Hand { $id } kunde inte avslutas. Alla stackar är som före handen.
notice-jackpot = Jackpott: { $amount } för hand { $id }.
notice-resumed = Ditt bord är som före den senaste handen.
notice-settings-adjusted = { $count ->
    [one] { $count } inställning låg utanför sina gränser och har justerats.
   *[other] { $count } inställningar låg utanför sina gränser och har justerats.
}
notice-texts-reloaded = Texterna är inlästa på nytt.
notice-texts-kept = Texterna är oförändrade. { $problem }
notice-texts-missing = { $count ->
    [one] { $count } text saknas och visas på engelska.
   *[other] { $count } texter saknas och visas på engelska.
}
notice-text-key = Textens nyckel: { $key }
notice-software-drawing = Inget grafikkort hittades: processorn ritar. Rörelserna kan bli ryckiga.
