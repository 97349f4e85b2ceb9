### The help of the command line. Names of commands and options are not part of these texts and are never translated.

command-version = Cardroom { $version }
command-about = No-Limit Hold’em mot botar, i ett fönster.
command-about-tools = Simulerade händer, handhistorik och översättningar, utan fönster.
command-usage = Användning:
command-options-everywhere = Alternativ för alla kommandon:
command-options-of = Alternativ för { $command }:
command-command-play = Öppnar fönstret. Det händer även utan kommando.
command-command-tour = Ritar varje skärmbild till en fil, utan fönster.
command-command-simulate = Spelar händer i valfritt spel, utan fönster.
command-command-simulate-room = Spelar hela dygn i ett rum med alla spelformer och kontrollerar varje mark.
command-command-locales-check = Letar efter texter som saknas, är oanvända eller felaktiga.
command-command-hands-check = Spelar upp handhistorik och säger vilka händer som slutar med andra stackar.
command-command-hands-verify = Spelar upp händer igen och säger vilka som inte delades så som de var förseglade.
command-command-hands-export = Skriver händer från träningen eller ur PHH-filer i ett annat format.
command-option-help = Visar den här hjälpen.
command-option-version = Visar versionen.
command-option-locale = Språk: { $known }
command-option-locales = Läser texter från en mapp, på nytt när de ändras.
command-option-assets = Läser bilder och ljud från en mapp.
command-option-data = Sparar inställningar och bord i den här mappen.
command-option-seed-play = Samma kort igen, bara vid träning.
command-option-trace = Skriver vad som händer till en fil, för tester.
command-option-show-keys = Visar nyckeln till texten under pekaren.
command-option-out = Mapp för bilderna.
command-option-tour-locale = Bildernas språk, åtskilda med komma: { $known }
command-option-size = Bildernas storlekar, åtskilda med komma: { $example }
command-option-hands = Antal händer.
command-option-seed = Samma frö ger samma kort och samma resultat.
command-option-game = Spel, { $default } om inget anges: { $known }
command-option-policy = Vem som bestämmer, { $default } om inget anges: { $known }
command-option-players = Antal spelare vid bordet, { $default } om inget anges.
command-option-history = Skriver varje hand till en PHH-fil.
command-option-rulebook = Tar rake enligt en regelbok: { $known }
command-option-room = Spelar i det här rummet: en regelbok eller en rumsfil som { $example }.
command-option-room-play = Öppnar det här rummet för träning, annars { $default }: en regelbok eller en rumsfil som { $example }.
command-option-tables = Fyller så många bord på rummets första nivå och mäter, utan kontroller.
command-option-rulebooks = Lägger till mappens regelböcker och rumsfiler.
command-option-format = Format: { $known }
command-option-hero = Skriver vad den här spelaren såg, utan andras dolda kort.
command-option-export-out = Skriver till den här filen i stället för ut på skärmen.

## Placeholders for values. They are in capitals, as is usual in the help of command lines.

command-value-folder = MAPP
command-value-file = FIL
command-value-files = FIL…
command-value-format = FORMAT
command-value-name = NAMN
command-value-number = N
command-value-language = SPRÅK
command-value-languages = SPRÅK
command-value-sizes = STORLEKAR
command-value-rulebook = REGELBOK
command-value-room = RUM
command-value-game = SPEL
command-value-policy = STRATEGI
