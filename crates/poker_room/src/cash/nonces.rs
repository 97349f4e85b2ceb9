//! The nonces that the clients of players add to the decks of a cash table.

use poker_protocol::{Bytes32, Refusal};
use poker_rules::{Positions, Seat};

use super::table::CashTable;
use crate::{Dealer, Now};

impl CashTable {
    /// Notes what a player's client promises for the next deck.
    ///
    /// # Errors
    /// `NotOffered` if the decks of the table are not sealed, and in practice, where the player's own computer deals.
    pub fn commit_nonce(&mut self, seat: Seat, commitment: Bytes32) -> Result<(), Refusal> {
        if !self.rules.cash.takes_nonces() {
            return Err(Refusal::NotOffered);
        }
        self.table.commit_nonce(seat, commitment);
        Ok(())
    }

    /// Takes the promised nonce for the deck with this root, and the next promise.
    ///
    /// # Errors
    /// `WrongNonce` if the nonce was not promised for this deck; then nothing has changed.
    pub fn reveal_nonce(&mut self, seat: Seat, nonce: (Bytes32, Bytes32), next: Option<Bytes32>) -> Result<(), Refusal> {
        self.table.reveal_nonce(seat, nonce, next)
    }

    /// Seals the deck of a hand for all players here, and asks their clients for nonces. Returns whether any is waited for.
    pub(crate) fn asks_for_nonces(&mut self, positions: Positions, dealer: &mut Dealer, now: Now) -> bool {
        self.table.seals_deck_for(self.table.taken(), positions.button, dealer, now)
    }

    /// When a hand of all players here can be dealt, if it waits only for nonces.
    pub(crate) fn waits_for_nonces_until(&self, now: Now) -> Now {
        self.table.deals_at(now, self.table.taken())
    }
}
