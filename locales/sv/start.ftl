### The first screen.

start-title = Cardroom
start-tagline = Ett lugnt bord och en tydlig hand.
start-resume = Fortsätt
start-resume-help = { $stakes }, din stack: { $amount }
start-resume-tournament = { $name }: { $left } av { $entries } spelare kvar
start-resume-registered = { $name }: du är anmäld
start-practice = Träning
start-practice-help = Låtsaspengar mot botar, utan uppkoppling.
start-settings = Inställningar
start-rules = Gällande regler
start-keys = Tangentbord
start-quit = Avsluta
start-version = Version { $version }
start-default-name = Hero
