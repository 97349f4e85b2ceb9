//! How a player pays for an entry.

use serde::{Deserialize, Serialize};

use super::ticket::TicketId;
use crate::Money;

/// How a player pays for an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pay {
    /// From the balance.
    Money {
        /// The chosen buy-in of a tournament that has a choice (R-REG-11); otherwise `None`.
        buy_in: Option<Money>,
    },
    /// With a ticket (R-TKT-1).
    Ticket { ticket: TicketId },
}
