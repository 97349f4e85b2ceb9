//! The pauses of a table.

use serde::{Deserialize, Serialize};

/// Pauses of a table, milliseconds; no clock runs during them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tempo {
    /// After each street.
    pub street_ms: u32,
    /// After hands are laid open with cards still to come, and after each street then.
    pub runout_ms: u32,
    /// After a hand won unshown.
    pub unshown_ms: u32,
    /// After a showdown.
    pub showdown_ms: u32,
    /// The time to choose what is seen of a hand that nobody has to see; nobody is asked where there is none. After a hand won unshown it
    /// runs together with the pause.
    #[serde(default = "choice_ms")]
    pub choice_ms: u32,
    /// Before the first hand once enough players are there.
    pub first_hand_ms: u32,
}

impl Tempo {
    /// A table that people watch.
    pub const WATCHED: Self =
        Self { street_ms: 800, runout_ms: 1500, unshown_ms: 1500, showdown_ms: 4000, choice_ms: choice_ms(), first_hand_ms: 1500 };
    /// A simulation.
    pub const NONE: Self = Self { street_ms: 0, runout_ms: 0, unshown_ms: 0, showdown_ms: 0, choice_ms: 0, first_hand_ms: 0 };
}

/// What tables have that people watch: older configurations do not name it.
const fn choice_ms() -> u32 {
    3_000
}
