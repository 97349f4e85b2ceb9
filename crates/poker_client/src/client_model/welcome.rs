//! The room's greeting.

use poker_protocol::{Currency, Money, PlayerId, StreamId};

/// What the room said in its greeting about itself and the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Welcome {
    /// The version of the protocol that both use.
    pub protocol: u16,
    /// Name and version of the room's program.
    pub server: String,
    /// The player of this client.
    pub player: PlayerId,
    /// The currency of the room; all amounts are in its cents.
    pub currency: Currency,
    /// The amount to which a lower balance of play money can be refilled; `None` where the balance is not play money.
    pub refill_to: Option<Money>,
    /// Whether no figures about how other players play are shown in this room.
    pub hides_figures: bool,
    /// Whether players can be found who allow it.
    pub finds_players: bool,
    /// The stream of messages to this client.
    pub stream: StreamId,
}
