//! The nonces that a client adds to the decks of its tables.

use std::collections::BTreeMap;

use poker_protocol::{Bytes32, Request, SeatCommitment, TableId};
use poker_rules::Seat;

use crate::hash;

/// The nonces of a client in one room. Each is promised before a deck is sealed, is revealed for this deck, and is never used again.
#[derive(Clone)]
pub struct Nonces {
    secret: Bytes32,
    drawn: u64,
    /// By table: the nonce that was promised for the next deck there.
    promised: BTreeMap<TableId, Bytes32>,
}

impl Nonces {
    /// The nonces that follow from a secret of 256 random bits, which nobody else may know. Another client, or the same client when it
    /// begins again, needs another secret.
    #[must_use]
    pub fn of_secret(secret: Bytes32) -> Self {
        Self { secret, drawn: 0, promised: BTreeMap::new() }
    }

    /// The request with which the client takes part in the decks of a table; `None` if it has made a promise there already.
    pub fn join(&mut self, table: TableId) -> Option<Request> {
        if self.promised.contains_key(&table) {
            return None;
        }
        let commitment = self.promise(table);
        Some(Request::CommitNonce { table, commitment })
    }

    /// The request with which the client in this seat answers a sealed deck: it reveals the promised nonce, and promises the next one.
    /// `None` if the room does not name the promise of this client: then the deck is dealt without its nonce.
    pub fn reveal(&mut self, (table, seat): (TableId, Seat), root: Bytes32, commitments: &[SeatCommitment]) -> Option<Request> {
        let nonce = *self.promised.get(&table)?;
        let promise = SeatCommitment { seat, commitment: hash::commitment(&nonce) };
        if !commitments.contains(&promise) {
            return None;
        }
        let next = self.promise(table);
        Some(Request::RevealNonce { table, root, nonce, next: Some(next) })
    }

    /// Forgets the promise at a table that the client has left.
    pub fn leave(&mut self, table: TableId) {
        self.promised.remove(&table);
    }

    /// Forgets all promises: the room may have forgotten them too. No nonce is used again.
    pub fn leave_all(&mut self) {
        self.promised.clear();
    }

    fn promise(&mut self, table: TableId) -> Bytes32 {
        let nonce = hash::nonce(&self.secret, self.drawn);
        self.drawn += 1;
        self.promised.insert(table, nonce);
        hash::commitment(&nonce)
    }
}

impl std::fmt::Debug for Nonces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Nonces(..)")
    }
}
