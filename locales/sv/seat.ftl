### Plates and tags of seats.

seat-empty = Ledig plats
seat-tag-fold = Lagt sig
seat-tag-check = Passar
seat-tag-call = Synar
seat-tag-bet = Satsar
seat-tag-raise = Höjer
seat-all-in = All-in
seat-sitting-out = Sitter ute
seat-reconnecting = Återansluter
seat-wins = Vinner { $amount }
