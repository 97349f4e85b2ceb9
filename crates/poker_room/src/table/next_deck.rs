//! The deck of the next hand: it is sealed before the hand, and the clients of the players then reveal the nonces that they have promised.

use poker_fair::{SealedDeck, commitment};
use poker_protocol::{Bytes32, PlayerId, Refusal, SeatCommitment, SeatNonce, TableEvent};
use poker_rules::Seat;

use crate::Now;

/// The deck of the next hand.
#[derive(Default)]
pub(super) enum NextDeck {
    /// It is drawn when the hand begins.
    #[default]
    NotDrawn,
    /// Its root is published, and clients are asked for their nonces.
    Sealed(Box<SealedNext>),
    /// No randomness was available when it should have been sealed.
    NotAvailable,
}

/// A deck whose root is published. It is used for the next hand, whatever happens before.
pub(super) struct SealedNext {
    pub deck: SealedDeck,
    /// The button of the hand, if it is settled.
    pub button: Option<Seat>,
    /// In the order of their seats.
    pub asked: Vec<AskedClient>,
    pub until: Now,
}

/// A client that is asked for its nonce.
pub(super) struct AskedClient {
    pub seat: Seat,
    pub player: PlayerId,
    pub commitment: Bytes32,
    pub nonce: Option<Bytes32>,
}

impl SealedNext {
    /// What everybody at the table is told.
    pub fn event(&self, now: Now) -> TableEvent {
        let commitments = self.asked.iter().map(|asked| SeatCommitment { seat: asked.seat, commitment: asked.commitment }).collect();
        TableEvent::DeckSealed { root: self.deck.root(), button: self.button, commitments, left_ms: self.until.ms_since(now) }
    }

    /// Takes the nonce that the client of a player has promised.
    ///
    /// # Errors
    /// `WrongNonce` if it was not promised; then nothing has changed.
    pub fn take(&mut self, player: PlayerId, nonce: Bytes32) -> Result<(), Refusal> {
        let asked = self.asked.iter_mut().find(|asked| asked.player == player && asked.commitment == commitment(&nonce));
        asked.ok_or(Refusal::WrongNonce)?.nonce = Some(nonce);
        Ok(())
    }

    /// The deck as it is dealt with the nonces that have come.
    pub fn shuffled(&self) -> SealedDeck {
        let nonces = self.asked.iter().filter_map(|asked| Some(SeatNonce { seat: asked.seat, nonce: asked.nonce? })).collect();
        self.deck.clone().with_nonces(nonces)
    }
}
