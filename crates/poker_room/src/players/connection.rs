//! A connection and its player.

use poker_protocol::PlayerId;

use crate::PlayerKind;

/// The number of a connection, unique in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClientId(pub u64);

/// The player of a connection, and whether the connection has sent `hello`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Connection {
    pub player: PlayerId,
    pub kind: PlayerKind,
    /// Whether the player's account is marked as a pro.
    pub pro: bool,
    pub greeted: bool,
}
