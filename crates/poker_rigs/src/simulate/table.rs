//! What a simulation asks of its table.

use poker_room::HandRecord;

use super::account::Account;
use super::error::SimError;

/// A table that plays one hand after the other.
pub(super) trait Table {
    /// Plays one hand, and then gives new chips where they are needed. Returns the record of the hand if `record` is set.
    fn play_hand(&mut self, record: bool) -> Result<Option<HandRecord>, SimError>;

    /// The counts of the hands played.
    fn account(&self) -> &Account;
}
