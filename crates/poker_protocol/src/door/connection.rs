//! What the driver of a link tells of the connection behind it. Nothing here travels over the wire.

use super::{AccountName, Closing, DoorRefusal, Greeting, HallName, HallView, Token};
use crate::PlayerId;

/// When the driver tries again by itself.
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
    /// No machine has this name; perhaps this one is not connected to a network.
    NameNotFound,
    /// The machine answers, but no server listens there.
    Refused,
    /// The machine does not answer.
    Unreachable,
    /// The server's certificate is not trusted.
    NotTrusted,
    /// The other end is no Cardroom server.
    NotCardroom,
    /// The server speaks an older protocol than this client.
    ServerTooOld {
        /// The server's.
        protocol: u16,
    },
    /// The server speaks a newer protocol, or requires a newer client.
    ClientTooOld {
        /// The oldest client version that the server accepts.
        oldest: String,
    },
    /// Nothing was heard for [`super::SILENCE_MS`].
    Silent,
    /// The connection broke without a closing message.
    Broken,
    /// The client asked for a new connection.
    Anew,
}

/// Something that happened to a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// The connection is open, for the first time or again; the greeting of the server.
    Greeted(Greeting),
    /// Signed in, for the first time or again.
    SignedIn {
        /// The account.
        player: PlayerId,
        name: AccountName,
        /// A new token that replaces the one before; `None` where that one stays valid.
        token: Option<Token>,
        halls: Vec<HallView>,
    },
    /// The number of passwords that are checked before this one.
    Waiting {
        /// From 1.
        position: u32,
    },
    /// The room is open: send `Hello` on the link, with the next unused id.
    Entered { hall: HallName },
    /// The driver has connected to another server, which has the hall.
    Sent {
        /// Its address.
        url: String,
    },
    /// The password is changed; this token is the only valid one.
    PasswordChanged {
        /// To remember.
        token: Token,
    },
    /// The token is revoked and the driver has ended.
    SignedOut,
    /// A request at the door was refused. After a refused sign-in the driver waits for another try.
    Refused(DoorRefusal),
    /// The round trip that the server measured, milliseconds.
    RoundTrip(u32),
    /// No message has come for longer than the time between two pings.
    Quiet {
        /// Milliseconds of silence.
        for_ms: u32,
    },
    /// The connection is lost; requests that are sent on the link until it is back are not delivered.
    Lost {
        why: Loss,
        /// The error text of the operating system, for a log.
        detail: String,
        /// `None`: the driver has ended and will not try again.
        retry: Option<Retry>,
    },
    /// The driver tries again now.
    Trying,
}
