//! What the sheet for registering keeps between frames.

use poker_client::EntryChoice;
use poker_protocol::{Money, Pay, TicketId};

use super::RegistrationView;
use crate::widget::AmountDraft;

/// What the sheet keeps between frames.
#[derive(Clone, Debug, Default)]
pub struct RegistrationState {
    /// What the other fields were chosen for.
    choice: Option<EntryChoice>,
    /// The number of games, from 1.
    pub(super) games: u8,
    pub(super) password: String,
    /// The ticket that pays; `None` for the balance.
    pub(super) ticket: Option<TicketId>,
    /// The chosen buy-in, where there is a choice.
    pub(super) draft: Option<AmountDraft>,
    /// Whether the player has pressed the button and the room has not answered.
    pub(super) sent: bool,
}

impl RegistrationState {
    /// Begins anew if the sheet is about something else than before.
    pub(super) fn follow(&mut self, view: &RegistrationView<'_>) {
        if self.choice != Some(view.choice) {
            let draft = view.facts.cost.choice.map(|_| AmountDraft::new(view.facts.cost.buy_in));
            *self = Self { choice: Some(view.choice), games: 1, draft, ..Self::default() };
        }
        if self.ticket.is_some_and(|chosen| view.fitting_tickets().iter().all(|ticket| ticket.ticket != chosen)) {
            self.ticket = None;
        }
    }

    /// Whether the room has carried out what was asked. Call once a frame.
    pub(crate) fn is_done(&mut self, view: &RegistrationView<'_>) -> bool {
        let answered = self.sent && !view.waits;
        self.sent &= !answered;
        answered && view.refused.is_none()
    }

    /// The chosen buy-in, where there is a choice.
    pub(super) fn buy_in(&self) -> Option<Money> {
        self.draft.as_ref().map(|draft| draft.amount)
    }

    pub(super) fn pay(&self) -> Pay {
        match self.ticket {
            Some(ticket) => Pay::Ticket { ticket },
            None => Pay::Money { buy_in: self.buy_in() },
        }
    }
}
