### The first screen.

start-title = Cardroom
start-tagline = Une table calme, une main bien lisible.
start-resume = Reprendre
start-resume-help = { $stakes }, votre tapis : { $amount }
start-resume-tournament = { $name } : { $left } joueurs restants sur { $entries }
start-resume-registered = { $name } : inscription enregistrée
start-practice = Entraînement
start-practice-help = Argent fictif contre des bots, sans connexion.
start-settings = Paramètres
start-rules = Règles en vigueur
start-keys = Clavier
start-quit = Quitter
start-version = Version { $version }
start-default-name = Hero
