### What the table or the program tells in passing.

notice-waiting-players = Waiting for players. A hand needs { $count }.
notice-hand-void = Hand { $id } could not be finished. Every stack is as it was before.
notice-jackpot = Jackpot: { $amount } for hand { $id }.
notice-texts-reloaded = Texts reloaded.
notice-texts-kept = The texts stay as they were. { $problem }
notice-text-key = Key of this text: { $key }
