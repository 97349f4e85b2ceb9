//! What a simulation asks of its table.

use poker_room::HandRecord;

use super::account::Account;
use super::error::SimError;

/// A table that plays one hand after the other.
pub(super) trait Table {
    /// One hand, from the blinds until everybody has chips for the next; its record where that is wanted.
    fn play_hand(&mut self, record: bool) -> Result<Option<HandRecord>, SimError>;

    /// What has been counted.
    fn account(&self) -> &Account;
}
