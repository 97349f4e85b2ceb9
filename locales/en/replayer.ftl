### Recorded hands that are played again, and sharing them.

replayer-title = Hand replayer
replayer-handed-over = The hand is shown in the Cardroom that is already open.
replayer-hand-of = Hand { $number } of { $count }
replayer-previous-hand = Previous hand
replayer-next-hand = Next hand
replayer-previous-street = Back to the street before
replayer-previous-step = One step back
replayer-play = Play
replayer-pause = Pause
replayer-next-step = One step forward
replayer-next-street = On to the next street
# For screen readers
replayer-timeline = Step { $step } of { $count }
replayer-speed-half = ½×
replayer-speed-usual = 1×
replayer-speed-double = 2×
replayer-speed-fourfold = 4×
replayer-flop = Flop
replayer-turn = Turn
replayer-river = River
replayer-showdown = Showdown
# what: what a player did; seconds: how long the decision took
replayer-decided = { $what } ({ $seconds } s)
replayer-steps = How it was played
replayer-other-hands = Hands
replayer-open-cards = Open known cards from the start
replayer-share = Copy as a shared hand
replayer-shared = The shared hand is copied. Whoever pastes it into Cardroom sees this hand.
replayer-not-shared-text = This hand cannot be shared: its record is incomplete.
replayer-export = Export this hand
replayer-export-as = Export as { $format }
replayer-exported = The hand was written: { $file }
replayer-replay = Replay
replayer-last-hand = Replay the last hand
replayer-paste = Paste a shared hand
replayer-history = Hand history
replayer-empty = No hand is open. Choose one in the hand history, drop a PHH file on this window, or paste a shared hand with Ctrl+V.
replayer-reading = Reading the hands…
replayer-not-started = The computer has no room for one more task ({ $cause }). Close other programs, then try again.
replayer-refused = This hand cannot be shown
replayer-left-out = { $count ->
    [one] { $count } hand of the file cannot be shown. { $cause }
   *[other] { $count } hands of the file cannot be shown. The first: { $cause }
}
replayer-cut = Only the first { $count } hands of the file are shown.
replayer-no-last-hand = No hand of this table is over yet.
replayer-not-kept = The hand is no longer in the hand history. Choose another one.
replayer-not-pasted = Nothing was pasted. Copy a shared hand first, then press Ctrl+V.

# Why a file or a shared hand cannot be shown: what, where, what to do. $file is a path and comes last.
replayer-file-missing = The file does not exist. Check its name, or choose another one: { $file }
replayer-file-unreadable = The file cannot be read ({ $cause }). Check that you may read it, or choose another one: { $file }
replayer-file-refused = Line { $line }: { $cause } Choose a PHH file, or a record that Cardroom has written: { $file }
replayer-hand-refused = Hand { $hand } cannot be played to its end. { $cause } Choose another hand or file: { $file }
replayer-no-hand-number = { $count ->
    [one] There is no hand { $number }, as the file has only { $count } hand: { $file }
   *[other] There is no hand { $number }. Choose one from 1 to { $count }: { $file }
}
replayer-share-no-prefix = This is no shared hand. Copy one whole, from { $prefix } to its last letter, and paste it again.
replayer-share-letter = A shared hand has no letter “{ $letter }”. Copy it again, without anything before or after it.
replayer-share-changed = The shared hand is incomplete, or a letter of it was changed. Copy it again, and paste it whole.
replayer-share-newer = A newer version of Cardroom made this shared hand. Update the program, then paste it again.
replayer-share-refused = The shared hand cannot be played. { $cause } Ask for it once more.

# Whole sentences that stand inside the ones above
replayer-cause-record = This is no record of a hand.
replayer-cause-newer-record = A newer version of Cardroom wrote this record.
replayer-cause-not-text = This is no text.
replayer-cause-no-hand = It holds no hand.
replayer-not-played = Cardroom does not play this game: { $game }.
replayer-not-representable = The rules of Cardroom do not have this: { $what }.
