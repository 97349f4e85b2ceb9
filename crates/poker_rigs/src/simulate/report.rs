//! What a simulation found.

use std::time::Duration;

use super::Policy;

/// The result; as JSON it is the last line of `cardroom simulate`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimReport {
    /// Hands played.
    pub hands: u64,
    /// Measured in real time.
    pub hands_per_second: u64,
    /// Whether no hand created or lost a chip.
    pub chips_conserved: bool,
    /// Actions that were refused.
    pub illegal_actions: u64,
    pub seed: u64,
    /// The code of the game.
    pub game: &'static str,
    pub policy: Policy,
    pub decisions: u64,
    /// A digest of the stacks after every hand: equal runs have equal digests.
    pub digest: u64,
}

impl SimReport {
    /// Whether chips were conserved and no action was refused.
    pub fn is_sound(&self) -> bool {
        self.chips_conserved && self.illegal_actions == 0
    }

    /// `{"hands":…,"hands_per_second":…,"chips_conserved":true,"illegal_actions":0,"seed":…,"game":"nlhe","policy":"bots"}`.
    pub fn json(&self) -> String {
        let Self { hands, hands_per_second, chips_conserved, illegal_actions, seed, game, policy, decisions: _, digest: _ } = self;
        let speed = format!(r#""hands":{hands},"hands_per_second":{hands_per_second}"#);
        let sound = format!(r#""chips_conserved":{chips_conserved},"illegal_actions":{illegal_actions}"#);
        format!(r#"{{{speed},{sound},"seed":{seed},"game":"{game}","policy":"{}"}}"#, policy.name())
    }
}

pub(super) fn per_second(hands: u64, time: Duration) -> u64 {
    let micros = time.as_micros().max(1);
    u64::try_from(u128::from(hands) * 1_000_000 / micros).unwrap_or(u64::MAX)
}
