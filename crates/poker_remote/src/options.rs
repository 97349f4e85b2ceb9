//! What a client chooses before it connects to a server.

use std::path::PathBuf;

use poker_protocol::{AccountName, DoorRequest, HallName, Password, Token};

use crate::address::Address;

/// What a client signs in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credentials {
    /// A new account.
    SignUp {
        name: AccountName,
        /// Forgotten after the first sign-in.
        password: Password,
    },
    /// An existing account.
    SignIn {
        name: AccountName,
        /// Forgotten after the first sign-in.
        password: Password,
    },
    /// A token from an earlier sign-in.
    Token(Token),
}

impl Credentials {
    pub(super) fn request(&self) -> DoorRequest {
        match self.clone() {
            Credentials::SignUp { name, password } => DoorRequest::SignUp { name, password },
            Credentials::SignIn { name, password } => DoorRequest::SignIn { name, password },
            Credentials::Token(token) => DoorRequest::SignInWith { token },
        }
    }
}

/// How a connection to a server is opened.
#[derive(Clone, Debug)]
pub struct RemoteOptions {
    pub address: Address,
    /// Used to sign in on each line; without them the connection waits for [`super::RemoteRoom::ask`].
    pub credentials: Option<Credentials>,
    /// The hall to enter; `None` for the hall where the player was last, or else the first.
    pub hall: Option<HallName>,
    /// A PEM file of authorities that are trusted besides the system's.
    pub authority: Option<PathBuf>,
    /// The version of the program, such as `0.1.0`; a server may ask for a newer one.
    pub client_version: String,
    /// The most messages in the queue to the client.
    pub capacity: usize,
}

impl RemoteOptions {
    /// The usual `capacity`: more messages than arrive while the player moves the window and the client does not read.
    pub const CAPACITY: usize = 1024;

    /// Options that leave the choice of the hall to the server, with this program's version.
    pub fn at(address: Address, credentials: Option<Credentials>) -> RemoteOptions {
        let client_version = env!("CARGO_PKG_VERSION").to_owned();
        RemoteOptions { address, credentials, hall: None, authority: None, client_version, capacity: RemoteOptions::CAPACITY }
    }
}
