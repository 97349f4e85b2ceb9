### The first screen.

start-title = Cardroom
start-tagline = Ett lugnt bord och en tydlig hand.
start-resume = Fortsätt
start-resume-help = { $stakes }, din stack: { $amount }
start-practice = Träning
start-practice-help = Låtsaspengar mot botar, utan uppkoppling.
start-settings = Inställningar
start-rules = Gällande regler
start-keys = Tangentbord
start-quit = Avsluta
start-version = Version { $version }
start-default-name = Hero
