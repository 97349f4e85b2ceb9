//! Bets that were never decided (R-FAIL-3). No hand leaves one: a crash and a hand that cannot finish give every bet back (R-FAIL-1,
//! R-FAIL-2). An operator who keeps one back for a dispute has it here.

use poker_protocol::{PlayerId, StakeId};
use poker_rules::Chips;

use super::Room;
use crate::{Account, BadCorrection, Correction, Now, Reason};

const MS_A_DAY: u64 = 86_400_000;

/// A bet whose chips are held for its player until it is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndecidedBet {
    /// Whose.
    pub player: PlayerId,
    /// The stake it was made at: its rulebook says how long it stays open.
    pub stake: StakeId,
    /// How much.
    pub amount: Chips,
    /// Since when it has been undecided.
    pub since: Now,
}

impl Room {
    /// Gives a held bet to charity that has been undecided for as long as its rulebook says, and logs it.
    ///
    /// # Errors
    /// `StillOpen` before that time and where the rulebook has no such rule; otherwise as for [`Self::correct`]. Then nothing has changed.
    pub fn void_undecided(&mut self, bet: &UndecidedBet, by: String, now: Now) -> Result<(), BadCorrection> {
        let offer = self.config.plan.offers.get(usize::from(bet.stake.0));
        let days = offer.and_then(|offer| offer.rulebook.cash.undecided_void_days.as_ref());
        let due = days.map(|days| Now(bet.since.0.saturating_add(u64::from(days.is).saturating_mul(MS_A_DAY))));
        if due.is_none_or(|due| now < due) {
            return Err(BadCorrection::StillOpen { due });
        }
        let why = format!("undecided since {}", bet.since.0);
        let correction = Correction { from: Account::Held(bet.player), to: Account::Charity, amount: bet.amount, why, by };
        self.set_right(correction, Reason::Undecided, now)
    }
}
