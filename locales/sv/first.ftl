### The steps of the first start.

first-progress = { $step } av { $steps }
first-skip = Hoppa över
first-next = Nästa
first-welcome = Välkommen
first-welcome-help = Välj språk och namn. Båda kan ändras senare.
first-look = Lätt att läsa
first-look-help = Välj det du läser bäst. Alla bord följer genast.
first-sounds = Ljud
first-ready = Klart, { $name }
first-ready-unnamed = Klart
first-ready-help = Öva mot botar med låtsaspengar, eller spela på en server.
first-play = Spela nu
first-play-help = Ett bord, fem botar, ingen klocka. Knapparna förklaras.
first-look-around = Se dig omkring
first-keys = Tre tangenter räcker
first-key-fold = Lägga sig, eller passa om det går
first-key-raise = Satsa eller höja
first-rest = Allt annat finns i inställningarna.
