### The results of checking and exporting hand histories. A place is a file, with the number of the hand if the file holds several.

hands-place = { $file }, hand { $hand }
hands-differs = { $place }: expected { $expected }, found { $found }
hands-refused = { $place }: not played to its end. { $cause }
hands-malformed = { $place }, line { $line }: { $cause }
hands-unfair = { $place }: not dealt as it was sealed. { $cause }
hands-other-stacks = { $place }: plays to other stacks than it states.
hands-verified = Checked: { $checked }. Dealt as sealed: { $sealed }. Not sealed: { $unsealed }. Wrong: { $wrong }.
hands-summary = Checked: { $checked }. Agree: { $agree }. Differ: { $differ }. Not representable: { $unfit }. Not played here: { $foreign }. Malformed: { $malformed }.
hands-unstated = Without finishing stacks: { $count }
hands-unfit = Not representable, { $cause }: { $count }
hands-foreign = Not played here, { $game }: { $count }
hands-left-out = { $place }: left out. { $cause }
hands-written = { $count ->
    [one] { $count } hand written.
   *[other] { $count } hands written.
}
hands-none = There is no hand history ({ $endings }) in { $path }.

## Errors of a file.

hands-fault-unreadable = The file cannot be read to its end.
hands-fault-encoding = The text is not UTF-8.
hands-fault-toml = The text is not TOML.
hands-fault-length = A hand is longer than { $most } bytes.
hands-fault-depth = Values are nested too deep.
hands-fault-empty = There is no hand in it.
hands-fault-twice = There is a second hand { $hand }.
hands-fault-missing = The field { $field } is missing.
hands-fault-type = The field { $field } holds something else than it should.
hands-fault-variant = There is no variant { $variant }.
hands-fault-action = The action is not known: { $action }
hands-fault-player = There is no player { $player }.
hands-fault-entries = { $field } has { $found } entries for { $players } players.
hands-fault-negative = { $field } holds an amount below zero.
hands-fault-cards = The cards do not fit: { $action }
hands-fault-record = The line is no record of a hand.
hands-fault-newer = A newer version wrote this record.
hands-fault-seal = The seal cannot be read.

## Reasons why a hand cannot be replayed to its end.

hands-cause-action = { $action }: { $cause }
hands-cause-turn = It is another player’s turn.
hands-cause-check = There is a bet to match.
hands-cause-call = There is no bet to call.
hands-cause-raise = A raise is not open to this player.
hands-cause-small = The smallest raise is to { $min }.
hands-cause-big = The largest raise is to { $max }.
hands-cause-over = The betting is over.
hands-cause-show = Nobody is asked to show or to muck here.
hands-cause-card = There is no such card to show.
hands-cause-rake = The rake is more than the pots.
hands-cause-unfinished = The actions end before the hand does.
hands-cause-root = Deck and key do not lead to the seal.
hands-cause-code = The code does not belong to the seal and the numbers of the players.

## Reasons why the rules cannot represent a hand. They appear in the middle of a sentence.

hands-unfit-players = more players than seats
hands-unfit-stack = an unknown stack
hands-unfit-amounts = amounts that cannot be made whole
hands-unfit-bets = bets of other sizes
hands-unfit-blinds = forced bets in other places
hands-unfit-antes = antes of another kind
hands-unfit-board = an unknown board
hands-unfit-unseen = an unseen hand that cannot have lost
hands-unfit-start = a start that the rules do not allow
