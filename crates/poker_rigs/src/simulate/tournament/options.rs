//! The options of a simulated tournament.

/// Which tournament to simulate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSimOptions {
    /// The id of its kind, one of [`super::tournament_kinds`].
    pub kind: String,
    /// The number of players; `None` for the usual one of the kind.
    pub players: Option<u32>,
    /// The seed of all cards and decisions.
    pub seed: u64,
    /// The id of the rulebook; `None` for the first one that has the kind.
    pub rulebook: Option<String>,
}
