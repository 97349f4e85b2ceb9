//! The messages of the server's door.

use serde::{Deserialize, Serialize};

use super::{AccountName, DoorRefusal, HallName, SessionView, Token};
use crate::PlayerId;

/// The facts about a server that it sends as soon as a connection is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Greeting {
    /// The name and version of the server's program.
    pub server: String,
    /// The [`crate::PROTOCOL_VERSION`] of the room's messages.
    pub protocol: u16,
    /// The oldest version of the desktop client that can play here, such as `0.1.0`.
    pub oldest_client: String,
    /// The version of the client that the operator recommends.
    pub recommended_client: String,
    /// Whether players can create accounts.
    pub sign_up: bool,
}

/// A hall of this server or of another server with the same accounts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HallView {
    pub name: HallName,
    /// The address of the server that owns it; `None` for this server.
    #[serde(default)]
    pub url: Option<String>,
}

/// A message of the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DoorMessage {
    /// The first message of every connection.
    Greeting(Greeting),
    /// The connection is signed in to an account.
    SignedIn {
        player: PlayerId,
        name: AccountName,
        /// The token for the next sign-in; `None` if the client signed in with a token that stays valid.
        #[serde(default)]
        token: Option<Token>,
        halls: Vec<HallView>,
    },
    /// The server is busy: the password waits to be checked.
    Waiting {
        /// The place in the line, from 1.
        position: u32,
    },
    /// The session is ended. The connection may sign in again.
    SignedOut,
    /// The sessions of the account, the last used first.
    Sessions { sessions: Vec<SessionView> },
    PasswordChanged {
        /// The only token that is still valid.
        token: Token,
    },
    /// The client has entered the hall and sends `Hello` next.
    Entered { hall: HallName },
    /// The hall is on another server. The client connects there with the same token.
    Elsewhere {
        hall: HallName,
        /// The server's address.
        url: String,
    },
    /// A request was refused. The connection stays open unless `Closing` follows.
    Refused { reason: DoorRefusal },
    /// Asks for a `Pong`.
    Ping {
        /// The number that the answer must repeat.
        n: u32,
        /// The round-trip time of the previous ping in milliseconds, as the server measured it.
        #[serde(default)]
        rtt_ms: Option<u32>,
    },
    /// The server cannot write its books at the moment. All clocks of the hall stand still, and requests are answered later.
    Busy {
        /// False: the hall goes on.
        busy: bool,
    },
    /// The server ends the connection; this is its last message.
    Closing { reason: Closing },
}

/// Why a server ends a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Closing {
    /// The account has a newer connection.
    TakenOver,
    /// The house has suspended the account.
    Suspended,
    /// The session was ended by another connection or by an operator, or its longest time is over.
    SignedOut,
    /// The server stops or restarts. The client may try again later.
    ShuttingDown,
    /// The hall has moved to another server. The client connects again and is sent there.
    Moved,
    /// The hall has ended by a fault, such as books that cannot be written, and opens again. The client connects again.
    Unavailable,
    /// The client sent nothing for [`super::SILENCE_MS`].
    Silent,
    /// The client read too slowly. It may connect again and resume.
    TooSlow,
    /// The client sent malformed frames, or too many frames.
    Abuse,
    /// The limit of connections is reached, for the server or for one address.
    Full,
    /// The client did not sign in within the time allowed.
    NotSignedIn,
}
