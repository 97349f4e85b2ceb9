//! The audit log: what operators and players have done to accounts. Every server reads new entries, and so learns which connections to end.

use poker_protocol::{AccountName, HallName, HandId, PlayerId, TournamentId};
use poker_room::Now;
use serde::{Deserialize, Serialize};

/// The number of an entry. A later entry has a higher number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AuditId(pub u64);

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    pub id: AuditId,
    /// The moment of the event.
    pub at: Now,
    /// The operator or player who caused the event.
    pub by: String,
    pub event: AuditEvent,
}

/// A change of one account, or of several at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AuditEvent {
    /// A command created accounts.
    Created {
        /// The name of the first account.
        first: AccountName,
        /// The number of accounts.
        count: u32,
    },
    /// A player was suspended, or a suspension ended.
    Suspended {
        player: PlayerId,
        /// False: the suspension ended.
        suspended: bool,
        /// The reason that the operator gave.
        why: String,
    },
    /// A player was marked as a professional, or the mark was removed (R-BTY-6).
    Pro {
        player: PlayerId,
        /// False: the mark was removed.
        pro: bool,
    },
    /// An operator gave the player a new password.
    PasswordReset { player: PlayerId },
    /// The player changed the password.
    PasswordChanged { player: PlayerId },
    /// The player ended sessions of the account by signing out, or from a list of them.
    SessionsEnded {
        player: PlayerId,
        /// The number of sessions that were to end.
        count: u32,
    },
    /// An operator revoked all tokens of the player.
    TokensRevoked { player: PlayerId },
    /// An operator lifted a lock before it ended.
    Unlocked { player: PlayerId },
    /// An operator deleted the player's account.
    Deleted { player: PlayerId },
    /// An operator added a key for the secret parts of the books.
    KeyRotated {
        /// The number of the new key.
        number: u32,
    },
    /// An operator gave up a hand in progress whose key is lost; it is void.
    HandGivenUp {
        hall: HallName,
        hand: HandId,
        /// The reason that the operator gave.
        why: String,
    },
    /// An operator gave up a game whose multiplier is lost with its key; its hall cancels it.
    GameGivenUp {
        hall: HallName,
        tournament: TournamentId,
        /// The reason that the operator gave.
        why: String,
    },
    /// An operator gave up a password whose key is lost; the player needs a new one.
    PasswordGivenUp {
        player: PlayerId,
        /// The reason that the operator gave.
        why: String,
    },
    /// This program cannot read the entry: another version wrote it, or it is damaged. It is never written.
    #[serde(skip)]
    Unreadable,
}

impl AuditEvent {
    /// The player whom the event concerns, if it concerns one.
    #[must_use]
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Suspended { player, .. }
            | Self::Pro { player, .. }
            | Self::PasswordReset { player }
            | Self::PasswordGivenUp { player, .. }
            | Self::PasswordChanged { player }
            | Self::SessionsEnded { player, .. }
            | Self::TokensRevoked { player }
            | Self::Unlocked { player }
            | Self::Deleted { player } => Some(*player),
            Self::Created { .. } | Self::KeyRotated { .. } | Self::HandGivenUp { .. } | Self::GameGivenUp { .. } | Self::Unreadable => None,
        }
    }
}
