//! How long a stack lasts.

use poker_rules::{Chips, Stakes};

/// Harrington's M in hundredths: for how many rounds of `players` the stack pays the blinds and antes. `None` without blinds.
#[must_use]
pub fn m_hundredths(stack: Chips, stakes: &Stakes, players: u8) -> Option<u64> {
    let antes = u128::from(stakes.ante.get()) * u128::from(players);
    let round = u128::from(stakes.small_blind.get()) + u128::from(stakes.big_blind.get()) + antes;
    let m = (u128::from(stack.get()) * 100).checked_div(round)?;
    u64::try_from(m).ok()
}
