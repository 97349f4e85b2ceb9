### Setting up a tournament in practice, and the line that shows how its field plays on.

setup-open = Skapa en turnering
setup-open-short = Skapa
setup-title = Träningsturnering
setup-about = Du spelar vid ditt bord, bottar vid alla andra.
setup-kind = Typ
setup-game = Spel
setup-field = Anmälningar
setup-field-help = Din inräknad.
setup-field-fixed = { $count ->
    [one] Den här typen har alltid { $count } anmälan.
   *[other] Den här typen har alltid { $count } anmälningar.
}
setup-fewer = Färre
setup-more = Fler
setup-price = Deltagande
setup-price-help = Betalas med dina spelpengar.
setup-structure = Mörkstruktur
setup-structure-usual = Standard
# The length of a level, such as “10 min”, and the stack in chips.
setup-structure-of = { $length }, { $chips }
setup-levels = Nivåernas längd
setup-levels-help = Händer räknas vid ditt eget bord.
setup-levels-usual = Standard
setup-levels-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } händer
}
setup-stack = Startstack
setup-stack-usual = Standard
setup-begin-at = Börja
setup-begin-beginning = Från början
setup-begin-bubble = På bubblan
setup-begin-final-table = Vid finalbordet
setup-begin-heads-up = Heads-up
setup-begin-help = Bottar spelar fram till dess, sedan tar du över en plats med en medianstack.
setup-stacks = Stackar vid finalbordet
setup-stacks-help = Din först, sedan medurs, med mellanslag emellan. Tomt: som bottarna har dem.
setup-others = Övriga bord
setup-others-help = I full fart väntar ingen på maskiner: de andra borden håller takt med ditt.
setup-others-fast = I full fart
setup-others-real = Som på riktigt
setup-fixed = Stack, struktur och start är fasta i den här typen.
setup-begin = Börja
setup-play-out = Spela klart utan mig
setup-playing = Övriga bord spelar: { $left } av { $entries } kvar
setup-catching-up = Bottarna spelar tills du kliver in: { $left } av { $entries } kvar
setup-level-hands = { $count ->
    [one] { $count } hand till nästa nivå
   *[other] { $count } händer till nästa nivå
}
setup-no-kind = Rummet har inga turneringar av den här typen. Välj en annan typ.
setup-no-game = Den här typen spelas inte i det här spelet. Välj ett annat spel.
setup-no-structure = Rummet har inte den här strukturen. Välj en annan.
setup-too-short = Strukturens nivåer räcker för { $most } anmälningar. Välj färre eller en annan struktur.
setup-entries-range = Den här typen har { $least } till { $most } anmälningar.
setup-bad-figure = Stack och nivålängd måste vara större än noll och rimliga.
setup-no-start = Turneringen är slut innan den når dit. Välj en annan start eller fler anmälningar.
setup-no-room = Turneringen kunde inte börja. Stäng träningen och öppna den igen.
