//! The keys of the books, and the way out when one is lost.

use poker_protocol::{AccountName, HallName, HandId, PlayerId, TableId, TournamentId};
use poker_room::Now;
use poker_rules::Chips;

use super::StoreError;
use crate::store::keys::KeyName;

/// What has changed in the file of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rotation {
    /// The new key, with which new rows are encrypted.
    pub new: KeyName,
    /// Older keys that stay in the file.
    pub kept: Vec<KeyName>,
    /// Keys that no row names, and that were removed from the file.
    pub dropped: Vec<KeyName>,
}

/// What was given up because its key is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// A hand in progress, which is void. Its cards are known to nobody.
    Hand {
        hall: HallName,
        hand: HandId,
        table: TableId,
        table_name: String,
        /// The players who were dealt in, with the stacks that they have again.
        players: Vec<(String, Chips)>,
    },
    /// A game whose multiplier is unknown. The hall cancels it when a server opens the hall, and its players get their money back.
    Game { hall: HallName, tournament: TournamentId },
    /// A password, which nobody can check any more. An operator gives the player a new one.
    Password { player: PlayerId, name: AccountName },
}

/// Who gives up, when, and why, for the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivingUp {
    pub by: String,
    pub at: Now,
    pub why: String,
}

/// The keys with which secret parts of the books are encrypted, and without which passwords cannot be checked.
pub trait Secrets: Send + Sync {
    /// Adds a key, with which new rows are encrypted, to the file of keys. Keys that no row names are removed; while a server owns a hall, the
    /// key before the new one stays, because the server may be about to use it. `by` and `at` go into the audit log.
    ///
    /// # Errors
    /// When the file cannot be read or written, or is not that of these books.
    fn rotate_key(&self, by: &str, at: Now) -> Result<Rotation, StoreError>;

    /// Gives up everything that is encrypted with a key that the file does not have: hands become void, and games are cancelled. Passwords
    /// that need such a key are taken away.
    ///
    /// # Errors
    /// `Held` if a server owns a hall; when the file of keys is there and cannot be read.
    fn give_up_lost(&self, giving_up: &GivingUp) -> Result<Vec<GivenUp>, StoreError>;
}
