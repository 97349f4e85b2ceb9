//! A connection and whose it is.

use poker_protocol::PlayerId;

use crate::PlayerKind;

/// A connection, unique in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClientId(pub u64);

/// Whose a connection is, and whether it has greeted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Connection {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub greeted: bool,
}
