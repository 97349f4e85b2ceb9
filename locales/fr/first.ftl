### The steps of the first start.

first-progress = { $step } sur { $steps }
first-skip = Ignorer
first-next = Suivant
first-welcome = Bienvenue
first-welcome-help = Choisissez une langue et un pseudo, modifiables plus tard.
first-look = Confort de lecture
first-look-help = Choisissez ce que vous lisez le mieux. Effet immédiat.
first-sounds = Sons
first-ready = Tout est prêt, { $name }
first-ready-unnamed = Tout est prêt
first-ready-help = Jouez en argent fictif contre des bots, ou sur un serveur.
first-play = Jouer maintenant
first-play-help = Une table, cinq bots, pas de chrono. Les boutons sont expliqués.
first-look-around = Regarder d’abord
first-keys = Trois touches suffisent
first-key-fold = Se coucher, ou parole si possible
first-key-raise = Miser ou relancer
first-rest = Le reste vous attend dans les paramètres.
