//! The errors of a load.

use std::path::PathBuf;

use poker_protocol::{Closing, CodecError, DoorRefusal, Refusal};

/// Why a load could not be measured.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A file could not be read.
    #[error("{}: {source}", path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// A line of the tokens' file holds none.
    #[error("{}: line {line} does not end with a token", path.display())]
    NoToken {
        /// The path of the file.
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
    },
    /// There are more clients than accounts.
    #[error("{clients} clients need as many tokens; there are {tokens}")]
    TooFewTokens {
        /// The number of clients.
        clients: usize,
        /// The number of tokens in the file.
        tokens: usize,
    },
    /// The clients do not fill whole tables.
    #[error("{clients} clients do not make whole tables of {} players", super::PLAYERS_A_TABLE)]
    NoWholeTables {
        /// The number of clients.
        clients: usize,
    },
    #[error("{url} is no address of the form ws://host:port")]
    Address {
        /// The address as it was given.
        url: String,
    },
    /// An error of the operating system.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// An error of a connection.
    #[error("the connection: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// A frame of the server could not be decoded.
    #[error(transparent)]
    Codec(#[from] CodecError),
    /// The server ended a connection.
    #[error("the server closed a connection, with reason {why:?}")]
    Closed {
        /// Its reason, where it gave one.
        why: Option<Closing>,
    },
    /// The door refused a request.
    #[error("the door refused: {0:?}")]
    Door(DoorRefusal),
    /// The room refused a client its seat.
    #[error("the room refused: {0:?}")]
    Room(Refusal),
    /// This many tables did not get their players in time.
    #[error("{0} tables did not sit down in time")]
    NotSeated(usize),
    /// A tournament took too long.
    #[error("{players} players of the tournament have no place yet")]
    Unfinished {
        /// The number of players who have none.
        players: usize,
    },
    /// This many tables did not report their counts.
    #[error("{0} tables fell silent")]
    Silent(usize),
    /// The accounts of a server that was to be measured could not be made.
    #[error("the accounts could not be made")]
    NoAccounts,
    /// A server that was to be measured did not start.
    #[error("the server did not start")]
    NoServer,
    /// The process of the echo did not print its address.
    #[error("the echo did not start")]
    NoEcho,
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}
