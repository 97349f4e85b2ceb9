//! The hand in progress.

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{Bytes32, HandId, SeatNonce, SeatStack, TurnId};
use poker_rules::{Action, BySeat, Chips, Hand, HandEvent, Positions, Seat};

use super::clock::DecisionClock;
use crate::{Contest, Now};

/// What the hand waits for, or does next.
pub(super) enum HandStage {
    /// The hand is dealt; its start is told next.
    Dealt,
    /// The owner of the table must take the rake that is due at the beginning of a street.
    StreetRake,
    /// New steps are told next.
    Telling,
    /// Steps were told; next come more steps, a decision, or the rake of the whole hand.
    Told,
    /// A pause, in which people see what was dealt.
    Pausing { until: Now },
    /// The player whose turn it is decides.
    Deciding { clock: DecisionClock },
    /// The time of the player whose turn it is has run out; the owner of the table must ask it to act for the player.
    TimedOut { clock: DecisionClock },
    /// The betting is over; the owner of the table must take the rake of the whole hand.
    Rake,
    /// All players who may muck choose at the same time whether to show or muck.
    Showing { since: Now, until: Now, answers: BySeat<Option<TimedChoice>> },
}

/// A player's choice to show or muck, and how long it took.
#[derive(Clone, Copy)]
pub(super) struct TimedChoice {
    pub action: Action,
    pub after_ms: u32,
}

/// The hand in progress.
pub(super) struct LiveHand {
    pub id: HandId,
    pub hand: Hand,
    pub contest: Contest,
    pub seal: Option<Arc<SealedDeck>>,
    pub positions: Positions,
    /// Whether rake is due at the beginning of each street.
    pub street_rake: bool,
    pub started: Now,
    pub actions: Vec<Action>,
    /// How long each action took, milliseconds.
    pub decision_ms: Vec<u32>,
    /// When the decision in progress was asked for.
    pub asked: Now,
    /// The number of the decision in progress, or of the last one.
    pub turn: TurnId,
    pub stage: HandStage,
    /// All chips in the pots, before rake; zero while there is betting.
    pub pot: Chips,
    /// What is left of each seat's allowance for a lost connection, milliseconds.
    pub extra_ms: BySeat<u32>,
}

impl LiveHand {
    /// The stacks of the players as the hand began.
    pub(super) fn stacks(&self) -> Vec<SeatStack> {
        self.hand.setup().seats.iter().map(|seat| SeatStack { seat: seat.seat, stack: seat.stack }).collect()
    }

    /// The root of the sealed deck and the nonces of the players' clients, if the deck is sealed.
    pub(super) fn root_and_nonces(&self) -> (Option<Bytes32>, Vec<SeatNonce>) {
        self.seal.as_ref().map_or_else(Default::default, |seal| (Some(seal.root()), seal.nonces().to_vec()))
    }
}

/// Every step of the hand in progress, and how many of them were told. Not all are told at once: when nobody can act any more, streets are
/// told one by one.
#[derive(Default)]
pub(super) struct Log {
    pub steps: Vec<HandEvent>,
    pub told: usize,
    /// The number of steps that were searched for shown hands.
    searched: usize,
    /// Whether a shown hand was found.
    open: bool,
}

impl Log {
    /// Whether a player has shown a hand. Looks at each step only once.
    pub(super) fn hands_lie_open(&mut self) -> bool {
        let new = self.steps.get(self.searched..).unwrap_or_default();
        self.open = self.open || new.iter().any(|event| matches!(event, HandEvent::Shown { .. }));
        self.searched = self.steps.len();
        self.open
    }

    /// Forgets all steps, for the next hand.
    pub(super) fn clear(&mut self) {
        let Log { steps, told, searched, open } = self;
        steps.clear();
        (*told, *searched, *open) = (0, 0, false);
    }
}

impl LiveHand {
    /// The seats that have yet to choose whether to show or muck, in order.
    pub(super) fn undecided(&self) -> Vec<Seat> {
        let HandStage::Showing { answers, .. } = &self.stage else { return Vec::new() };
        self.hand.choosers().filter(|&seat| answers[seat].is_none()).collect()
    }

    /// Whether the chips after the hand, with the rake, equal those before it.
    pub(super) fn is_conserved(&self) -> bool {
        let before: Chips = self.hand.setup().seats.iter().map(|seat| seat.stack).sum();
        let after: Chips = self.hand.setup().seats.iter().map(|seat| self.hand.stack(seat.seat)).sum();
        after.checked_add(self.hand.rake()) == Some(before)
    }
}
