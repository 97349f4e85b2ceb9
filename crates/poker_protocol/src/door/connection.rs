//! The events by which the driver of a link reports on the connection behind it. Nothing here is sent over the network.

use super::{AccountName, Closing, DoorRefusal, Greeting, HallName, HallView, SessionView, Token};
use crate::PlayerId;

/// The next try that the driver makes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retry {
    /// Milliseconds until the next try.
    pub in_ms: u32,
    /// The number of tries since the connection was lost.
    pub tries: u32,
}

/// Why a connection was lost or could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The server ended it and said why.
    Closed(Closing),
    /// The server's name cannot be resolved; perhaps this machine is not connected to a network.
    NameNotFound,
    /// The machine answers, but no server listens there.
    Refused,
    /// The machine does not answer.
    Unreachable,
    /// The server's certificate is not trusted.
    NotTrusted,
    /// The other end is not a Cardroom server.
    NotCardroom,
    /// The server uses an older protocol than this client.
    ServerTooOld {
        /// The server's protocol version.
        protocol: u16,
    },
    /// The server uses a newer protocol, or requires a newer client.
    ClientTooOld {
        /// The oldest client version that the server accepts.
        oldest: String,
    },
    /// No message came for [`super::SILENCE_MS`].
    Silent,
    /// The connection broke without a closing message.
    Broken,
    /// The client asked the driver to connect again.
    Anew,
}

/// Something that happened to a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// The connection is open, for the first time or again. Holds the greeting of the server.
    Greeted(Greeting),
    /// The client is signed in, for the first time or again.
    SignedIn {
        player: PlayerId,
        name: AccountName,
        /// A new token that replaces the old one; `None` if the old one stays valid.
        token: Option<Token>,
        halls: Vec<HallView>,
    },
    /// The password waits to be checked.
    Waiting {
        /// The place in the line, from 1.
        position: u32,
    },
    /// The room is ready: the client now sends `Hello` on the link, with the next unused id.
    Entered { hall: HallName },
    /// The driver has connected to another server, which has the hall.
    Sent {
        /// The address of that server.
        url: String,
    },
    /// The password is changed; this token is the only valid one.
    PasswordChanged {
        /// The new token.
        token: Token,
    },
    /// The sessions of the account, as asked for, or what is left of them after some were ended.
    Sessions(Vec<SessionView>),
    /// The session is ended and so is the driver.
    SignedOut,
    /// A request to the door was refused. After a refused sign-in the driver waits for the next one.
    Refused(DoorRefusal),
    /// The round-trip time that the server measured, in milliseconds.
    RoundTrip(u32),
    /// The hall begins to stand still because its server cannot write at the moment, or goes on.
    Busy(bool),
    /// No message has come for longer than the interval between two pings.
    Quiet {
        /// The time without messages, in milliseconds.
        for_ms: u32,
    },
    /// The connection is lost. Requests that are sent on the link until it is back are not delivered.
    Lost {
        why: Loss,
        /// The error text of the operating system, for a log.
        detail: String,
        /// The next try; `None` if the driver has ended and will not try again.
        retry: Option<Retry>,
    },
    /// The driver tries again now.
    Trying,
}
