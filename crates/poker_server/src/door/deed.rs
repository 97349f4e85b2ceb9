//! What is written into the operator's log. Every server reads it as it grows: so it hears who is to be put out.

use poker_protocol::{AccountName, PlayerId};
use poker_room::Now;
use serde::{Deserialize, Serialize};

/// The number of an entry; they rise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LogId(pub u64);

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its number.
    pub id: LogId,
    /// When.
    pub at: Now,
    /// Who did it.
    pub by: String,
    /// What.
    pub deed: Deed,
}

/// Something that was done to accounts or halls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Deed {
    /// Accounts were made by a command.
    Created {
        /// The first of them.
        first: AccountName,
        /// How many.
        count: u32,
    },
    /// Suspended, or no longer.
    Suspended {
        /// Who.
        player: PlayerId,
        /// Or no longer.
        suspended: bool,
        /// Why.
        why: String,
    },
    /// R-BTY-6.
    Pro {
        /// Who.
        player: PlayerId,
        /// Or no longer.
        pro: bool,
    },
    /// A new password was given to the player.
    PasswordReset {
        /// Whose.
        player: PlayerId,
    },
    /// The player has changed the password.
    PasswordChanged {
        /// Whose.
        player: PlayerId,
    },
    /// Every token was made worthless.
    TokensRevoked {
        /// Whose.
        player: PlayerId,
    },
    /// A lock was lifted before its time.
    Unlocked {
        /// Whose.
        player: PlayerId,
    },
}
