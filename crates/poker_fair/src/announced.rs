//! A deck that is announced before its hand begins, with the promises of the clients.

use poker_protocol::{Bytes32, SeatCommitment, SeatNonce, TableEvent};
use poker_rules::Seat;

use crate::{Unfair, hash};

/// The announced deck of the next hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AnnouncedDeck {
    root: Bytes32,
    /// The announced button, if there is one.
    button: Option<Seat>,
    commitments: Vec<SeatCommitment>,
    /// Whether another deck was announced before for the same hand.
    replaced: bool,
}

impl AnnouncedDeck {
    /// The deck that this event announces; `None` for other events.
    pub(crate) fn of(event: &TableEvent) -> Option<Self> {
        let TableEvent::DeckSealed { root, button, commitments, left_ms: _ } = event else { return None };
        Some(Self { root: *root, button: *button, commitments: commitments.clone(), replaced: false })
    }

    /// The same deck, announced after another one for the same hand.
    pub(crate) fn after(self, before: Option<&Self>) -> Self {
        let replaced = before.is_some_and(|before| before.replaced || before.root != self.root);
        Self { replaced, ..self }
    }

    /// Whether a client is asked for its nonce.
    pub(crate) fn asks_for_nonces(&self) -> bool {
        !self.commitments.is_empty()
    }

    /// Checks that a hand begins with the announced deck and button, and with nonces that were promised.
    pub(crate) fn check(&self, root: &Bytes32, button: Seat, nonces: &[SeatNonce]) -> Result<(), Unfair> {
        if self.replaced || self.root != *root || self.button.is_some_and(|announced| announced != button) {
            return Err(Unfair::OtherDeck);
        }
        let promised = |nonce: &&SeatNonce| {
            let promise = SeatCommitment { seat: nonce.seat, commitment: hash::commitment(&nonce.nonce) };
            self.commitments.contains(&promise)
        };
        let ordered = nonces.windows(2).find(|two| two[0].seat >= two[1].seat).map(|two| two[1]);
        match nonces.iter().find(|nonce| !promised(nonce)).copied().or(ordered) {
            Some(SeatNonce { seat, .. }) => Err(Unfair::OtherNonce { seat }),
            None => Ok(()),
        }
    }
}
