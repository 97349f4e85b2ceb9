### What the table or the program tells in passing.

notice-waiting-players = Väntar på spelare. En hand kräver { $count }.
notice-hand-void = Hand { $id } kunde inte avslutas. Alla stackar är som före handen.
notice-jackpot = Jackpott: { $amount } för hand { $id }.
notice-texts-reloaded = Texterna är inlästa på nytt.
notice-texts-kept = Texterna är oförändrade. { $problem }
notice-text-key = Textens nyckel: { $key }
