### The settings: sections, labels and the line of help under each.

settings-title = Settings
settings-saved = Changes are saved as you make them.
settings-restore = Restore all settings
settings-restore-question = Set everything back to the defaults? Your name and avatar stay.
settings-preview = Preview

## Sections.

settings-section-general = General
settings-section-player = Player
settings-section-tables = Tables
settings-section-presets = Bet presets
settings-section-cards = Cards and chips
settings-section-seat = Your seat
settings-section-sounds = Sounds and calls
settings-section-motion = Motion
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
settings-several-tables = Several tables at once
settings-table-order = Arrangement
settings-table-order-help = A window of 1280 × 800 shows up to four large tables side by side.
settings-table-order-tiles = Side by side
settings-table-order-stack = Stack
settings-table-order-one = One at a time
settings-comes-forward = Waiting table comes forward
settings-comes-forward-help = A table behind others comes to the top when it is your turn there, but never while you hold a key or a button, or type an amount.
settings-small-tiles = Small tiles
settings-small-tiles-help = Where there is no room otherwise: without the row for the amount, switches and questions. Ctrl+L or a button opens such a table large.
settings-sit-out-next-bb = Sit out next big blind
settings-sit-out-next-bb-help = At each of your cash tables.
settings-leave-next-bb = Leave at the next big blind
settings-leave-next-bb-help = You play on until the big blind would reach you. At each of your cash tables.
settings-rebuys = Buy in again when broke
settings-rebuys-help = At cash tables, as soon as you have lost all your chips.
settings-tops-up = Top up a low stack
settings-tops-up-help = At cash tables, between hands, from the balance.
settings-tops-up-below = Top up below
settings-stack-to = Stack after it
settings-stack-to-help = For both rules. The limits of the table come first.
settings-hides-own-cards = Keep my cards face down
settings-hides-own-cards-help = You see them while the pointer is on them or the key for it is held.
settings-amounts-bb = Show amounts in BB
settings-amounts-bb-help = Big blinds instead of money, on the felt and on the buttons.
settings-guard = Misclick guard
settings-guard-help = A button whose word or price has changed stays inert this long.
settings-seat-figures = Figures under the plates
settings-seat-figures-help = VPIP, PFR, 3-bet and the hands that you shared with each player. Below 20 hands there are dashes.
settings-hand-line = Name my hand
settings-hand-line-help = A line under your cards.

## Preset amounts of bets.

settings-presets-before = Before the flop
settings-presets-after = From the flop on
settings-preset-add = Add a preset
settings-preset-move = Move { $preset }
settings-preset-move-help = Drag it up or down. With the keyboard: arrows move it, Delete removes it.
settings-preset-title = { $preset } · { $list }
settings-preset-minimum = Minimum
settings-preset-big-blinds = Big blinds
settings-preset-times = Times the bet
settings-preset-percent = Percent of the pot
settings-preset-up = Move up
settings-preset-down = Move down
settings-preset-remove = Remove
settings-presets-range = Type a number from { $low } to { $high }.
settings-presets-act = How presets act
settings-presets-at-once = A preset sends at once
settings-presets-at-once-help = Off: it fills in the amount, and the button or Enter sends it. On: one press sends it, unless the misclick guard holds.
settings-presets-round = Round to half a big blind
settings-presets-round-help = All-in, the minimum and amounts in big blinds stay exact.
settings-presets-pot-help = A percentage of the pot as a raise: the call, plus that part of the pot after the call.
settings-presets-times-help = Times the bet: the bet to call counts. If nobody has bet, it is the big blind; before a raise, each limper adds one bet.
settings-presets-limits-help = In pot-limit games presets end at the pot; fixed limit has none.
settings-presets-defaults = Restore default presets
settings-presets-example-before = Before the flop, blinds { $small } and { $big }
settings-presets-example-after = From the flop on, pot { $pot }
settings-presets-pot = Pot { $pot }
settings-presets-small-window = In the smallest window
settings-presets-first = first { $count } shown

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
settings-sound-told = Chat and news
settings-kinds = Which sounds are heard
settings-kind-your-turn = Your turn
settings-kind-time-low = Time running out
settings-kind-cards = Cards
settings-kind-chips = Chips and checks
settings-kind-chat = Chat
settings-kind-news = Tournament news
settings-only-my-turn = Only my turn
settings-only-my-turn-help = Leaves only the call and the warning that time runs out.
settings-notifies = Notify me outside the window
settings-notifies-help = The system shows a message when it is your turn and the window is not in front.

## Accessibility.

settings-text-size = Text size
settings-text-size-help = Plates, panels and buttons grow together.

## Practice.

settings-clock = Practice clock
settings-clock-help = The clock and time bank of the rules.
settings-odds = Show my odds
settings-odds-help = Your hand against as many random hands; in practice only.
