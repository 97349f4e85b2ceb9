//! A player as the editor shows the player.

use poker_archive::KnownPlayer;

/// Another player, as the editor shows the player.
#[derive(Clone, Copy)]
pub struct PersonView<'a> {
    pub player: &'a KnownPlayer,
    /// The room of the player: empty for practice.
    pub room: &'a str,
    /// Whether the room in which the client is wants no figures of other players to be shown.
    pub hides_figures: bool,
}
