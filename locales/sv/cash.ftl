### Buy-in, top-up and the balance.

cash-buy-in = Inköp
cash-buy-in-title = Sätt dig: { $stake }
cash-buy-in-least = Minst
cash-buy-in-most = Mest
cash-sit-down-with = Sätt dig med { $amount }
cash-give-seat-back = Avstå platsen
cash-resume-with = Fortsätt spelet med { $amount }
cash-start-again-with = Börja om med { $amount }
cash-starts-left = { $count ->
    [one] Du kan börja om { $count } gång till i dag.
   *[other] Du kan börja om { $count } gånger till i dag.
}
cash-accept-rules = När du sätter dig godtar du de här reglerna: { $rules }.
cash-read-rules = Läs reglerna
cash-limit-stake = Det vanliga intervallet på den här nivån.
cash-limit-last-stack = Du lämnade bordet med { $stack } för en liten stund sedan. Du kan inte komma tillbaka med mindre.
cash-limit-deep-return = Du lämnade bordet med { $stack } för en liten stund sedan och får ta med upp till den stacken. Sådana återkomster i dag: { $count }; från { $most } måste hela stacken med.
cash-limit-deep-return-again = Du lämnade bordet med { $stack } för en liten stund sedan och har kommit tillbaka så för ofta i dag: hela stacken måste med.
cash-limit-no-ratholing = Du lämnade bordet med { $stack } för en liten stund sedan. Här får en stack inte komma tillbaka mindre.
cash-limit-banzai = Banzai: samma inköp för alla.
cash-limit-banzai-most = Banzai: högst { $most }.
cash-limit-banzai-resume = Du lämnade den här nivån med { $stack } för en liten stund sedan. Du fortsätter med den stacken.
cash-entry = Första handen
cash-entry-help = Att vänta kostar inget. Lägger du en mörk får du kort direkt.
cash-auto-top-up = Fyll på automatiskt till ursprungligt inköp
cash-top-up = Fyll på
cash-top-up-to = Fyll på till { $amount }
cash-top-up-later = { $amount } läggs till efter den här handen.
cash-top-up-skipped = Ingen påfyllning: saldot är { $balance }.
cash-busted = Du har inga marker kvar. Vill du köpa in dig igen?
cash-buy-in-again = Köp in dig igen
cash-refill = Fyll på saldot
