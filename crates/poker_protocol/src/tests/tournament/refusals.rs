//! Refusals of requests about tournaments.

use super::{chips, money};
use crate::{BuyInRange, Refusal};

pub(in crate::tests) fn refusals() -> Vec<(&'static str, Refusal)> {
    vec![
        ("refused_already_registered", Refusal::AlreadyRegistered),
        ("refused_not_registered", Refusal::NotRegistered),
        ("refused_tournament_full", Refusal::TournamentFull),
        ("refused_registration_closed", Refusal::RegistrationClosed),
        ("refused_no_re_entry", Refusal::NoReEntry),
        ("refused_too_many_entries", Refusal::TooManyEntries { most: 2 }),
        ("refused_too_many_games", Refusal::TooManyGames { most: 10 }),
        ("refused_unregister_too_late", Refusal::UnregisterTooLate),
        ("refused_wrong_password", Refusal::WrongPassword),
        ("refused_no_such_ticket", Refusal::NoSuchTicket),
        ("refused_ticket_kind", Refusal::TicketKind),
        ("refused_ticket_value", Refusal::TicketValue { value: money(500), price: money(1_000) }),
        ("refused_ticket_not_exchangeable", Refusal::TicketNotExchangeable),
        ("refused_tickets_only", Refusal::TicketsOnly),
        ("refused_entry_conditions", Refusal::EntryConditions),
        ("refused_buy_in_choice", Refusal::BuyInChoice { range: BuyInRange { min: money(500), max: money(5_000) } }),
        ("refused_direct_entry", Refusal::DirectEntry),
        ("refused_rebuy_stack", Refusal::RebuyStack { most: chips(1_500) }),
        ("refused_rebuy_over", Refusal::RebuyOver),
        ("refused_no_rebuy_left", Refusal::NoRebuyLeft { most: 3 }),
        ("refused_add_on_not_now", Refusal::AddOnNotNow),
        ("refused_not_final_table", Refusal::NotFinalTable),
        ("refused_no_such_deal", Refusal::NoSuchDeal),
        ("refused_deal_open", Refusal::DealOpen),
        ("refused_already_agreed", Refusal::AlreadyAgreed),
    ]
}
