### The section of the settings where the player chooses the keys.

## The sets of keys.

keys-set-letters = Letters
keys-set-function-keys = Function keys
keys-set-left-hand = One hand, left
# The first name of a set of the player’s own; the player can change it.
keys-own-name = My keys

## The keys of an action. $action and $other are the actions as the page of keys names them.

keys-add = Add a key: { $action }
keys-change = Change { $key }: { $action }
keys-press = Press a key
keys-press-help = Esc cancels, Backspace clears. Mouse buttons work too, except the two main ones.
keys-clash = { $key } already has an action: “{ $other }”. That action keeps it until you decide.
keys-use-here = Use it here
keys-keep-there = Leave it there
keys-reserved-focus = Tab moves from one control to the next, so it cannot be chosen. With Ctrl it can.
keys-reserved-press = Enter and Space press the control that has the focus, so they cannot be chosen. With Ctrl or Alt they can.
keys-reserved-amount = Digits, point and comma are typed into the amount, so they cannot be chosen. With Ctrl or Alt they can.
keys-reserved-editing = { $key } edits text in a field, so it cannot be chosen.
keys-reserved-choice = Esc and Backspace end the choice of a key, so they cannot be chosen.
keys-full = An action has { $most } keys at most. Change one of them instead.
keys-sets-full = You have { $most } sets of your own, which is the most there can be. Delete one, then change the key.

## The picture of the keyboard.

keys-in-use = Keys in use
keys-used =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
keys-used-twice = { $key } is used twice.
# The letters of a usual keyboard of the language, row by row from the left, without blanks: QWERTY, AZERTY.
keys-row-upper = QWERTYUIOP
keys-row-middle = ASDFGHJKL
keys-row-lower = ZXCVBNM

## Sets of the player’s own.

keys-sets = Sets
keys-sets-help = A set replaces all keys. Your own sets stay as they are.
keys-new = New set from these keys
keys-name = Name of the set
keys-name-empty = Enter a name.
keys-name-taken = Another set has this name.
keys-delete = Delete this set
keys-delete-question = Delete “{ $name }”? Its keys are lost. The sets of the program stay.
keys-reset = Keys of the set again: { $action }
keys-reset-all = Reset all keys
keys-reset-all-question = Give every action the keys of “{ $set }” again? Your changes in this set are lost.

## How keys act.

keys-how = How keys act
keys-shortcuts = Shortcuts
keys-shortcuts-help = Letters do nothing while you type in the chat or in a field. Off, only typing the amount and going back remain.
keys-follow = Keys follow
keys-follow-help = The printed letter, or its place
keys-follow-letter = Letter
keys-follow-place = Place

## In the tooltip of a button: its keys, separated by commas.

keys-hint = Key: { $keys }
