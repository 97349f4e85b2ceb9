//! What a room can switch at a table while it is open.

use std::collections::BTreeSet;

use poker_protocol::JackpotKind;
use serde::{Deserialize, Serialize};

use super::field_pace::FieldPace;
use super::tempo::Tempo;

/// What may change at any time, unlike rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Switches {
    /// Whether the clock runs; in practice it may be off. Without it, nobody is removed for sitting out.
    pub clock: bool,
    pub tempo: Tempo,
    /// Whether the room is closing; then no more hands begin.
    pub closing: bool,
    /// The jackpots whose pools are empty. They can be won only if the hand's own rake feeds them.
    pub empty_pools: BTreeSet<JackpotKind>,
    /// How tables without persons are played, in the tournaments of a practice room. There a table waits for a person who is asked without a
    /// clock, and so does the tournament. `None` elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<FieldPace>,
}

impl Switches {
    /// The switches of a table that deals, where no jackpot is known to be empty.
    #[must_use]
    pub const fn new(clock: bool, tempo: Tempo) -> Self {
        Self { clock, tempo, closing: false, empty_pools: BTreeSet::new(), field: None }
    }
}

/// A change of the switches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Switch {
    /// Changes the pauses, from the next pause on.
    Tempo(Tempo),
    /// Changes which jackpots have empty pools.
    EmptyPools(BTreeSet<JackpotKind>),
    /// Changes how tables without persons are played.
    Field(FieldPace),
    /// No more hands begin. The hand in progress continues.
    StopDealing,
}

impl Switches {
    pub(crate) fn apply(&mut self, change: &Switch) {
        match change {
            Switch::Tempo(tempo) => self.tempo = *tempo,
            Switch::EmptyPools(empty) => self.empty_pools.clone_from(empty),
            Switch::Field(pace) => self.field = Some(*pace),
            Switch::StopDealing => self.closing = true,
        }
    }
}
