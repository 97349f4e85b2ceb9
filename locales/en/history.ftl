### The hands that the player was dealt, on this computer.

history-title = Hand history
history-hands = { $count ->
    [one] { $count } hand on this computer
   *[other] { $count } hands on this computer
}
history-found = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
# Heads of columns
history-col-time = Time
history-col-table = Table
history-col-limit = Limit
history-col-cards = Cards
history-col-board = Board
history-col-pot = Pot
history-col-result = Result
history-no-flop = No flop
history-today = Today
history-yesterday = Yesterday
history-day = { $day } { $month } { $year }
history-star = Star hand { $hand }
history-empty = No hands yet. Each hand that you are dealt will be listed here.
history-nothing-found = No hand fits these filters.
history-loading = Reading the hands…
history-unread = The hand history could not be read.
history-read-again = Try again
history-search = Hand number, table, player or note
history-filters = Filters
history-filters-set = { $count ->
    [one] { $count } filter
   *[other] { $count } filters
}
history-clear-filters = Clear all filters
history-all = All
history-date = Date
history-days-today = Today
history-days-week = 7 days
history-days-month = 30 days
history-days-year = A year
history-days-from = First day
history-days-to = Last day
history-days-from-help = Year-month-day. Empty: from your first hand on.
history-days-to-help = The whole day counts. Empty: up to your last hand.
history-days-no-date = This is no date, so it does not count. Write it like this: 2026-11-21.
history-days-reversed = This is after the last day, so no hand fits.
history-kind = Kind
history-cash = Cash games
history-tournaments = Tournaments
history-game = Game
history-stake = Stakes
history-find-table = Find a table
history-no-table = No table has a word in its name that begins like this.
history-more-tables = { $count ->
    [one] { $count } more table fits. Type more of the name.
   *[other] { $count } more tables fit. Type more of the name.
}
history-result = Result
history-won = Won
history-lost = Lost
history-showdown = Showdown
history-without-showdown = No showdown
history-all-in = All-in
history-starred = Starred
history-noted = With a note
history-hand = Hand { $number }
history-place = { $table } · { $game } · { $stakes }
history-tournament-of = { $name } · { $game }
history-note = Your note
history-note-help = Add a note to this hand
history-position = Position
history-small-blind = SB
history-big-blind = BB
history-button = BTN
history-cutoff = CO
history-hijack = HJ
history-lojack = LJ
history-before-button = { $count } before BTN
history-pot = Pot
history-net = Result
history-unknown-net = Not known: you left before the end.
history-choose = Choose a hand to see how it was played.
history-line = { $player }: { $what }
history-export = Export hands
history-export-all = { $count ->
    [one] Write { $count } hand
   *[other] Write { $count } hands
}
history-export-where = The file is written into this folder: { $folder }
history-format = Format
history-phh = PHH
history-phh-help = An open format. It keeps everything, and Cardroom reads it.
history-pokerstars = PokerStars text
history-pokerstars-help = Nearly every tracker reads it. Hands that you left early are left out.
history-ohh = Open Hand History
history-ohh-help = For newer trackers. Hands that you left early are left out.
history-copy = Copy as text
history-copied = The hand is copied.
# $file is a path and comes last.
history-exported = { $count ->
    [one] { $count } hand was written: { $file }
   *[other] { $count } hands were written: { $file }
}
history-exported-without = { $count ->
    [one] { $count } hand was left out, because you left before its end. The others were written: { $file }
   *[other] { $count } hands were left out, because you left before their end. The others were written: { $file }
}
# Errors
history-not-exported = The hands could not be written. Choose another disk or free some space: { $file } ({ $cause })
history-not-kept = Hand { $hand } was not kept in the hand history: what was seen of it is not a complete hand.
history-archive-newer = A newer version of Cardroom wrote the hand history. Hands are kept again once this program is up to date: { $file }
history-archive-not-ours = The file of the hand history belongs to another program. Move it away, so that hands can be kept: { $file }
history-archive-damaged = The hand history is damaged. Move the file away, so that new hands can be kept: { $file }
history-archive-failed = The hand history cannot be read or written. Hands of this session are kept as soon as it can: { $file } ({ $cause })
