//! Who straddles in the next hand (R-HAND-10).

use poker_rules::{Chips, Dealing};

use super::table::CashTable;

impl CashTable {
    /// The straddle of the player left of the big blind, if the player wants one (R-HAND-10): not heads-up, nor together with another post.
    pub(super) fn straddle(&self, dealing: &Dealing) -> Option<Chips> {
        let amount = self.rules.cash.straddle?;
        let Dealing { positions, dealt_in, posting } = dealing;
        let straddler = dealt_in.next_after(positions.big_blind)?;
        let may = Some(straddler) != positions.small_blind && !posting.contains(straddler);
        (may && self.seated(straddler).is_some_and(|seated| seated.own().straddles)).then_some(amount)
    }
}
