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

/// Whose account a connection speaks for; the driver has made sure of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The account.
    pub player: PlayerId,
    /// Person or bot.
    pub kind: PlayerKind,
}

impl Visitor {
    /// A person.
    #[must_use]
    pub const fn person(player: PlayerId) -> Self {
        Self { player, kind: PlayerKind::Person }
    }

    /// A bot.
    #[must_use]
    pub const fn bot(player: PlayerId) -> Self {
        Self { player, kind: PlayerKind::Bot }
    }
}
