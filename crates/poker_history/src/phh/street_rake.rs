//! The fields of our own for rake that was taken before the end of a hand.

use poker_rules::Street;

/// The fields of rake that was taken at the beginning of a street.
pub(crate) const STREET_RAKES: [(Street, &str); 3] =
    [(Street::Flop, "_flop_rake"), (Street::Turn, "_turn_rake"), (Street::River, "_river_rake")];
