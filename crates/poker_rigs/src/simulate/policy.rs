//! The policies of simulated players.

use chacha20::ChaCha8Rng;
use poker_rules::{Action, Chips, LegalActions};
use rand::RngExt as _;

/// How the players of a simulation decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Every legal kind of action with the same probability, and a raise of any legal amount.
    Random,
    /// A check where it is free, otherwise a call.
    Call,
    /// The bots of practice rooms.
    Bots,
}

impl Policy {
    pub const ALL: [Policy; 3] = [Policy::Random, Policy::Call, Policy::Bots];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Call => "call",
            Policy::Bots => "bots",
        }
    }

    /// The policy of this name.
    pub fn with_name(name: &str) -> Option<Policy> {
        Policy::ALL.into_iter().find(|policy| policy.name() == name)
    }
}

/// A policy that needs only the legal actions.
pub(super) type Decide = fn(&LegalActions, &mut ChaCha8Rng) -> Action;

/// A check or a call.
pub(super) fn call(legal: &LegalActions, _: &mut ChaCha8Rng) -> Action {
    if legal.check { Action::Check } else { Action::Call }
}

/// [`Policy::Random`]; a fold is legal at every decision.
pub(super) fn random(legal: &LegalActions, rng: &mut ChaCha8Rng) -> Action {
    let passive = if legal.check { Action::Check } else { Action::Call };
    match (rng.random_range(0..if legal.raise.is_some() { 3 } else { 2 }), legal.raise) {
        (0, _) => Action::Fold,
        (2, Some(range)) => Action::RaiseTo(Chips::new(rng.random_range(range.min_to.get()..=range.max_to.get()))),
        _ => passive,
    }
}

/// Any legal kind of action, but checks and calls far more often, so that hands reach all streets and stacks last.
pub(super) fn calm(legal: &LegalActions, rng: &mut ChaCha8Rng) -> Action {
    let passive = if legal.check { Action::Check } else { Action::Call };
    match (rng.random_range(0..20), legal.raise) {
        (0, Some(range)) => Action::RaiseTo(Chips::new(rng.random_range(range.min_to.get()..=range.max_to.get()))),
        (1 | 2, Some(range)) => Action::RaiseTo(range.min_to),
        (3..=8, _) if !legal.check => Action::Fold,
        _ => passive,
    }
}

/// Mostly folds to bets and raises little, so that a tournament lasts about as many hands as one of people.
pub(super) fn patient(legal: &LegalActions, rng: &mut ChaCha8Rng) -> Action {
    let passive = if legal.check { Action::Check } else { Action::Call };
    match (rng.random_range(0..200), legal.raise) {
        (0, Some(range)) => Action::RaiseTo(range.max_to),
        (1..=12, Some(range)) => Action::RaiseTo(range.min_to),
        (13..=150, _) if !legal.check => Action::Fold,
        _ => passive,
    }
}
