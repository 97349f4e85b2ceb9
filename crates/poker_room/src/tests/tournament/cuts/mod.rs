//! Random tournaments that are cut at random moments and restored.

mod any_moment;
mod between_hands;
mod outputs;
mod twins;

use super::field::Field;

const HOUR_MS: u64 = 3_600_000;

/// Whether a hand is in progress at any table.
pub(super) fn in_a_hand(field: &Field) -> bool {
    field.tournament.table_ids().into_iter().any(|table| field.tournament.table(table).unwrap().hand().is_some())
}
