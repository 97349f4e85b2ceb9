//! The nonces that the clients of players add to the decks of a pool. A table of a pool is dealt when they have come.

use poker_protocol::{Bytes32, PlayerId, Refusal};

use super::member::{HandKey, Place};
use super::pool::FastPool;
use crate::{Dealer, Now};

impl FastPool {
    /// Notes what a player's client promises for the next deck.
    ///
    /// # Errors
    /// `NotSeated` if the player is not in the pool; `NotOffered` if its decks are not sealed, and in practice.
    pub fn commit_nonce(&mut self, player: PlayerId, commitment: Bytes32) -> Result<(), Refusal> {
        if !self.rules.cash.takes_nonces() {
            return Err(Refusal::NotOffered);
        }
        self.promise(player, Some(commitment))
    }

    /// Takes the promised nonce for the deck with this root, and the next promise.
    ///
    /// # Errors
    /// `NotSeated` if the player is not in the pool; `WrongNonce` if the nonce was not promised for this deck. Then nothing has changed.
    pub fn reveal_nonce(&mut self, player: PlayerId, nonce: (Bytes32, Bytes32), next: Option<Bytes32>, now: Now) -> Result<(), Refusal> {
        let Some(&Place::At(key, seat)) = self.place(player) else { return self.promise(player, next) };
        let table = self.tables.get_mut(&key).ok_or(Refusal::NotSeated)?;
        table.table.reveal_nonce(seat, nonce, next)?;
        self.note_due(key, now);
        Ok(())
    }

    /// Deals the hand of a table that waits for nonces, with those that have come. A pool that is closing frees its players instead.
    pub(super) fn begin_hand(&mut self, key: HandKey, dealer: &mut Dealer, now: Now) -> Vec<PlayerId> {
        let Some(table) = self.tables.get_mut(&key) else { return Vec::new() };
        let Some(positions) = table.waits.take() else { return Vec::new() };
        if self.switches.closing {
            return self.dissolve(key);
        }
        table.table.deal_everybody(positions, dealer, now);
        self.tend(key, now)
    }

    fn promise(&mut self, player: PlayerId, commitment: Option<Bytes32>) -> Result<(), Refusal> {
        match self.members.get_mut(&player).map(|member| &mut member.place) {
            None => return Err(Refusal::NotSeated),
            Some(Place::Between(seated)) => seated.promise(commitment),
            Some(&mut Place::At(key, seat)) => {
                if let (Some(table), Some(commitment)) = (self.tables.get_mut(&key), commitment) {
                    table.table.commit_nonce(seat, commitment)?;
                }
            }
        }
        Ok(())
    }
}
