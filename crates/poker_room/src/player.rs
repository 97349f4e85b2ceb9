//! Who stands behind a connection, as far as the driver knows.

use poker_protocol::PlayerId;
use serde::{Deserialize, Serialize};

/// A person or a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Somebody for whom a table waits.
    Person,
    /// A program; no pause is kept for it.
    Bot,
}

/// Where a connection comes from: a digest that a driver makes of address and device, the same for all connections from one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin(pub u64);

/// Whose account a connection speaks for; the driver has made sure of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The account.
    pub player: PlayerId,
    /// Person or bot.
    pub kind: PlayerKind,
    /// Where the connection comes from, where the driver knows.
    pub origin: Option<Origin>,
}

impl Visitor {
    /// A person.
    #[must_use]
    pub const fn person(player: PlayerId) -> Self {
        Self { player, kind: PlayerKind::Person, origin: None }
    }

    /// A bot.
    #[must_use]
    pub const fn bot(player: PlayerId) -> Self {
        Self { player, kind: PlayerKind::Bot, origin: None }
    }

    /// The same from a known place.
    #[must_use]
    pub const fn from(self, origin: Origin) -> Self {
        Self { origin: Some(origin), ..self }
    }
}
