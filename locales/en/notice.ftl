### What the table or the program tells in passing.

notice-waiting-players = Waiting for players. A hand needs { $count }.
notice-hand-void = Hand { $id } could not be finished. Every stack is as it was before.
notice-jackpot = Jackpot: { $amount } for hand { $id }.
notice-resumed = Your table is as it was before the last hand.
notice-settings-adjusted = { $count ->
    [one] { $count } setting was out of range and has been adjusted.
   *[other] { $count } settings were out of range and have been adjusted.
}
notice-texts-reloaded = Texts reloaded.
notice-texts-kept = The texts stay as they were. { $problem }
notice-texts-missing = { $count ->
    [one] { $count } text is missing here and shown in English.
   *[other] { $count } texts are missing here and shown in English.
}
notice-text-key = Key of this text: { $key }
notice-software-drawing = No graphics card was found: the processor draws. Motion may be less smooth.
