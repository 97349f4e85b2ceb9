### Notes and labels about other players.

people-plate = { $name }: note, label and figures
people-together = { $count ->
    [one] { $count } hand with you
   *[other] { $count } hands with you
}
people-nothing-together = No hand with you yet
people-label = Label
people-no-label = No label
people-circle = Circle
people-triangle = Triangle
people-square = Square
people-diamond = Diamond
people-star = Star
people-cross = Cross
people-ring = Ring
people-heart = Heart
people-label-help = What a label means is up to you. Only you see it.
people-note = Note
people-note-help = What you want to remember
people-kept = Kept on this computer.
people-few = { $count ->
    [one] { $count } hand with you. Figures are shown from { $least } hands on.
   *[other] { $count } hands with you. Figures are shown from { $least } hands on.
}
people-figures-hidden = This room does not show figures of other players.
people-mute = Mute
people-hear = Hear again
people-muted = Muted
people-muted-help = Muted: you do not see what this player says in the chat.
people-mute-chat = Mute in the chat
people-hear-chat = Hear again in the chat
people-report = Report
people-forget = Remove note and label
people-empty = Nobody is noted yet. At a table, click a player to write a note or choose a label.
people-none-found = Nobody fits this search.
people-choose = Choose a player to read and change the note.
people-search = Name or note
people-col-player = Player
people-col-note = Note
people-col-hands = Hands
people-carry = Notes as a file
people-carry-help = A new file is written into this folder: { $folder }
people-export-all = { $count ->
    [one] Write { $count } note
   *[other] Write { $count } notes
}
people-import-from = File to read
people-import-help = Notes of the file are added to yours. Nothing that you have noted is lost.
people-import-now = Read the file
people-exported = { $count ->
    [one] The note about { $count } player was written: { $file }
   *[other] The notes about { $count } players were written: { $file }
}
people-imported = Notes read: { $added } players new, { $changed } changed, { $unchanged } as before. File: { $file }
people-not-exported = The notes could not be written. Choose another disk or free some space: { $folder } ({ $cause })
people-not-imported = No note was read, and yours are as before: { $cause } File: { $file }
people-file-too-large = the file is too large.
people-file-newer = a newer version of Cardroom wrote the file.
people-file-malformed = the file is damaged or is no file of notes (line { $line }).
people-file-missing = there is no such file.
people-file-failed = the file cannot be read ({ $cause }).
people-filter = Opponent
people-filter-help = Begin to type a name
people-filter-none = No opponent has a name that begins like this.
people-filter-take = { $count ->
    [one] { $name }, { $count } hand
   *[other] { $name }, { $count } hands
}
people-filter-clear = { $name } ×
