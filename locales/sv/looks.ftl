### How tables and screens look: the window, the room, felts, cards and texts.

## The window. $key is the name of a key, such as F11.

looks-full-screen = Helskärm
looks-full-screen-help = Fönstret täcker skärmen, utan ram.
looks-full-screen-key-help = Fönstret täcker skärmen, utan ram. { $key } gör samma sak.
looks-full-screen-key = Helskärm på eller av

## Words of actions.

looks-english-terms = Pokerord på engelska
looks-english-terms-help = Fold, check, call, bet, raise och all-in på knappar, vid platser och i loggen.

## The text size. $percent is the largest for which a window of this size has room.

looks-text-size-limited = Ett fönster av den här storleken har plats för högst { $percent }, och den storleken används. Gör det större för större text.

## The seat to sit at.

looks-seat-at = Din plats på skärmen
looks-seat-at-help = Bordet vrids så att du sitter där. Längst ner är dina kort störst.
looks-seat-bottom = Längst ner
looks-seat-lower-left = Nere till vänster
looks-seat-upper-left = Uppe till vänster
looks-seat-top = Längst upp
looks-seat-upper-right = Uppe till höger
looks-seat-lower-right = Nere till höger

## The room.

looks-room = Rum
looks-room-help = Hög kontrast: svart och vitt, tydliga kanter, enfärgat bord.
looks-room-dark = Mörkt
looks-room-light = Ljust
looks-room-contrast = Hög kontrast

## Felts. Their names agree with “felt”.

looks-table = Bord
looks-felt = Filt
looks-felt-help = Vid alla bord, även medan du spelar.
looks-felt-high-contrast = Hög kontrast har en egen filt. I de andra rummen kan du välja.
looks-felt-cardroom = Cardroom
looks-felt-midnight = Midnatt
looks-felt-graphite = Grafit
looks-felt-burgundy = Vinröd
looks-felt-contrast = Kontrast

## Cards. Names of backs agree with “card back”.

looks-cards = Kort
looks-index = Bokstäver och siffror
looks-index-help = Jumbo är lättare att läsa i små fönster.
looks-index-usual = Vanliga
looks-index-jumbo = Jumbo
looks-back = Baksida
looks-back-help = De andras kort, med framsidan ner.
looks-back-lattice = Galler
looks-back-lines = Linjer
looks-back-rings = Ringar
looks-back-dots = Prickar

## Own looks. $folder is the path of a folder.

looks-own = Egna
looks-own-help = Egna filtar, baksidor och kortlekar hör hemma i mappen { $folder }, var och en i en egen mapp med en fil look.ron.

## What is wrong with a look of the player’s own: the file, what, and what to do. $file and $path are paths, $field and $element are names in files.

looks-fault-too-many = Du har fler än { $most } egna utseenden, så resten utelämnas. Flytta dem som du inte behöver till en annan mapp.
looks-fault-folder-name = Namnet på mappen { $folder } är för långt eller oläsligt. Ge den ett namn på högst { $most } bokstäver.
looks-fault-unreadable = { $file } saknas eller kan inte läsas. Kontrollera att filen finns och att du får läsa den.
looks-fault-malformed = { $file } går inte att förstå på rad { $line }. Rätta raden, eller börja med exemplet i dokumentationen.
looks-fault-newer = { $file } har version { $version }, som det här programmet inte känner till än. Uppdatera programmet, eller ange version 1.
looks-fault-name = { $file } har inget användbart namn. Ge utseendet ett namn på 1 till { $most } bokstäver.
looks-fault-escapes = { $file } anger ”{ $path }”, som inte är en fil i utseendets egen mapp. Lägg bilden bredvid filen och skriv bara dess namn.
looks-fault-too-long = { $file } är större än { $most } kB. Spara den mindre.
looks-fault-kind = { $file } är varken en PNG- eller en SVG-bild. Spara den i ett av de formaten.
looks-fault-pixels = { $file } måste ha mellan { $least } och { $most } pixlar på varje sida. Spara den i en annan storlek.
looks-fault-damaged = { $file } är ingen bild som går att rita. Spara den igen.
looks-fault-element = { $file } innehåller elementet ”{ $element }”, som bilder i utseenden inte får ha. Spara teckningen som enkla banor.
looks-fault-lacks = ”{ $field }” saknas i { $file }, och behövs för den sortens utseende. Lägg till det.
looks-fault-too-light = { $file } är för ljus för den vita texten på filten. Välj mörkare färger.
looks-fault-pale-suit = En färg i { $file } är för blek för att läsas på ett kort. Välj mörkare färger.
