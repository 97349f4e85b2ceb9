//! Who is behind a connection, as far as the driver knows.

use poker_protocol::PlayerId;
use serde::{Deserialize, Serialize};

/// Whether a player is a person or a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A person. In practice, hands begin only where a person sits.
    Person,
    /// A program. It has no statement, and in practice no hand begins for programs alone.
    Bot,
}

/// Where a connection comes from: a digest of address and device, made by the driver, equal for all connections from one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin(pub u64);

/// The account for which a connection speaks. The driver has verified it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visitor {
    pub player: PlayerId,
    pub kind: PlayerKind,
    /// Where the connection comes from, if the driver knows.
    pub origin: Option<Origin>,
    /// Whether the player's account is marked as a pro (R-BTY-6).
    pub pro: bool,
}

impl Visitor {
    /// A person of unknown origin.
    #[must_use]
    pub const fn person(player: PlayerId) -> Self {
        Self { player, kind: PlayerKind::Person, origin: None, pro: false }
    }

    /// A bot of unknown origin.
    #[must_use]
    pub const fn bot(player: PlayerId) -> Self {
        Self { player, kind: PlayerKind::Bot, origin: None, pro: false }
    }

    /// The same visitor with a known origin.
    #[must_use]
    pub const fn from(self, origin: Origin) -> Self {
        Self { origin: Some(origin), ..self }
    }
}
