//! What the sheet of another player shows.

use poker_archive::KnownPlayer;

/// The sheet of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonSheet {
    pub player: KnownPlayer,
    /// The room of the player: empty for practice.
    pub room: String,
    /// Whether the room wants no figures of other players to be shown.
    pub hides_figures: bool,
}

impl PersonSheet {
    /// The sheet of the player with this name, before anything is known.
    pub fn of(name: String) -> Self {
        Self { player: KnownPlayer { name, ..KnownPlayer::default() }, ..Self::default() }
    }

    /// Takes over what is known.
    pub fn follow(&mut self, known: Option<&KnownPlayer>, room: &str) {
        if let Some(known) = known
            && self.player != *known
        {
            self.player = known.clone();
        }
        if self.room != room {
            room.clone_into(&mut self.room);
        }
    }
}
