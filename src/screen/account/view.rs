//! The data of the account page.

use poker_client::{LocalTime, ServerConnection, StatementPages, TournamentHistory};
use poker_protocol::{Money, PlanView, RulesInForce, TicketId, TicketView};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct AccountView<'a> {
    pub balance: Money,
    /// All plans and the player's own; `None` until the room has sent them.
    pub plans: Option<&'a PlanView>,
    /// The player's tickets; `None` until the room has sent them.
    pub tickets: Option<&'a [TicketView]>,
    /// The tickets that the player wants to exchange, as far as the room has not answered.
    pub exchanging: &'a [TicketId],
    /// What went into and out of the balance.
    pub statement: &'a StatementPages,
    /// The tournaments that the player has played on this computer.
    pub played: &'a TournamentHistory,
    /// The connection to the account's server; `None` in practice.
    pub connection: Option<&'a ServerConnection>,
    /// The client's clock, in milliseconds.
    pub now_ms: u64,
    /// The known rules of the room's tables, which hold the rake rates of the plans.
    pub rules: &'a [&'a RulesInForce],
    /// Converts a time, in milliseconds since the Unix epoch, to the player's time zone.
    pub local: fn(u64) -> LocalTime,
}
