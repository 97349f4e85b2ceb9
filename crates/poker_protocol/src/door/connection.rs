//! What the driver of a link tells of the connection behind it. Nothing here travels over the wire.

use super::{AccountName, Closing, DoorRefusal, Greeting, HallName, HallView, Token};
use crate::PlayerId;

/// When the driver tries again by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retry {
    /// Milliseconds until the next try.
    pub in_ms: u32,
    /// How many tries there have been since the line was lost.
    pub tries: u32,
}

/// Why a line was lost, or never stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The server ended it and said why.
    Closed(Closing),
    /// No machine has this name; perhaps this one is not connected to a network.
    NameNotFound,
    /// The machine is there, the server is not.
    Refused,
    /// The machine does not answer.
    Unreachable,
    /// The server's certificate is not trusted.
    NotTrusted,
    /// Something answers that is no Cardroom server.
    NotCardroom,
    /// The server speaks an older protocol than this client.
    ServerTooOld {
        /// The server's.
        protocol: u16,
    },
    /// The server speaks a newer protocol, or wants a newer client.
    ClientTooOld {
        /// The oldest client that the server takes.
        oldest: String,
    },
    /// Nothing was heard for [`super::SILENCE_MS`].
    Silent,
    /// The line broke without a word.
    Broken,
    /// The client asked for another line.
    Anew,
}

/// Something that happened to a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionEvent {
    /// The line stands, for the first time or again; this is what the server says of itself.
    Greeted(Greeting),
    /// Signed in, for the first time or again.
    SignedIn {
        /// The account.
        player: PlayerId,
        name: AccountName,
        /// A new token to remember in place of the one before; `None` where that goes on being good.
        token: Option<Token>,
        halls: Vec<HallView>,
    },
    /// So many passwords are looked at before this one.
    Waiting {
        /// From 1.
        position: u32,
    },
    /// The room is open: say `Hello` on the link, with the next id of the ids used so far.
    Entered {
        hall: HallName,
    },
    /// The driver has gone to another server by itself, where the hall is.
    Sent {
        /// Its address.
        url: String,
    },
    /// The password is changed; this token is the only good one.
    PasswordChanged {
        /// To remember.
        token: Token,
    },
    /// The token is worthless and the driver has ended.
    SignedOut,
    /// What was asked at the door was refused. Where signing in was refused the driver waits for another try.
    Refused(DoorRefusal),
    /// The server measured the line, milliseconds.
    RoundTrip(u32),
    /// Nothing has been heard for longer than a ping takes to come.
    Quiet {
        /// Milliseconds of silence.
        for_ms: u32,
    },
    /// The line is lost; requests sent on the link meanwhile are not delivered.
    Lost {
        why: Loss,
        /// What the system says, in its own words; for a log.
        detail: String,
        /// None: the driver has ended and will not try again.
        retry: Option<Retry>,
    },
    /// The driver tries again now.
    Trying,
}
