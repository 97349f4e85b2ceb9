//! The pauses of a table.

use serde::{Deserialize, Serialize};

/// The pauses of a table, milliseconds. No clock runs during them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tempo {
    /// After each street.
    pub street_ms: u32,
    /// After hands are shown with cards still to come, and after each street that follows.
    pub runout_ms: u32,
    /// After a hand that was won without being shown.
    pub unshown_ms: u32,
    /// After a showdown.
    pub showdown_ms: u32,
    /// The time to choose whether to show or muck; with 0 nobody is asked. After a hand that was won without being shown, it runs together
    /// with the pause.
    #[serde(default = "choice_ms")]
    pub choice_ms: u32,
    /// Before the first hand, once enough players are there.
    pub first_hand_ms: u32,
    /// The longest time in which clients reveal their nonces for a sealed deck; with 0 nobody is asked. It runs together with the pause
    /// before the hand.
    #[serde(default = "nonce_ms")]
    pub nonce_ms: u32,
}

impl Tempo {
    /// For a table that people watch.
    pub const WATCHED: Self = Self {
        street_ms: 800,
        runout_ms: 1500,
        unshown_ms: 1500,
        showdown_ms: 4000,
        choice_ms: choice_ms(),
        first_hand_ms: 1500,
        nonce_ms: nonce_ms(),
    };
    /// No pauses, for a simulation.
    pub const NONE: Self = Self { street_ms: 0, runout_ms: 0, unshown_ms: 0, showdown_ms: 0, choice_ms: 0, first_hand_ms: 0, nonce_ms: 0 };
}

/// The value of `WATCHED`, for older configurations without this field.
const fn choice_ms() -> u32 {
    3_000
}

/// The value of `WATCHED`, also for older configurations without this field. A client answers within a round trip, which rarely takes more
/// than a third of a second; a second leaves room for a lost packet, and is shorter than any pause between two hands that people watch.
const fn nonce_ms() -> u32 {
    1_000
}
