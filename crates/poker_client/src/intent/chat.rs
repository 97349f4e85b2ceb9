//! Intents for the chat of the table in front.

use poker_rules::Seat;

/// What a player asks of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChatIntent {
    /// Sends a line to everybody at the table.
    Say(String),
    /// Mutes the player of this seat.
    Mute(Seat),
    /// Unmutes the player of this name.
    Unmute(String),
}
