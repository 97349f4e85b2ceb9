//! What the floor needs to know of a player who takes a seat.

use poker_protocol::{Money, PlanId, PlayerId, PlayerView, Refusal};

use crate::PlayerKind;
use crate::tournament::EntryFacts;

/// A player who takes a seat at a table or in a tournament, or buys chips there.
#[derive(Clone)]
pub(crate) struct Arriving {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub connected: bool,
    /// The rake plan in force for the player.
    pub plan: PlanId,
    /// What the player pays for a HexaPro game, in percent of its buy-in (R-PLAN-5).
    pub hexapro_percent: u8,
    pub balance: Money,
    /// What conditions of entry are checked against (R-REG-12).
    pub facts: EntryFacts,
}

impl Arriving {
    /// Checks that the balance covers a price.
    ///
    /// # Errors
    /// `Balance` with both amounts.
    pub(crate) fn can_pay(&self, needed: Money) -> Result<(), Refusal> {
        let balance = self.balance;
        if balance < needed { Err(Refusal::Balance { needed, balance }) } else { Ok(()) }
    }
}
