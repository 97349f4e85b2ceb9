### The help of the command line. Names of commands and options are not part of these texts and are never translated.

command-version = Cardroom { $version }
command-about = No-Limit Hold’em against bots, in a window.
command-about-tools = Simulated hands, hand histories and translations, without a window.
command-usage = Usage:
command-options-everywhere = Options of every command:
command-options-of = Options of { $command }:
command-command-play = Opens the window. This is what happens without a command.
command-command-tour = Draws every screen as a picture, without a window.
command-command-simulate = Plays hands of any game, without a window.
command-command-simulate-room = Plays whole days of a room with all its formats and checks every chip.
command-command-locales-check = Looks for missing, unused and malformed texts.
command-command-hands-check = Replays hand histories and says which end with other stacks.
command-command-hands-verify = Replays hands and says which were not dealt as they were sealed.
command-command-hands-export = Writes hands of the practice records or of PHH files in another format.
command-option-help = Shows this help.
command-option-version = Shows the version.
command-option-locale = Language: { $known }
command-option-locales = Reads texts from a folder, again whenever they change.
command-option-assets = Reads pictures and sounds from a folder.
command-option-data = Keeps settings and saved tables in this folder.
command-option-seed-play = The same cards again, in practice only.
command-option-trace = Writes what happens to a file, for tests.
command-option-show-keys = Shows the key of the text under the pointer.
command-option-out = Folder for the pictures.
command-option-tour-locale = Languages of the pictures, separated by commas: { $known }
command-option-size = Sizes of the pictures, separated by commas: { $example }
command-option-hands = Number of hands.
command-option-seed = The same seed deals the same cards and gives the same result.
command-option-game = What is played, { $default } by default: { $known }
command-option-policy = Who decides, { $default } by default: { $known }
command-option-players = Players at the table, { $default } by default.
command-option-history = Writes every hand to a PHH file.
command-option-rulebook = Takes rake by a rulebook: { $known }
command-option-room = Plays in this room: a rulebook, or a room file such as { $example }.
command-option-room-play = Opens this room for practice, { $default } by default: a rulebook, or a room file such as { $example }.
command-option-tables = Fills so many tables of the room’s first stake and measures, without checking.
command-option-rulebooks = Adds the rulebooks and room files of this folder.
command-option-format = Format: { $known }
command-option-hero = Writes what this player saw, and no hidden cards of others.
command-option-export-out = Writes to this file instead of the output.

## Placeholders for values. They are in capitals, as is usual in the help of command lines.

command-value-folder = DIR
command-value-file = FILE
command-value-files = FILE…
command-value-format = FORMAT
command-value-name = NAME
command-value-number = N
command-value-language = LANGUAGE
command-value-languages = LANGUAGES
command-value-sizes = SIZES
command-value-rulebook = RULEBOOK
command-value-room = ROOM
command-value-game = GAME
command-value-policy = POLICY
