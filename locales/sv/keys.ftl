### The section of the settings where the player chooses the keys.

## The sets of keys. ”profil”: a set.

keys-set-letters = Bokstäver
keys-set-function-keys = Funktionstangenter
keys-set-left-hand = Bara vänster hand
# The first name of a set of the player’s own; the player can change it.
keys-own-name = Mina tangenter

## The keys of an action. $action and $other are the actions as the page of keys names them.

keys-add = Lägg till en tangent: { $action }
keys-change = Ändra { $key }: { $action }
keys-press = Tryck på en tangent
keys-press-help = Esc avbryter, Backsteg tar bort. Musknappar går också, utom de två vanliga.
keys-clash = { $key } används redan till något annat: ”{ $other }”. Där blir den kvar tills du bestämmer dig.
keys-use-here = Använd den här
keys-keep-there = Låt den vara kvar
keys-reserved-focus = Tabb går från en kontroll till nästa och kan därför inte väljas. Med Ctrl går det.
keys-reserved-press = Retur och Blanksteg trycker på den markerade kontrollen och kan därför inte väljas. Med Ctrl eller Alt går det.
keys-reserved-amount = Siffror, punkt och komma skrivs i beloppet och kan därför inte väljas. Med Ctrl eller Alt går det.
keys-reserved-editing = { $key } redigerar text i ett fält och kan därför inte väljas.
keys-reserved-choice = Esc och Backsteg avslutar valet av en tangent och kan därför inte väljas.
keys-full = Högst { $most } tangenter kan göra samma sak. Byt en av dem i stället.
keys-sets-full = Du har redan { $most } egna profiler och fler får inte plats. Ta bort en och ändra sedan tangenten.

## The picture of the keyboard.

keys-in-use = Tangenter som används
keys-used =
    { $count ->
        [one] { $count } tangent
       *[other] { $count } tangenter
    }
keys-used-twice = { $key } används två gånger.
# The letters of a usual keyboard of the language, row by row from the left, without blanks: QWERTY, AZERTY.
keys-row-upper = QWERTYUIOPÅ
keys-row-middle = ASDFGHJKLÖÄ
keys-row-lower = ZXCVBNM

## Sets of the player’s own.

keys-sets = Profiler
keys-sets-help = En profil ersätter alla tangenter. Dina egna profiler finns kvar som de är.
keys-new = Ny profil med de här tangenterna
keys-name = Profilens namn
keys-name-empty = Skriv ett namn.
keys-name-taken = En annan profil heter så.
keys-delete = Ta bort profilen
keys-delete-question = Ta bort ”{ $name }”? Tangentvalen försvinner. Programmets profiler finns kvar.
keys-reset = Profilens tangenter igen: { $action }
keys-reset-all = Återställ alla tangenter
keys-reset-all-question = Återställ alla tangenter enligt ”{ $set }”? Dina ändringar i profilen försvinner.

## How keys act.

keys-how = Så fungerar tangenterna
keys-shortcuts = Kortkommandon
keys-shortcuts-help = Bokstäver gör ingenting medan du skriver i chatten eller i ett fält. Av: bara beloppet kan skrivas, och Tillbaka fungerar.
keys-follow = Tangenterna följer
keys-follow-help = Den tryckta bokstaven, eller dess plats
keys-follow-letter = Bokstav
keys-follow-place = Plats

## In the tooltip of a button: its keys, separated by commas.

keys-hint = Tangent: { $keys }
