//! Why the room refused something.

use poker_protocol::{BuyInRange, Money, Refusal};
use poker_rules::IllegalAction;
use poker_text::{Arg, Text, text};

use super::{Amounts, rulebook_arg};

/// A refusal in words. A late action (the turn has passed) has a text too, though it is not shown as a warning.
pub fn refusal_text(reason: &Refusal, amounts: &Amounts) -> Text {
    let money = |amount: Money| amounts.money(amount);
    match reason {
        Refusal::NotGreeted => text::error::not_greeted(),
        Refusal::Malformed => text::error::not_understood(),
        Refusal::NotOffered => text::error::not_offered(),
        Refusal::Version { wanted } => text::error::room_version(wanted.to_string()),
        Refusal::Unknown => text::error::no_such_table(),
        Refusal::NotSeated => text::error::not_seated(),
        Refusal::AlreadySeated => text::error::already_seated(),
        Refusal::Full => text::error::full(),
        Refusal::BuyIn { range: BuyInRange { min, max } } => text::error::buy_in_range(money(*min), money(*max)),
        Refusal::Balance { needed, balance } => text::error::balance(money(*needed), money(*balance)),
        Refusal::NotYourTurn => text::error::not_your_turn(),
        Refusal::AlreadyWaiting => text::error::already_waiting(),
        Refusal::NoSeatOffered => text::error::no_seat_offered(),
        Refusal::TooManyTables { most } => text::error::too_many_tables(Arg::count(u64::from(*most))),
        Refusal::InHand => text::error::in_hand(),
        Refusal::NoFastFold => text::error::no_fast_fold(),
        Refusal::NotInRulebook { rulebook } => text::error::not_in_rulebook(rulebook_arg(rulebook)),
        Refusal::PlanActive { plan } => text::error::plan_active(plan.0.to_string()),
        Refusal::NoPlan => text::error::no_plan(),
        Refusal::Cancellations { most } => text::error::cancellations(Arg::count(u64::from(*most))),
        Refusal::BanzaiExcluded => text::error::banzai_excluded(),
        Refusal::UnderReview => text::error::under_review(),
        Refusal::Suspended => text::error::suspended(),
        Refusal::AlreadyReported => text::error::already_reported(),
        Refusal::TooManyReports { a_day } => text::error::too_many_reports(Arg::count(u64::from(*a_day))),
        Refusal::ReportsFull => text::error::reports_full(),
        Refusal::ChatOff => text::error::chat_off(),
        Refusal::ChatTooLong { most } => text::error::chat_too_long(Arg::count(u64::from(*most))),
        Refusal::ChatNotOneLine => text::error::chat_not_one_line(),
        Refusal::Forgotten => text::error::forgotten(),
        Refusal::TooOften { wait_ms } => text::error::too_often(text::time::seconds(Arg::count(u64::from(wait_ms.div_ceil(1_000))))),
        Refusal::WrongNonce => text::error::wrong_nonce(),
        Refusal::ChatInHand => text::error::chat_in_hand(),
        Refusal::ChatTooFast { wait_ms } => text::error::chat_too_fast(text::time::seconds(Arg::count(u64::from(wait_ms.div_ceil(1_000))))),
        Refusal::AlreadyRegistered => text::error::already_registered(),
        Refusal::NotRegistered => text::error::not_registered(),
        Refusal::TournamentFull => text::error::tournament_full(),
        Refusal::RegistrationClosed => text::error::registration_closed(),
        Refusal::NoReEntry => text::error::no_re_entry(),
        Refusal::TooManyEntries { most } => text::error::too_many_entries(Arg::count(u64::from(*most))),
        Refusal::TooManyGames { most } => text::error::too_many_games(Arg::count(u64::from(*most))),
        Refusal::UnregisterTooLate => text::error::unregister_too_late(),
        Refusal::WrongPassword => text::error::wrong_password(),
        Refusal::NoSuchTicket => text::error::no_such_ticket(),
        Refusal::TicketKind => text::error::ticket_kind(),
        Refusal::TicketValue { value, price } => text::error::ticket_value(money(*value), money(*price)),
        Refusal::TicketNotExchangeable => text::error::ticket_not_exchangeable(),
        Refusal::TicketsOnly => text::error::tickets_only(),
        Refusal::EntryConditions => text::error::entry_conditions(),
        Refusal::BuyInChoice { range: BuyInRange { min, max } } => text::error::buy_in_choice(money(*min), money(*max)),
        Refusal::DirectEntry => text::error::direct_entry(),
        Refusal::RebuyStack { most } if most.is_zero() => text::error::rebuy_with_chips(),
        Refusal::RebuyStack { most } => text::error::rebuy_stack(Arg::count(most.get())),
        Refusal::RebuyOver => text::error::rebuy_over(),
        Refusal::NoRebuyLeft { most } => text::error::no_rebuy_left(Arg::count(u64::from(*most))),
        Refusal::AddOnNotNow => text::error::add_on_not_now(),
        Refusal::NotFinalTable => text::error::not_final_table(),
        Refusal::NoSuchDeal => text::error::no_such_deal(),
        Refusal::DealOpen => text::error::deal_open(),
        Refusal::AlreadyAgreed => text::error::already_agreed(),
        Refusal::Illegal { reason } => illegal(*reason, amounts),
    }
}

fn illegal(reason: IllegalAction, amounts: &Amounts) -> Text {
    match reason {
        IllegalAction::NotYourTurn { .. } => text::error::not_your_turn(),
        IllegalAction::CannotCheck { to_call } => text::error::cannot_check(amounts.arg(to_call)),
        IllegalAction::NothingToCall => text::error::nothing_to_call(),
        IllegalAction::RaiseNotAllowed => text::error::not_reopened(),
        IllegalAction::RaiseTooSmall { min_to } => text::error::raise_too_small(amounts.arg(min_to)),
        IllegalAction::RaiseTooBig { max_to } => text::error::more_than_stack(amounts.arg(max_to)),
        IllegalAction::HandOver => text::error::hand_over(),
        IllegalAction::NothingToShow | IllegalAction::NoSuchCard => text::error::nothing_to_show(),
    }
}
