//! Why a remote room cannot even be tried.

use std::io;
use std::path::PathBuf;

/// What is wrong on this machine; what is wrong with the line is told by [`poker_protocol::ConnectionEvent`].
#[derive(Debug, thiserror::Error)]
pub enum RemoteError {
    /// The system gives no thread, or no sockets.
    #[error("no thread for the connection: {0}")]
    Thread(#[from] io::Error),
    /// The file of the authority cannot be read.
    #[error("{}: no certificate can be read: {why}", path.display())]
    Authority {
        /// The file.
        path: PathBuf,
        /// In the library's words.
        why: String,
    },
    /// The encryption cannot be set up.
    #[error("no encryption: {0}")]
    Tls(String),
    /// The thread of an earlier connection has ended.
    #[error("the connections have ended")]
    Ended,
}
