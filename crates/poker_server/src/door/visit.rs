//! One connection, as the door knows it.

use std::net::IpAddr;

use poker_protocol::{AccountName, Closing, DoorMessage, HallName};
use poker_room::{Origin, Visitor};

use super::job::{JobId, SignedIn};

/// A connection, unique while its server runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);

/// Where a connection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// The address that limits are counted by: an IPv4 address or an IPv6 network; none on this machine.
    pub address: Option<IpAddr>,
    /// The same for the watch over play, as a digest that tells nobody the address.
    pub origin: Option<Origin>,
}

/// Something that the door wants a connection to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DoorOutput {
    /// Tell the client.
    Say(DoorMessage),
    /// Take the client into a hall.
    Admit {
        /// Whose account it is.
        visitor: Visitor,
        /// Its name.
        name: AccountName,
        /// Where to.
        hall: HallName,
    },
    /// End the connection.
    Close(Closing),
}

/// A hall, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallPlace {
    /// Its name.
    pub name: HallName,
    /// Where.
    pub place: Place,
}

/// Where a hall is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At this server.
    Here,
    /// At the server of this address.
    At(String),
    /// Nowhere: it is being taken over.
    Nowhere,
}

/// How far a connection has come.
pub(super) struct Visit {
    pub peer: Peer,
    /// What it has asked for that is not done yet.
    pub asked: Option<JobId>,
    /// Whether it may go on is to be looked at once that is done.
    pub look_again: bool,
    /// Whose it is, once signed in.
    pub account: Option<SignedIn>,
    /// The hall it was let into.
    pub entered: Option<HallName>,
}
