//! The state of a connection at the door, and the locations of halls.

use std::net::IpAddr;

use poker_protocol::{AccountName, Closing, DoorMessage, HallName};
use poker_room::{Origin, Visitor};

use super::job::{JobId, SignedIn};

/// The number of a connection, unique while its server runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);

/// The number of addresses as much as which a site is allowed. At some providers, households that have nothing to do with each other
/// share a site.
pub const SITE_SHARES: u32 = 16;

/// Where a connection comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Peer {
    /// The address for which limits are counted: an IPv4 address, or an IPv6 network of 64 bits, as one household has. `None` for this
    /// machine.
    pub address: Option<IpAddr>,
    /// The site for which limits are counted too: an IPv6 network of 48 bits, as one subscriber may have. `None` for IPv4, where one
    /// subscriber has one address.
    pub site: Option<IpAddr>,
    /// A digest of the address, by which the watch over play recognizes players who share an address.
    pub origin: Option<Origin>,
}

/// What the door tells a connection to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DoorOutput {
    /// Send a message to the client.
    Say(DoorMessage),
    /// Let the client enter a hall.
    Admit {
        /// The player, in the form that the hall expects.
        visitor: Visitor,
        name: AccountName,
        hall: HallName,
    },
    /// End the connection.
    Close(Closing),
}

/// A hall and its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocatedHall {
    pub name: HallName,
    pub location: HallLocation,
}

/// The location of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallLocation {
    /// At this server.
    Here,
    /// At the server with this address.
    At(String),
    /// At no server at present.
    Nowhere,
}

/// The state of a connection at the door.
pub(super) struct DoorSession {
    pub peer: Peer,
    /// The job that the connection waits for.
    pub asked: Option<JobId>,
    /// Whether the connection must be checked again when that job is done.
    pub recheck: bool,
    /// The account, once the connection is signed in.
    pub account: Option<SignedIn>,
    /// The hall that the connection entered.
    pub entered: Option<HallName>,
}
