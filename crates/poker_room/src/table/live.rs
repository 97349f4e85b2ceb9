//! The hand in progress.

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{HandId, TurnId};
use poker_rules::{Action, BySeat, Chips, Hand, Positions};

use super::clock::DecisionClock;
use crate::Now;

/// What the hand waits for.
pub(super) enum Stage {
    /// A pause, for people to see what was dealt.
    Pausing { until: Now },
    /// The player whose turn it is.
    Deciding { clock: DecisionClock },
    /// Players who choose what is seen of hands that nobody has to see, all at the same time.
    Showing { since: Now, until: Now, answers: BySeat<Option<Answer>> },
}

/// What a player has chosen to show, and how long it took.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    pub action: Action,
    pub after_ms: u32,
}

/// The hand in progress.
pub(super) struct LiveHand {
    pub id: HandId,
    pub hand: Hand,
    /// Where decks are sealed.
    pub seal: Option<Arc<SealedDeck>>,
    pub positions: Positions,
    pub started: Now,
    pub actions: Vec<Action>,
    /// How long each action took.
    pub decision_ms: Vec<u32>,
    /// When the decision in progress was asked for.
    pub asked: Now,
    /// The decision in progress, or the last one.
    pub turn: TurnId,
    pub stage: Stage,
    /// All chips that were played for, before rake; zero while there is betting.
    pub pot: Chips,
    /// What is left of each seat's allowance for a lost connection, milliseconds.
    pub extra_ms: BySeat<u32>,
}
