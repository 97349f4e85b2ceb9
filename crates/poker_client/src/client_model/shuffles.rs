//! How the client takes part in the shuffles of its tables. The player need not do anything for it.

use poker_fair::Nonces;
use poker_protocol::{Bytes32, Request, TableEvent, TableId};
use poker_rules::Seat;

use crate::TableModel;

/// The nonces of the client, and what it must send about them.
#[derive(Clone, Debug, Default)]
pub(super) struct Shuffles {
    /// `None` if the client takes no part.
    nonces: Option<Nonces>,
    due: Vec<Request>,
}

impl Shuffles {
    /// Lets the client take part, with nonces that follow from a secret.
    pub(super) fn begin(&mut self, secret: Bytes32) {
        self.nonces = Some(Nonces::of_secret(secret));
    }

    /// Takes the requests that must be sent.
    pub(super) fn take_due(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.due)
    }

    /// Whether a request is about a nonce. The player does not know of it, and a hand is dealt without a nonce that was refused.
    pub(super) fn concerns(request: &Request) -> bool {
        matches!(request, Request::CommitNonce { .. } | Request::RevealNonce { .. })
    }

    /// Promises a nonce at a table at which the player sits. In practice the player's own computer deals.
    pub(super) fn join(&mut self, model: &TableModel) {
        let info = model.info();
        if let Some(nonces) = self.nonces.as_mut().filter(|_| info.sealed && !info.practice && model.hero().is_some()) {
            self.due.extend(nonces.join(info.table));
        }
    }

    /// Reveals the promised nonce if an event of the table asks for it. The player sits in the seat.
    pub(super) fn answer(&mut self, event: &TableEvent, table: TableId, seat: Option<Seat>) {
        if let (TableEvent::DeckSealed { root, commitments, .. }, Some(nonces), Some(seat)) = (event, &mut self.nonces, seat) {
            self.due.extend(nonces.reveal((table, seat), *root, commitments));
        }
    }

    /// Forgets the promise at a table that the player has left.
    pub(super) fn leave(&mut self, table: TableId) {
        if let Some(nonces) = &mut self.nonces {
            nonces.leave(table);
        }
    }

    /// Forgets all promises: a room that was restarted has forgotten them too.
    pub(super) fn forget(&mut self) {
        self.due.clear();
        if let Some(nonces) = &mut self.nonces {
            nonces.leave_all();
        }
    }
}
