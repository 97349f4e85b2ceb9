//! Why a server does not start.

use std::net::SocketAddr;

use super::halls::OpenError;
use super::tls::TlsError;
use crate::config::ConfigError;
use crate::door::{AccountsError, HashFailed};
use crate::store::StoreError;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The configuration is invalid.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// An address cannot be listened on.
    #[error("{address} cannot be listened on: {error}")]
    Listen {
        address: SocketAddr,
        /// The error of the operating system.
        error: std::io::Error,
    },
    /// The certificate or its key cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The books cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The accounts cannot be read.
    #[error(transparent)]
    Accounts(#[from] AccountsError),
    /// Passwords cannot be hashed at this cost.
    #[error(transparent)]
    Hash(#[from] HashFailed),
    /// A hall does not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The room of a hall is missing or invalid.
    #[error("hall {hall}: {error}")]
    Room { hall: String, error: poker_host::RoomsError },
    /// No thread could be started.
    #[error("no thread could be started: {0}")]
    Thread(std::io::Error),
}
