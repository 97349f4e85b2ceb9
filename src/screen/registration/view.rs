//! The data of the sheet for registering.

use poker_client::{EntryChoice, LookedAt};
use poker_protocol::{LobbyStage, Money, TicketView, TournamentFacts};
use poker_text::Text;

/// What the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct RegistrationView<'a> {
    pub choice: EntryChoice,
    pub facts: &'a TournamentFacts,
    /// The most games of one request; 1 for a tournament.
    pub most_games: u8,
    /// The tournament as it is known; `None` before the room has told it.
    pub looked_at: Option<&'a LookedAt>,
    /// The player's tickets.
    pub tickets: &'a [TicketView],
    pub balance: Money,
    /// Whether the balance is play money that can be filled up.
    pub can_refill: bool,
    /// Whether the room has yet to answer.
    pub waits: bool,
    /// Why the room has refused.
    pub refused: Option<&'a Text>,
}

/// Why nobody can register any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    Cancelled,
    Over,
}

impl RegistrationView<'_> {
    /// Why nobody can register any more; `None` while it is possible.
    pub(super) fn closed(&self) -> Option<Closed> {
        let EntryChoice::Tournament(_) = self.choice else { return None };
        let looked_at = self.looked_at?;
        if looked_at.cancelled().is_some() {
            return Some(Closed::Cancelled);
        }
        let row = &looked_at.overview()?.row;
        match row.stage {
            LobbyStage::Cancelled => Some(Closed::Cancelled),
            LobbyStage::Finished => Some(Closed::Over),
            LobbyStage::Playing | LobbyStage::Break | LobbyStage::FinalTable if row.late_until.is_none() => Some(Closed::Over),
            LobbyStage::Registering | LobbyStage::LateRegistration | LobbyStage::Playing | LobbyStage::Break | LobbyStage::FinalTable => {
                None
            }
        }
    }

    /// The tickets that pay an entry.
    pub(super) fn fitting_tickets(&self) -> Vec<&TicketView> {
        let fits = |ticket: &&TicketView| Some(&ticket.kind) == self.facts.ticket.as_ref() && ticket.value >= self.facts.cost.total;
        self.tickets.iter().filter(fits).collect()
    }
}
