//! Talking at the table in front.

use poker_rules::Seat;

/// What a person says, and whom they do not want to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChatIntent {
    /// Says something to everybody there.
    Say(String),
    /// Mutes the player of this seat.
    Mute(Seat),
    /// Hears a player again.
    Unmute(String),
}
