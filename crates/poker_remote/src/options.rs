//! What a client chooses about a server.

use std::path::PathBuf;

use poker_protocol::{AccountName, DoorRequest, HallName, Password, Token};

use crate::address::Address;

/// With what a client comes to the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Credentials {
    /// A new account.
    SignUp {
        name: AccountName,
        /// Forgotten after the first sign-in.
        password: Password,
    },
    /// An account there is.
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

/// How a server's room is opened.
#[derive(Clone, Debug)]
pub struct RemoteOptions {
    /// Of the server.
    pub address: Address,
    /// With what to sign in; without any, the door waits for [`super::RemoteRoom::ask`].
    pub credentials: Option<Credentials>,
    /// Which hall; none where the player was last, or the first.
    pub hall: Option<HallName>,
    /// A PEM file of authorities that are trusted besides the system's.
    pub authority: Option<PathBuf>,
    /// The version of the program, as `0.1.0`; a server may want a newer one.
    pub client_version: String,
    /// Messages that may wait for the client.
    pub capacity: usize,
}

impl RemoteOptions {
    /// Messages that may wait for a client; more than one misses while its window is being moved.
    pub const CAPACITY: usize = 1024;

    /// The first hall of a server, with this program's version.
    pub fn at(address: Address, credentials: Option<Credentials>) -> RemoteOptions {
        let client_version = env!("CARGO_PKG_VERSION").to_owned();
        RemoteOptions { address, credentials, hall: None, authority: None, client_version, capacity: RemoteOptions::CAPACITY }
    }
}
