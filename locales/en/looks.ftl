### How tables and screens look: the window, the room, felts, cards and texts.

## The window. $key is the name of a key, such as F11.

looks-full-screen = Full screen
looks-full-screen-help = The window covers the screen, without a frame.
looks-full-screen-key-help = The window covers the screen, without a frame. { $key } does the same.
looks-full-screen-key = Full screen on or off

## Words of actions.

looks-english-terms = Poker words in English
looks-english-terms-help = Fold, check, call, bet, raise and all-in on buttons, at seats and in the log.

## The text size. $percent is the largest for which a window of this size has room.

looks-text-size-limited = A window of this size has room for { $percent } at most, and uses that. Make it larger for larger text.

## The seat to sit at.

looks-seat-at = Your seat on the screen
looks-seat-at-help = The table turns so that you sit there. At the bottom your cards are largest.
looks-seat-bottom = Bottom
looks-seat-lower-left = Lower left
looks-seat-upper-left = Upper left
looks-seat-top = Top
looks-seat-upper-right = Upper right
looks-seat-lower-right = Lower right

## The room.

looks-room = Room
looks-room-help = High contrast: black and white, strong borders, a plain table.
looks-room-dark = Dark
looks-room-light = Light
looks-room-contrast = High contrast

## Felts. Their names agree with “felt”.

looks-table = Table
looks-felt = Felt
looks-felt-help = At every table, also while you play.
looks-felt-high-contrast = High contrast has a felt of its own. In the other rooms you can choose one.
looks-felt-cardroom = Cardroom
looks-felt-midnight = Midnight
looks-felt-graphite = Graphite
looks-felt-burgundy = Burgundy
looks-felt-contrast = Contrast

## Cards. Names of backs agree with “card back”.

looks-cards = Cards
looks-index = Letters and numbers
looks-index-help = Jumbo is easier to read in small windows.
looks-index-usual = Usual
looks-index-jumbo = Jumbo
looks-back = Card back
looks-back-help = The cards of others, face down.
looks-back-lattice = Lattice
looks-back-lines = Lines
looks-back-rings = Rings
looks-back-dots = Dots

## Own looks. $folder is the path of a folder.

looks-own = Your own
looks-own-help = Felts, card backs and decks of your own belong in the folder { $folder }, each in a folder of its own with a file look.ron.

## What is wrong with a look of the player’s own: the file, what, and what to do. $file and $path are paths, $field and $element are names in files.

looks-fault-too-many = There are more than { $most } looks of your own, so the others are left out. Move those that you do not need to another folder.
looks-fault-folder-name = The name of the folder { $folder } is too long or has unreadable characters. Give it a name of at most { $most } letters.
looks-fault-unreadable = { $file } is missing or cannot be read. Check that it is there and that you may read it.
looks-fault-malformed = { $file } cannot be understood at line { $line }. Correct the line, or begin with the example in the documentation of looks.
looks-fault-newer = { $file } has version { $version }, which this program does not know yet. Update the program, or name version 1.
looks-fault-name = { $file } has no usable name. Give the look a name of 1 to { $most } letters.
looks-fault-escapes = { $file } names “{ $path }”, which is not a file in the look’s own folder. Put the picture beside the file and write only its name.
looks-fault-too-long = { $file } is larger than { $most } KB. Save it smaller.
looks-fault-kind = { $file } is neither a PNG nor an SVG picture. Save it in one of these formats.
looks-fault-pixels = { $file } must have between { $least } and { $most } pixels on each side. Save it in another size.
looks-fault-damaged = { $file } is not a picture that can be drawn. Save it again.
looks-fault-element = { $file } contains the element “{ $element }”, which pictures of looks may not have. Save the drawing as plain paths.
looks-fault-lacks = { $file } lacks “{ $field }”, which a look of this kind needs. Add it.
looks-fault-too-light = { $file } is too light for the white text on the felt. Choose darker colours.
looks-fault-pale-suit = A suit in { $file } is too pale to be read on a card. Choose darker colours.
