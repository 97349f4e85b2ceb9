//! What a hall wants done.

use std::sync::Arc;

use poker_protocol::{Closing, Message, Seq};
use poker_room::ClientId;

use crate::store::{Batch, BatchNumber};

/// Something for the driver to do, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallOutput {
    /// Keep this.
    Commit(Box<Batch>),
    /// Tell a client, after everything that it was told before, and not before this batch is kept.
    Send {
        /// Whom.
        client: ClientId,
        /// Which batch.
        after: BatchNumber,
        /// The number in the client's stream.
        seq: Seq,
        /// What; many clients are told the same.
        message: Arc<Message>,
    },
    /// End a connection once it has been told everything; the hall has forgotten it.
    Cut {
        /// Which.
        client: ClientId,
        /// Not before this batch is kept.
        after: BatchNumber,
        /// What to tell it.
        why: Closing,
    },
    /// Nothing more will come: the hall has been closed.
    Ended,
}
