//! How fast the tables of a practice tournament are played at which no person sits.

use serde::{Deserialize, Serialize};

use super::tempo::Tempo;

/// The time of one hand at a table without persons, milliseconds: 80 hands an hour.
pub const FIELD_HAND_MS: u32 = 45_000;

/// How fast the tables are played at which no person sits. In practice a driver decides there for all players, at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FieldPace {
    /// Each of these tables plays one hand for each hand of the person's table. Where no person plays, they play as fast as the machine
    /// does it, and each hand counts [`FIELD_HAND_MS`] on the clocks of the tournament.
    #[default]
    AsFast,
    /// Each of these tables plays a hand every [`FIELD_HAND_MS`], by the clock.
    AsReal,
}

impl FieldPace {
    /// The pauses of a table without persons.
    pub(super) const fn tempo(self) -> Tempo {
        match self {
            Self::AsFast => Tempo::NONE,
            Self::AsReal => Tempo { unshown_ms: FIELD_HAND_MS, showdown_ms: FIELD_HAND_MS, ..Tempo::NONE },
        }
    }
}
