//! What the account shows.

use poker_client::{Connection, LocalTime, Pages};
use poker_protocol::{PlanView, RulesInForce};
use poker_rules::Chips;

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct AccountView<'a> {
    /// The player's balance.
    pub balance: Chips,
    /// All plans and the player's own, once the room has said.
    pub plans: Option<&'a PlanView>,
    /// What went into and out of the balance.
    pub statement: &'a Pages,
    /// The server that the account is at; none in practice.
    pub connection: Option<&'a Connection>,
    /// The app's clock.
    pub now_ms: u64,
    /// The rules of the room's tables, as far as they are known: what plans give.
    pub rules: &'a [&'a RulesInForce],
    /// A moment, in milliseconds since the Unix epoch, by the player's clock.
    pub local: fn(u64) -> LocalTime,
}
