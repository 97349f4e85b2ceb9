//! The control beside which a refusal is told.

use poker_protocol::Refusal;

/// The control that caused a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RefusedAt {
    Password,
    /// The choice between the balance and tickets.
    Payment,
    /// The chosen buy-in.
    BuyIn,
    /// The number of games.
    Games,
    /// No control of its own: it is told above the button.
    Button,
}

impl RefusedAt {
    pub(super) fn of(reason: &Refusal) -> Self {
        match reason {
            Refusal::WrongPassword => Self::Password,
            Refusal::NoSuchTicket | Refusal::TicketKind | Refusal::TicketValue { .. } | Refusal::TicketsOnly => Self::Payment,
            Refusal::BuyInChoice { .. } => Self::BuyIn,
            Refusal::TooManyGames { .. } => Self::Games,
            _ => Self::Button,
        }
    }

    /// Whether the sheet has this control.
    pub(super) fn is_shown(self, view: &super::RegistrationView<'_>) -> bool {
        match self {
            Self::Password => view.facts.password,
            Self::Payment | Self::Button => true,
            Self::BuyIn => view.facts.cost.choice.is_some(),
            Self::Games => view.most_games > 1,
        }
    }
}
