### The first screen.

start-title = Cardroom
start-tagline = A quiet table, a clear view of the hand.
start-resume = Continue
start-resume-help = { $stakes }, your stack: { $amount }
start-resume-tournament = { $name }: { $left } of { $entries } players left
start-resume-registered = { $name }: you are registered
start-practice = Practice
start-practice-help = Play money against bots, without a connection.
start-settings = Settings
start-rules = Rules in force
start-keys = Keyboard
start-quit = Quit
start-version = Version { $version }
start-default-name = Hero
