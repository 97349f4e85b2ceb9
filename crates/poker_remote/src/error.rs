//! Why a connection cannot be opened on this machine.

use std::io;
use std::path::PathBuf;

/// A fault on this machine; faults of the line are reported by [`poker_protocol::ConnectionEvent`].
#[derive(Debug, thiserror::Error)]
pub enum RemoteError {
    /// The system could not start the thread or its event loop.
    #[error("no thread for the connection: {0}")]
    Thread(#[from] io::Error),
    /// The file of the authority cannot be read.
    #[error("{}: no certificate can be read: {why}", path.display())]
    Authority {
        path: PathBuf,
        /// The reason, in English.
        why: String,
    },
    /// The thread of an earlier connection has ended.
    #[error("the connections have ended")]
    Ended,
}
