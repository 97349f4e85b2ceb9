//! Tickets that have ended.

use serde::{Deserialize, Serialize};

use super::TicketPlace;
use super::tally::Tally;

/// The tickets that no longer pay anything, by the place where they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct EndedTickets {
    pub(super) used: Tally,
    pub(super) exchanged: Tally,
    pub(super) replaced: Tally,
}

impl EndedTickets {
    /// The tickets that ended at this place; `None` if tickets do not end there.
    pub(super) fn tally(&mut self, place: TicketPlace) -> Option<&mut Tally> {
        match place {
            TicketPlace::Used => Some(&mut self.used),
            TicketPlace::Exchanged => Some(&mut self.exchanged),
            TicketPlace::Replaced => Some(&mut self.replaced),
            TicketPlace::Unissued | TicketPlace::Held(_) | TicketPlace::Entered(_) => None,
        }
    }
}
