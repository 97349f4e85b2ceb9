### Finding players who allow it.

finder-title = Hitta en spelare
finder-name = Spelarens namn
finder-find = Sök
finder-help = Skriv hela namnet på en spelare som är här just nu.
finder-asked = Söker efter { $name }
finder-not-found = { $name } är inte här, eller vill inte bli hittad.
finder-at-no-table = { $name } är här, men inte vid något bord.
finder-plays = { $name } spelar just nu:
finder-unlisted = Ett spel som inte finns i den här lobbyn.
finder-show = Visa
finder-show-stakes = Visa i lobbyn: { $stake }
finder-tournament = Turnering
finder-may-be-found = Låt andra hitta dig
finder-may-be-found-help = Den som skriver ditt namn ser vilka nivåer och turneringar du spelar, men inte vid vilket cashbord du sitter.
