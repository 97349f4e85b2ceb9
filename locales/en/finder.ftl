### Finding players who allow it.

finder-title = Find a player
finder-name = Player’s name
finder-find = Find
finder-help = Type the whole name of a player who is here now.
finder-asked = Looking for { $name }
finder-not-found = { $name } is not here, or does not want to be found.
finder-at-no-table = { $name } is here, but not at a table.
finder-plays = { $name } is playing:
finder-unlisted = A game that this lobby does not list.
finder-show = Show
finder-show-stakes = Show in the lobby: { $stake }
finder-tournament = Tournament
finder-may-be-found = Let others find you
finder-may-be-found-help = Anyone who types your name sees the stakes and tournaments that you play, but not at which cash table you sit.
