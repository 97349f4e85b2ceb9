//! What a room switches at a table while it stands.

use std::collections::BTreeSet;

use poker_protocol::JackpotKind;

use super::tempo::Tempo;

/// What may change from one moment to the next, unlike rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switches {
    /// The clock runs; in practice it need not. Without it nobody is removed for sitting out, either.
    pub clock: bool,
    /// The pauses.
    pub tempo: Tempo,
    /// The room is closing: no hand starts any more.
    pub closing: bool,
    /// Jackpots with nothing in them: they are not at stake, but for what a hand's own rake puts into them.
    pub empty_pools: BTreeSet<JackpotKind>,
}

impl Switches {
    /// A table that goes on dealing, with no jackpot known to be empty.
    #[must_use]
    pub const fn new(clock: bool, tempo: Tempo) -> Self {
        Self { clock, tempo, closing: false, empty_pools: BTreeSet::new() }
    }
}

/// A change of what is switched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Switch {
    /// Other pauses, from the next one on.
    Tempo(Tempo),
    /// Other jackpots have nothing in them.
    EmptyPools(BTreeSet<JackpotKind>),
    /// No hand starts any more; the one in progress goes on.
    StopDealing,
}

impl Switches {
    pub(crate) fn apply(&mut self, change: &Switch) {
        match change {
            Switch::Tempo(tempo) => self.tempo = *tempo,
            Switch::EmptyPools(empty) => self.empty_pools.clone_from(empty),
            Switch::StopDealing => self.closing = true,
        }
    }
}
