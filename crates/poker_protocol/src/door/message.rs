//! What the door says.

use serde::{Deserialize, Serialize};

use super::{AccountName, DoorRefusal, HallName, Token};
use crate::PlayerId;

/// What a server says of itself as soon as a connection is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greeting {
    /// Name and version of the server's program.
    pub server: String,
    /// [`crate::PROTOCOL_VERSION`] of the room's messages.
    pub protocol: u16,
    /// The oldest version of the desktop client that can play here, as `0.1.0`.
    pub oldest_client: String,
    /// The version that its operator recommends.
    pub recommended_client: String,
    /// New accounts are taken.
    pub sign_up: bool,
}

/// A hall of this server or of one beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HallView {
    pub name: HallName,
    /// The address of the server that has it; `None` for this server.
    #[serde(default)]
    pub url: Option<String>,
}

/// Everything the door can say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DoorMessage {
    /// The first message of every connection.
    Greeting(Greeting),
    /// The connection speaks for an account now.
    SignedIn {
        /// The account.
        player: PlayerId,
        /// Its name as it was chosen.
        name: AccountName,
        /// The token for the next sign-in; `None` where the client signed in with a token that stays valid.
        #[serde(default)]
        token: Option<Token>,
        halls: Vec<HallView>,
    },
    /// The server is busy: this number of passwords is checked before this one.
    Waiting {
        /// From 1.
        position: u32,
    },
    /// The token is revoked; the connection may sign in anew.
    SignedOut,
    PasswordChanged {
        /// The only token that is still valid.
        token: Token,
    },
    /// The hall is entered: the client sends `Hello` next.
    Entered { hall: HallName },
    /// The hall is at another server: the client connects there with the same token.
    Elsewhere {
        hall: HallName,
        /// The server's address.
        url: String,
    },
    /// A request was refused. The connection stays open unless `Closing` follows.
    Refused { reason: DoorRefusal },
    /// Asks for a `Pong`.
    Ping {
        /// A number that the answer repeats.
        n: u32,
        /// The round trip of the ping before, as the server measured it, milliseconds.
        #[serde(default)]
        rtt_ms: Option<u32>,
    },
    /// The last message of a connection that the server ends.
    Closing { reason: Closing },
}

/// Why a server ends a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Closing {
    /// Another connection of the account has come.
    TakenOver,
    /// The house has suspended the account.
    Suspended,
    /// The token was revoked by another connection.
    SignedOut,
    /// The server ends or starts anew; come back after a while.
    ShuttingDown,
    /// The hall is at another server now: the client connects again and is sent there.
    Moved,
    /// Nothing was heard for [`super::SILENCE_MS`].
    Silent,
    /// The client read too slowly; it may come back and resume.
    TooSlow,
    /// Frames that were no messages, or too many of them.
    Abuse,
    /// The limit of connections is reached, in all or from one address.
    Full,
    /// The client did not sign in within the time allowed.
    NotSignedIn,
}
