//! What is wrong in a simulated room.

use poker_room::BadConfig;

/// Something in the room is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomFailure {
    /// No room can be opened.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// A promise was broken.
    #[error("seed {seed}, hand {hands}: {what}\nthe last inputs:\n{}", last.join("\n"))]
    Broken {
        /// The seed that brings it about again.
        seed: u64,
        /// Hands played before.
        hands: u64,
        /// Which promise.
        what: String,
        /// What was asked of the room last, the last of all at the end.
        last: Vec<String>,
    },
}
