### Errors, and what to do about them. Paths, options and messages of the system come last or after a colon.

## The command line.

error-unknown-option = There is no option { $option }. All options: { $help }
error-unknown-option-near = There is no option { $option }. Did you mean { $near }?
error-unknown-command = There is no command { $command }. All commands: { $help }
error-unknown-command-near = There is no command { $command }. Did you mean { $near }?
error-missing-command = Name a command. All commands: { $help }
error-missing-value = The option { $option } needs a value. Example: { $example }
error-missing-option = The command { $command } needs the option { $option }.
error-missing-folder = The command { $command } needs a folder.
error-missing-file = The command { $command } needs a file or a folder.
error-needless-value = The option { $option } takes no value.
error-needless-word = One word too many: { $word }
error-option-elsewhere = The option { $option } does not belong to { $command }.
error-bad-number = { $option }: { $value } is not a whole number.
error-bad-size = { $value } is not a size. Example: { "1280x800" }
error-size-range = The size { $value } cannot be drawn. Choose one from { $min } to { $max }.
error-bad-locale = { $value } is not a language of this program. Choose { $known }.
error-bad-rulebook = There is no rulebook { $value }. Choose { $known }.
error-bad-room = There is no room { $value }. Choose { $known }, or name a room file.
error-rulebook-syntax = { $file }, line { $line }, column { $column }, { $field }: this cannot be read ({ $problem }).
error-rulebook-value = { $file }, { $row }: { $field } is { $found }. Expected: { $expected }.
error-rulebook-empty = { $file }, { $row }: { $field } is empty. Expected: { $expected }.
error-no-tables-of-stake = The rulebook { $rulebook } has no tables of the stake { $stake }.
error-several-currencies = The room { $room } has stakes of several currencies; a room has one.
error-too-many-stakes = The room { $room } has too many stakes.
error-terms-damaged = The terms of the house cannot be read, line { $line } ({ $problem }).
error-asset-undrawable = A picture of { $width } × { $height } cannot be drawn.
error-not-text = { $word } is not UTF-8 text.
error-no-stake-of-game = The rulebook has no stake of the game { $game }.
error-not-greeted = The room does not know you yet. Connect again.
error-not-understood = The room did not understand that. Update the program.
error-expected-between = a number from { $min } to { $max }
error-expected-not-empty = a text or a list that is not empty
error-expected-known-document = the key of one of the documents
error-expected-other-plan = one of the plans that have a price
error-expected-form = a form of game with its rules and a row in buy_in
error-expected-version = an id that ends in the version of its document
error-expected-new-id = an id that no other rulebook and no other room has
error-expected-known-rulebook = the id of a rulebook
error-expected-one-currency = a rulebook of the same currency as the others, or a currency for the whole room, as currency: Some(eur)
error-expected-known-stake = a stake of the rulebook that the room offers
error-expected-holdem-alone = Hold’em alone
error-expected-absent = nothing at all
error-expected-sum = numbers with the sum { $number }
error-expected-whole-hundredths = a multiplier and shares that give whole cents for every buy-in
error-expected-covered-prizes = a mean multiplier that is at most the number of players
error-expected-once = a row that is there only once
error-expected-present = a row for it
error-expected-exactly = the number { $number }
error-expected-power-of = a power of { $number }
error-expected-known-id = the id of a row that exists
error-expected-prizes-of-finish = a division of the prizes that fits the end of the tournament
error-expected-carried-stacks = a structure without a stack, because the players bring theirs
error-expected-own-stack = a structure with a stack
error-expected-sit-and-go = a template with a price that starts when it is full
error-expected-scheduled = a template that starts at a set time
error-expected-offered-feature = something that tournaments of the rulebook have
error-expected-offered-game = a game of the rulebook’s stakes
error-expected-price-with-fee = a price for which the rulebook has a fee, or, where it has no table, a buy-in and a fee
error-expected-target = the name of a tournament that takes those who win or survive this one
error-bad-format = { $value } is not a format. Choose { $known }.
error-bad-game = There is no game { $value }. Choose { $known }.
error-bad-policy = There is no policy { $value }. Choose { $known }.
error-bad-players = At { $game }, { $min } to { $max } players can sit at a table, not { $players }.
error-bad-tournament = There is no tournament of the kind { $value }. Choose { $known }.
error-no-tournament-of-rulebook = The rulebook { $rulebook } has no tournament of the kind { $kind }.
error-bad-entrants = A tournament of the kind { $kind } has { $min } to { $max } players, not { $players }.
error-bad-entrants-exactly = A tournament of the kind { $kind } has exactly { $number } players, not { $players }.

## Folders and files. $cause is the error message of the system.

error-assets-missing = The folder of pictures and sounds is missing: { $path }. Correct the option, or leave it out: { "--assets" }
error-asset-missing = A picture or sound is missing: { $path }. Install Cardroom again, or leave out this option: { "--assets" }
error-asset-damaged = A picture or sound is damaged: { $path }. Install Cardroom again, or leave out this option: { "--assets" }
error-theme-damaged = The theme is damaged, line { $line }: { $path }. Correct the line, or leave out this option: { "--assets" }
error-locales-missing = The folder of texts is missing: { $path }. Correct the option, or leave it out: { "--locales" }
error-locales-empty = The folder holds no texts ({ "*.ftl" }): { $path }. Choose another, or leave out this option: { "--locales" }
error-locales-message = A text is malformed: { $path }, line { $line }. { $problem }
error-file-missing = The file does not exist: { $path }
error-file-unreadable = The file cannot be read: { $path } ({ $cause })
error-folder-unreadable = The folder cannot be read: { $path } ({ $cause })
error-cannot-write = Nothing can be written to { $path } ({ $cause }). The disk may be full or write-protected.
error-data-not-writable = Settings and hands cannot be kept in this folder: { $path } ({ $cause }). Allow writing to it, or start with another one: { "cardroom --data" }
error-no-data-folder = The system names no place for settings. Choose one: { "--data" }
error-settings-damaged = The settings file is damaged. Default settings are used. Copy of the old file: { $path }
error-settings-unreadable = The settings file cannot be read. Default settings are used and nothing is overwritten: { $path }
error-settings-not-saved = Settings could not be saved. The disk may be full or write-protected.
error-save-damaged = The saved table is damaged. A new one begins. Copy of the old file: { $path }
error-save-unreadable = The saved table cannot be read, and nothing is overwritten: { $path } ({ $cause })
error-save-newer = A newer version saved this table. Update the program, or move the file away: { $path }
error-save-failed = The table could not be saved: { $path } ({ $cause }). The disk may be full or write-protected.
error-already-running = Cardroom is already running with this data: { $path }. Close the other window, or choose another folder: { "--data" }
error-history-not-written = The hand history could not be written: { $path } ({ $cause })
error-trace-not-written = The trace could not be written: { $path } ({ $cause }). Choose another file, or leave out this option: { "--trace" }

## Window, graphics and sound.

error-start-title = Cardroom cannot start
error-no-display = No display was found. Start in a graphical session, or have pictures drawn: { "cardroom tour --out" }
error-no-graphics = No usable graphics adapter was found. Update the graphics driver and start again.
error-no-sound = No sound device was found: Cardroom stays silent. Connect one and start again.
error-graphics-lost = The graphics adapter stopped responding. Start again: your stacks are saved.
error-window-too-small = The window is too small. Make it at least { $width } × { $height }.

## Commands without a window.

error-simulate-stuck = { $count ->
    [one] Play stands still after { $count } hand. Seed: { $seed }
   *[other] Play stands still after { $count } hands. Seed: { $seed }
}
error-simulate-broken = { $count ->
    [one] The room broke a promise after { $count } hand. Seed: { $seed }
   *[other] The room broke a promise after { $count } hands. Seed: { $seed }
}
error-tour-picture = The picture { $name } could not be drawn at { $size } ({ $cause }).

## Actions and amounts.

error-raise-too-small = Raise too small: raise to { $min } or more.
error-bet-too-small = Bet too small: { $min } or more.
error-more-than-stack = More than your stack: { $stack } at most.
error-amount = Not a valid amount. Example: { $example }
error-not-your-turn = It is no longer your turn.
error-not-reopened = Betting is not reopened. You can call or fold.
error-cannot-check = You cannot check: { $amount } to call.
error-nothing-to-call = There is nothing to call. You can check.
error-hand-over = The hand is over.
error-nothing-to-show = There is nothing to show now.

## Seats and the balance.

error-no-such-table = That table no longer exists.
error-not-seated = You have no seat at that table.
error-already-seated = You already have a seat at that table.
error-full = No seat is free.
error-buy-in-range = Choose a buy-in from { $min } to { $max }.
error-balance = Not enough money: { $needed } needed, { $balance } in your balance.
error-not-offered = That cannot be done now.
error-already-waiting = You already wait for a seat at these stakes.
error-no-seat-offered = That seat is no longer held for you. Ask for another one in the lobby.
error-too-many-tables = { $count ->
    [one] { $count } table of these stakes at most. Leave it before you join another.
   *[other] { $count } tables of these stakes at most. Leave one before you join another.
}
error-in-hand = You are in a hand. Chips can be added once it is over.
error-no-fast-fold = There is no bet to fold to. Wait for your turn.
error-not-in-rulebook = The rules in force here do not provide for that: { $rules }
error-plan-active = Rake plan { $n } is still running. Cancel it before you choose another.
error-no-plan = You have no paid rake plan to cancel.
error-cancellations = { $count ->
    [one] You have used the { $count } cancellation of this calendar year. The plan runs to its end.
   *[other] You have used the { $count } cancellations of this calendar year. The plan runs to its end.
}
error-banzai-excluded = You may not play Banzai in this room. All other tables are open to you.
error-under-review = Your chips are held while hands are reviewed. You can sit down again when the review is over.
error-suspended = Your account is suspended. You can play again when the house lifts the suspension.
error-already-reported = You have already reported this hand.
error-too-many-reports = { $count ->
    [one] You can send { $count } report a day. Send this one tomorrow.
   *[other] You can send { $count } reports a day. Send this one tomorrow.
}
error-reports-full = The house has more reports than it can take at the moment. Send yours later.
error-chat-off = There is no chat at this table.
error-chat-too-long = { $count ->
    [one] A message may have { $count } character. Shorten it.
   *[other] A message may have { $count } characters. Shorten it.
}
error-chat-not-one-line = A message is one line of text. Take line breaks and control characters out.
error-chat-too-fast = You have sent several messages in a row. Wait { $time }.
error-too-often = Your program has asked the server for too much in a short time. Wait { $time }.
error-forgotten = The server no longer knows whether it did what you asked for. Look at your table, your balance or your entries, and ask again if it is not done.
error-wrong-nonce = The number that your program added to the shuffle is not the one that it had promised. The hand is dealt without it.
error-chat-in-hand = At this table players do not chat while they are in a hand. You can write once the betting is over.
error-room-version = The table speaks another version, { $version }. Update the program.
error-room-gone = The table stopped. Start again: every stack is as it was before the hand.

## Tournaments.

error-already-registered = You are already registered for this tournament.
error-not-registered = You are not in this tournament.
error-tournament-full = The tournament is full. Choose another one.
error-registration-closed = Registration for this tournament is not open.
error-no-re-entry = You are out of this tournament and cannot enter it again.
error-too-many-entries = { $count ->
    [one] You may have { $count } entry in this tournament at a time.
   *[other] You may have { $count } entries in this tournament at a time.
}
error-too-many-games = { $count ->
    [one] You can register for { $count } game at a time. Choose fewer.
   *[other] You can register for { $count } games at a time. Choose fewer.
}
error-unregister-too-late = You can no longer un-register from this tournament.
error-wrong-password = That is not the password of this tournament. Check it and try again.
error-no-such-ticket = You no longer have that ticket. Choose another one.
error-ticket-kind = That ticket is for another kind of tournament. Choose another one.
error-ticket-value = The ticket is worth { $value }, and the entry costs { $price }. Choose another one.
error-ticket-not-exchangeable = That ticket cannot be exchanged for money.
error-tickets-only = You need a ticket to enter this tournament.
error-entry-conditions = You do not meet the conditions of this tournament. Choose another one.
error-buy-in-choice = The buy-in of this tournament is { $min } to { $max }. Choose an amount.
error-direct-entry = Phase 2 has no direct entry. Play a phase 1 to reach it.
error-rebuy-with-chips = You can rebuy once you have lost all your chips.
error-rebuy-stack = { $count ->
    [one] You can rebuy with { $count } chip or none.
   *[other] You can rebuy with { $count } chips or fewer.
}
error-rebuy-over = The rebuy period is over.
error-no-rebuy-left = { $count ->
    [one] This tournament allows { $count } rebuy. You have made it.
   *[other] This tournament allows { $count } rebuys. You have made them.
}
error-add-on-not-now = The add-on is not on offer now.
error-not-final-table = Players can share the prizes only at the final table.
error-no-such-deal = That proposal is no longer open.
error-deal-open = Another proposal is open. Answer it first.
error-already-agreed = You have already agreed to this proposal.

## Other errors.

error-unexpected = Something went wrong. Your stacks are saved. A report was written: { $path }
error-unexpected-unreported = Something went wrong. Your stacks are saved. No report could be written.
error-history-damaged = { $count ->
    [one] A line of the file of played tournaments cannot be read and is left out: { $path }
   *[other] { $count } lines of the file of played tournaments cannot be read and are left out: { $path }
}
