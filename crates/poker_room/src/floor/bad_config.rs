//! Why no room can be opened with a plan.

/// A plan that no room can follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadConfig {
    /// The rulebook lacks something that tables of this stake need.
    #[error("{rulebook} offers no tables of the stake {stake}")]
    NoSuchStake { rulebook: String, stake: String },
    /// Rulebooks of several currencies: balances and stacks of two could not be told apart.
    #[error("the plan {plan} has stakes of several currencies")]
    Currencies {
        /// The plan's id.
        plan: String,
    },
    /// More stakes than can be counted.
    #[error("the plan {plan} has too many stakes")]
    TooManyStakes {
        /// The plan's id.
        plan: String,
    },
    /// The terms of the watch, or those of the chat, cannot be read.
    #[error(transparent)]
    Integrity(#[from] ron::error::SpannedError),
}
