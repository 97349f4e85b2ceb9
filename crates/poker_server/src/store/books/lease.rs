//! Which server may write a hall.

use poker_protocol::HallName;

/// A server, as other servers see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owner {
    /// A name that is unique in the store and new each time a server starts.
    pub name: String,
    /// The address where players connect.
    pub url: String,
}

/// The number of times that a hall was claimed. Only the lease with the newest epoch may write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(pub u64);

/// The right to write a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    pub hall: HallName,
    /// The epoch in which the lease was given.
    pub epoch: Epoch,
}
