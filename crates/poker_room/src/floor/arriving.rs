//! What the floor needs to know of a player who takes a seat.

use poker_protocol::{Money, PlanId, PlayerId, PlayerView, Refusal};

use crate::PlayerKind;

/// A player who takes a seat at a table or in a tournament, or buys chips there.
#[derive(Clone)]
pub(crate) struct Arriving {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub profile: PlayerView,
    pub connected: bool,
    /// The rake plan in force for the player.
    pub plan: PlanId,
    pub balance: Money,
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
