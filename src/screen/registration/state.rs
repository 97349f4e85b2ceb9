//! What the sheet for registering keeps between frames.

use poker_client::{EntryChoice, refusal_text};
use poker_protocol::{Money, Pay, RequestId, TicketId};

use super::RegistrationView;
use super::refused_at::RefusedAt;
use crate::style::Style;
use crate::widget::AmountDraft;

/// What the sheet keeps between frames.
#[derive(Clone, Debug, Default)]
pub struct RegistrationState {
    /// What the other fields were chosen for.
    choice: Option<EntryChoice>,
    /// The number of games, from 1.
    pub(super) games: u8,
    pub(super) password: String,
    /// What the player has chosen to pay with.
    paid_with: Option<PaidWith>,
    /// The chosen buy-in, where there is a choice.
    pub(super) draft: Option<AmountDraft>,
    /// The last request before the player pressed the button; `None` once the room has answered.
    sent_after: Option<RequestId>,
    /// Whether the room's refusal is about what is chosen now.
    shows_refusal: bool,
}

/// What pays an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PaidWith {
    Balance,
    Ticket(TicketId),
}

impl RegistrationState {
    /// The state after the room has refused what was typed, for a picture.
    pub(crate) fn refused(choice: EntryChoice, password: &str) -> Self {
        Self { choice: Some(choice), games: 1, password: password.to_owned(), shows_refusal: true, ..Self::default() }
    }

    /// Begins anew if the sheet is about something else than before.
    pub(super) fn follow(&mut self, view: &RegistrationView<'_>) {
        if self.choice != Some(view.choice) {
            let draft = view.facts.cost.choice.map(|_| AmountDraft::new(view.facts.cost.buy_in));
            let games = view.games.clamp(1, view.most_games.max(1));
            *self = Self { choice: Some(view.choice), games, draft, ..Self::default() };
        }
    }

    /// Notes that the player pressed the button.
    pub(super) fn send(&mut self, view: &RegistrationView<'_>) {
        self.sent_after = Some(view.last_request);
        self.shows_refusal = true;
    }

    /// Whether the room has carried out what was asked. Call once a frame.
    pub(crate) fn is_done(&mut self, view: &RegistrationView<'_>) -> bool {
        let answered = self.is_answered(view);
        if answered {
            self.sent_after = None;
        }
        answered && view.refused.is_none()
    }

    /// Whether the room has just answered.
    pub(super) fn is_answered(&self, view: &RegistrationView<'_>) -> bool {
        self.sent_after.is_some_and(|before| before < view.last_request) && !view.waits
    }

    /// Notes that something else is chosen than what the room has refused.
    pub(super) fn forget_refusal(&mut self) {
        self.shows_refusal = false;
    }

    /// Why the room has refused, if it is told at this control.
    pub(super) fn refusal_at(&self, view: &RegistrationView<'_>, at: RefusedAt, style: &Style<'_>) -> Option<String> {
        let reason = view.refused.filter(|_| self.shows_refusal && !view.waits)?;
        let caused = Some(RefusedAt::of(reason)).filter(|caused| caused.is_shown(view)).unwrap_or(RefusedAt::Button);
        (caused == at).then(|| style.say(&refusal_text(reason, &style.amounts)))
    }

    /// The chosen buy-in, where there is a choice. A ticket pays the usual one.
    pub(super) fn buy_in(&self, view: &RegistrationView<'_>) -> Option<Money> {
        self.draft.as_ref().filter(|_| self.ticket(view).is_none()).map(|draft| draft.amount)
    }

    pub(super) fn pay_with(&mut self, with: PaidWith) {
        self.paid_with = Some(with);
        self.forget_refusal();
    }

    /// The ticket that pays; `None` for the balance. Before the player chooses, a ticket of exactly the price is chosen for one entry.
    pub(super) fn ticket(&self, view: &RegistrationView<'_>) -> Option<TicketId> {
        let tickets = view.fitting_tickets();
        match self.paid_with {
            Some(PaidWith::Balance) => None,
            Some(PaidWith::Ticket(chosen)) => tickets.iter().find(|ticket| ticket.ticket == chosen).map(|ticket| ticket.ticket),
            None => {
                let one = view.most_games < 2 && view.facts.cost.choice.is_none();
                tickets.iter().find(|ticket| one && ticket.value == view.facts.cost.total).map(|ticket| ticket.ticket)
            }
        }
    }

    pub(super) fn pay(&self, view: &RegistrationView<'_>) -> Pay {
        match self.ticket(view) {
            Some(ticket) => Pay::Ticket { ticket },
            None => Pay::Money { buy_in: self.buy_in(view) },
        }
    }
}
