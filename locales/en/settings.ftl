### The settings: sections, labels and the line of help under each.

settings-title = Settings
settings-saved = Changes are saved as you make them.
settings-restore = Restore defaults
settings-restore-question = Set everything back to the defaults? Your name and avatar stay.
settings-preview = Preview

## Sections.

settings-section-general = General
settings-section-player = Player
settings-section-tables = Tables
settings-section-cards = Cards and chips
settings-section-motion = Sound and motion
settings-section-access = Accessibility
settings-section-practice = Practice
settings-section-keys = Keyboard

## General.

settings-language = Language
settings-language-help = Applies at once, at every open table.
settings-language-of-system = As the system
settings-window-size = Window size
settings-window-size-help = Also changes when you drag the window’s edge.
settings-window-maximised = Maximised

## Player.

settings-name = Player name
settings-name-help = Others see it at the table.
settings-name-empty = Enter a name.
settings-avatar = Avatar
settings-avatar-help = Shown beside your name.
settings-avatar-number = Avatar { $n }

## Tables.

settings-auto-top-up = Auto top-up to the initial buy-in
settings-auto-top-up-help = Between hands, from the balance. Never during a hand.
settings-auto-muck = Muck automatically
settings-auto-muck-help = Beaten hands, and wins that nobody saw. You are still asked where a jackpot may be at stake: a mucked hand wins none.
settings-sit-out-next-bb = Sit out next big blind
settings-sit-out-next-bb-help = At each of your cash tables.
settings-amounts-bb = Show amounts in BB
settings-amounts-bb-help = Big blinds instead of money, on the felt and on the buttons.
settings-guard = Misclick guard
settings-guard-help = A button whose word or price has changed stays inert this long.
settings-hand-line = Name my hand
settings-hand-line-help = A line under your cards.

## Cards and chips. Deck options agree with « jeu » and with ”kortlek”.

settings-deck = Deck
settings-deck-help = Safe: tested hues, two hollow suits.
settings-deck-two = 2 colours
settings-deck-four = 4 colours
settings-deck-safe = Safe
settings-letters = Court-card letters
settings-letters-help = On the cards; saved hands keep J Q K.
settings-letters-english = J Q K
settings-letters-french = V D R
settings-letters-swedish = Kn D K

## Sound and motion. « Aucune » agrees with « animation ».

settings-speed = Animation speed
settings-speed-help = Off shows results at once.
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-motion = Reduce motion
settings-motion-help = Things fade in place instead of moving.
settings-motion-system = As the system
settings-motion-on = On
settings-motion-off = Off
settings-sound-help = Your turn, time running out, chips, cards.
settings-sound-all = Overall volume
settings-sound-mute = Mute all sounds
settings-sound-table = Cards and chips
settings-sound-turn = Your turn
settings-sound-time = Time running out

## Accessibility.

settings-text-size = Text size
settings-text-size-help = Plates, panels and buttons grow together.

## Practice.

settings-clock = Practice clock
settings-clock-help = The clock and time bank of the rules.
settings-odds = Show my odds
settings-odds-help = Your hand against as many random hands; in practice only.
