//! Cardroom's own PHH fields for rake that was taken before the end of a hand.

use poker_rules::Street;

/// The field for the rake taken at the beginning of each street.
pub(crate) const STREET_RAKES: [(Street, &str); 3] =
    [(Street::Flop, "_flop_rake"), (Street::Turn, "_turn_rake"), (Street::River, "_river_rake")];
