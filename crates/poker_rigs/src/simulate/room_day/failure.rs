//! The errors of a simulated room.

use poker_room::BadConfig;

/// Why the simulation of a room failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomFailure {
    /// The room could not be opened.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// The room did not pass a check.
    #[error("seed {seed}, hand {hands}: {what}\nthe last inputs:\n{}", last.join("\n"))]
    Broken {
        /// The seed with which the failure happens again.
        seed: u64,
        /// Hands played before.
        hands: u64,
        /// What the check found.
        what: String,
        /// The last inputs of the room, oldest first.
        last: Vec<String>,
    },
}
