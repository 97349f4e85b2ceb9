//! The outputs of a hall.

use std::sync::Arc;

use poker_protocol::{Closing, Seq};
use poker_room::{ClientId, Letter};

use crate::store::{Batch, BatchNumber};

/// An output for the driver. Outputs are carried out in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallOutput {
    /// Write a batch.
    Commit(Box<Batch>),
    /// Send a message to a client, in order, once a batch is written.
    Send {
        client: ClientId,
        /// The batch that must be written first.
        after: BatchNumber,
        /// The number in the stream of the client.
        seq: Seq,
        /// The message, which several clients may share.
        message: Arc<Letter>,
    },
    /// End a connection after its last message. The hall has removed it already.
    Cut {
        client: ClientId,
        /// The batch that must be written first.
        after: BatchNumber,
        /// The reason that the client is told.
        why: Closing,
    },
    /// The hall is closed and has no more outputs.
    Ended,
}
