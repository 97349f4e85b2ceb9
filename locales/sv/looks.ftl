### How tables and screens look: the window, the room, felts, cards and texts.

## The window. $key is the name of a key, such as F11.

looks-full-screen = Helskärm
looks-full-screen-help = Fönstret täcker skärmen, utan ram.
looks-full-screen-key-help = Fönstret täcker skärmen, utan ram. { $key } gör samma sak.
looks-full-screen-key = Helskärm på eller av

## Words of actions.

looks-english-terms = Pokerord på engelska
looks-english-terms-help = Fold, check, call, bet, raise och all-in på knappar, vid platser och i loggen.

## The text size. $percent is the largest for which a table has room in a window of this size.

looks-text-size-limited = Vid ett bord rymmer ett fönster av den här storleken högst { $percent } och stannar där. Gör det större för större text.

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
