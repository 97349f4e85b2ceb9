//! The hand in progress.

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{HandId, TurnId};
use poker_rules::{Action, BySeat, Chips, Hand, HandEvent, Positions, Seat};

use super::clock::DecisionClock;
use crate::Now;

/// What the hand waits for.
pub(super) enum Stage {
    /// Nobody has been told that it begins.
    Dealt,
    /// As a street begins: the rake that is due by now.
    StreetRake,
    /// Steps are to be told.
    Telling,
    /// What has been told is to be followed by more, by a decision, or by the end.
    Told,
    /// A pause, for people to see what was dealt.
    Pausing { until: Now },
    /// The player whose turn it is.
    Deciding { clock: DecisionClock },
    /// The clock ran out for the player whose turn it is.
    TimedOut { clock: DecisionClock },
    /// The rake: the betting is over.
    Rake,
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
    pub seal: Option<Arc<SealedDeck>>,
    pub positions: Positions,
    /// Rake is due as each street begins.
    pub street_rake: bool,
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

/// Every step of the hand in progress, and how many of them have been told: where nobody can act any more the streets are told one by one.
#[derive(Default)]
pub(super) struct Log {
    pub steps: Vec<HandEvent>,
    pub told: usize,
    /// Steps that were searched for open hands.
    searched: usize,
    /// Open hands were found.
    open: bool,
}

impl Log {
    /// Whether hands lie open. Each step is looked at once.
    pub(super) fn hands_lie_open(&mut self) -> bool {
        let new = self.steps.get(self.searched..).unwrap_or_default();
        self.open = self.open || new.iter().any(|event| matches!(event, HandEvent::Shown { .. }));
        self.searched = self.steps.len();
        self.open
    }

    /// Begins anew, for another hand.
    pub(super) fn clear(&mut self) {
        let Log { steps, told, searched, open } = self;
        steps.clear();
        (*told, *searched, *open) = (0, 0, false);
    }
}

impl LiveHand {
    /// Who has yet to choose what is seen of a hand, in order.
    pub(super) fn undecided(&self) -> Vec<Seat> {
        let Stage::Showing { answers, .. } = &self.stage else { return Vec::new() };
        self.hand.choosers().filter(|&seat| answers[seat].is_none()).collect()
    }

    /// No chip was made or lost.
    pub(super) fn is_conserved(&self) -> bool {
        let before: Chips = self.hand.setup().seats.iter().map(|seat| seat.stack).sum();
        let after: Chips = self.hand.setup().seats.iter().map(|seat| self.hand.stack(seat.seat)).sum();
        after.checked_add(self.hand.rake()) == Some(before)
    }
}
