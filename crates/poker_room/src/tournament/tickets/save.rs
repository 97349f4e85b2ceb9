//! The saved book of tickets.

use serde::{Deserialize, Serialize};

use super::ended::EndedTickets;
use super::tally::Tally;
use super::{Ticket, TicketPlace};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct TicketsSave {
    pub(super) live: Vec<(Ticket, TicketPlace)>,
    pub(super) ended: EndedTickets,
    pub(super) issued: Tally,
}
