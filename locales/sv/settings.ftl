### The settings: sections, labels and the line of help under each.

settings-title = Inställningar
settings-saved = Ändringar sparas direkt.
settings-restore = Återställ alla inställningar
settings-restore-question = Vill du återställa allt till standardvärdena? Ditt namn och din avatar behålls.
settings-preview = Förhandsvisning

## Sections.

settings-section-general = Allmänt
settings-section-player = Spelare
settings-section-tables = Bord
settings-section-presets = Satsningsförval
settings-section-cards = Kort och marker
settings-section-seat = Din plats
settings-section-sounds = Ljud och anrop
settings-section-motion = Rörelse
settings-section-access = Tillgänglighet
settings-section-practice = Träning
settings-section-keys = Tangentbord

## General.

settings-language = Språk
settings-language-help = Gäller genast, vid alla öppna bord.
settings-language-of-system = Som systemet
settings-window-size = Fönsterstorlek
settings-window-size-help = Ändras också när du drar i fönstrets kant.
settings-window-maximised = Maximerat

## Player.

settings-name = Spelarnamn
settings-name-help = De andra ser det vid bordet.
settings-name-empty = Ange ett namn.
settings-avatar = Avatar
settings-avatar-help = Visas bredvid ditt namn.
settings-avatar-number = Avatar { $n }

## Tables.

settings-auto-top-up = Fyll på automatiskt till ursprungligt inköp
settings-auto-top-up-help = Mellan händer, från saldot. Aldrig under en hand.
settings-auto-muck = Mucka automatiskt
settings-auto-muck-help = Slagna händer, och vinster som ingen har sett. Du får ändå frågan när en jackpott kan stå på spel: en muckad hand vinner ingen.
settings-several-tables = Flera bord samtidigt
settings-table-order = Ordning
settings-table-order-help = Ett fönster på 1280 × 800 visar upp till fyra stora bord sida vid sida.
settings-table-order-tiles = Sida vid sida
settings-table-order-stack = Hög
settings-table-order-one = Ett i taget
settings-comes-forward = Bord som väntar läggs överst
settings-comes-forward-help = Ett bord bakom andra läggs överst när det är din tur där, men aldrig medan du håller ned en tangent eller knapp eller skriver ett belopp.
settings-small-tiles = Små bord
settings-small-tiles-help = När det annars inte finns plats: utan raden för beloppet, val och frågor. Ctrl+L eller en knapp förstorar bordet.
settings-sit-out-next-bb = Sitt ute vid nästa stora mörk
settings-sit-out-next-bb-help = Vid alla dina cashgamebord.
settings-leave-next-bb = Lämna vid nästa stora mörk
settings-leave-next-bb-help = Du spelar tills stora mörken skulle nå dig. Vid alla dina cashgamebord.
settings-rebuys = Köp in igen när allt är förlorat
settings-rebuys-help = Vid cashgamebord, så fort du har förlorat alla dina marker.
settings-tops-up = Fyll på en låg stack
settings-tops-up-help = Vid cashgamebord, mellan händer, från saldot.
settings-tops-up-below = Fyll på under
settings-stack-to = Stack efteråt
settings-stack-to-help = Gäller båda reglerna. Bordets gränser går före.
settings-hides-own-cards = Låt mina kort ligga nedvända
settings-hides-own-cards-help = Du ser dem medan pekaren är på dem eller tangenten för det hålls nere.
settings-amounts-bb = Visa belopp i BB
settings-amounts-bb-help = Stora mörkar i stället för pengar, på duken och på knapparna.
settings-guard = Skydd mot felklick
settings-guard-help = En knapp vars ord eller pris har ändrats är spärrad så här länge.
settings-seat-figures = Motspelarnas statistik vid bordet
settings-seat-figures-help = VPIP, PFR, 3-bet och antalet händer ni har spelat ihop. Under 20 händer visas streck.
settings-hand-line = Visa min hand i ord
settings-hand-line-help = En rad under dina kort.

## Preset amounts of bets.

settings-presets-before = Före floppen
settings-presets-after = Från floppen
settings-preset-add = Lägg till ett förval
settings-preset-move = Flytta { $preset }
settings-preset-move-help = Dra det uppåt eller nedåt. Med tangentbordet: pilarna flyttar det, Delete tar bort det.
settings-preset-title = { $preset } · { $list }
settings-preset-minimum = Minimum
settings-preset-big-blinds = Stora mörkar
settings-preset-times = Gånger satsningen
settings-preset-percent = Procent av potten
settings-preset-up = Flytta upp
settings-preset-down = Flytta ned
settings-preset-remove = Ta bort
settings-presets-range = Skriv ett tal från { $low } till { $high }.
settings-presets-act = Så fungerar förvalen
settings-presets-at-once = Ett förval spelar direkt
settings-presets-at-once-help = Av: det fyller i beloppet, och knappen eller Enter spelar det. På: ett tryck räcker, om inte felklicksskyddet är aktivt.
settings-presets-round = Avrunda till halva stora mörken
settings-presets-round-help = All-in, minimum och belopp i stora mörkar förblir exakta.
settings-presets-pot-help = En procent av potten som höjning: synen, plus den delen av potten efter synen.
settings-presets-times-help = Gånger satsningen: satsningen att syna räknas. Om ingen har satsat är det stora mörken; före en höjning lägger varje limpare till en satsning.
settings-presets-limits-help = I pot limit slutar förvalen vid potten; i fast limit finns inga.
settings-presets-defaults = Återställ förvalen
settings-presets-example-before = Före floppen, mörkar { $small } och { $big }
settings-presets-example-after = Från floppen, pott { $pot }
settings-presets-pot = Pott { $pot }
settings-presets-small-window = I det minsta fönstret
settings-presets-first = de { $count } första

## Cards and chips. Deck options agree with « jeu » and with ”kortlek”.

settings-deck = Kortlek
settings-deck-help = Tydlig: utprovade färger, två ihåliga symboler.
settings-deck-two = 2 färger
settings-deck-four = 4 färger
settings-deck-safe = Tydlig
settings-letters = Bokstäver på klädda kort
settings-letters-help = På korten; sparade händer behåller J Q K.
settings-letters-english = J Q K
settings-letters-french = V D R
settings-letters-swedish = Kn D K

## Sound and motion. « Aucune » agrees with « animation ».

settings-speed = Animationshastighet
settings-speed-help = Av visar resultatet direkt.
settings-speed-off = Av
settings-speed-fast = Snabb
settings-speed-normal = Normal
settings-motion = Minska rörelser
settings-motion-help = Allt tonas in på sin plats i stället för att röra sig.
settings-motion-system = Som systemet
settings-motion-on = På
settings-motion-off = Av
settings-sound-help = Din tur, tiden rinner ut, marker, kort.
settings-sound-all = Huvudvolym
settings-sound-mute = Stäng av alla ljud
settings-sound-table = Kort och marker
settings-sound-turn = Din tur
settings-sound-time = Tiden rinner ut
settings-sound-told = Chatt och nyheter
settings-kinds = Vilka ljud som hörs
settings-kind-your-turn = Din tur
settings-kind-time-low = Tiden rinner ut
settings-kind-cards = Kort
settings-kind-chips = Marker och passningar
settings-kind-chat = Chatt
settings-kind-news = Turneringsnyheter
settings-only-my-turn = Bara min tur
settings-only-my-turn-help = Lämnar bara anropet och varningen att tiden rinner ut.
settings-notifies = Meddela mig utanför fönstret
settings-notifies-help = Systemet visar ett meddelande när det är din tur och fönstret inte ligger främst.

## Accessibility.

settings-text-size = Textstorlek
settings-text-size-help = Skyltar, paneler och knappar växer tillsammans.

## Practice.

settings-clock = Klocka vid träning
settings-clock-help = Klockan och tidsbanken enligt reglerna.
settings-odds = Visa mina chanser
settings-odds-help = Din hand mot lika många slumpade händer; bara i träning.
