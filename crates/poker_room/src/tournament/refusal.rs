//! Why a request to a tournament is refused.

/// Why a request to a tournament is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentRefusal {
    #[error("the player has an entry already")]
    AlreadyRegistered,
    #[error("the player has no entry")]
    NotRegistered,
    /// The largest number of entries is there (R-REG-2).
    #[error("the tournament is full")]
    Full,
    /// The player is out and cannot enter again (R-REG-13).
    #[error("the player cannot enter again")]
    NoReEntry,
    /// An entry can no longer be taken back (R-REG-8).
    #[error("it is too late to un-register")]
    TooLate,
    /// Registration is over, or the tournament has been cancelled.
    #[error("registration is closed")]
    Closed,
}
