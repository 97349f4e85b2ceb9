//! Why a room cannot be opened.

/// Why stakes or a configuration cannot be used for a room.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadConfig {
    /// The rulebook lacks something that tables of this stake need.
    #[error("{rulebook} offers no tables of the stake {stake}")]
    NoSuchStake { rulebook: String, stake: String },
    /// The rulebooks have different currencies, which one book could not keep apart.
    #[error("the room {room} has stakes of several currencies")]
    Currencies {
        /// The id of the room.
        room: String,
    },
    /// There are more stakes than a `StakeId` can number.
    #[error("the room {room} has too many stakes")]
    TooManyStakes {
        /// The id of the room.
        room: String,
    },
    /// The embedded terms for integrity or for chat cannot be read.
    #[error(transparent)]
    Terms(#[from] ron::error::SpannedError),
}
