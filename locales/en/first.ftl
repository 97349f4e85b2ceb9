### The steps of the first start.

first-progress = { $step } of { $steps }
first-skip = Skip
first-next = Next
first-welcome = Welcome
first-welcome-help = Choose a language and a name. Both can be changed later.
first-look = Easy on the eyes
first-look-help = Pick what you read best. Every table follows at once.
first-sounds = Sounds
first-ready = Ready, { $name }
first-ready-unnamed = Ready
first-ready-help = Practise with bots for play money, or go to a server.
first-play = Play now
first-play-help = One table, five bots, no clock. Hints explain the buttons.
first-look-around = Look around
first-keys = Three keys are enough
first-key-fold = Fold, or check if free
first-key-raise = Bet or raise
first-rest = Everything else waits in the settings.
