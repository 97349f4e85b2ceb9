//! Why the room refused, in words.

use poker_protocol::Refusal;
use poker_rules::IllegalAction;
use poker_text::{Arg, Text, text};

use super::money;

/// A sentence for each reason.
pub(crate) fn refusal(reason: &Refusal) -> Text {
    use text::error as t;
    match reason {
        Refusal::NotGreeted | Refusal::Malformed | Refusal::NotOffered => t::not_offered(),
        Refusal::Version { wanted } => t::room_version(Arg::word(wanted.to_string())),
        Refusal::Unknown => t::no_such_table(),
        Refusal::NotSeated => t::not_seated(),
        Refusal::AlreadySeated => t::already_seated(),
        Refusal::Full => t::full(),
        Refusal::BuyIn { range } => t::buy_in_range(money(range.min), money(range.max)),
        Refusal::Balance { needed, balance } => t::balance(money(*needed), money(*balance)),
        Refusal::NotYourTurn => t::not_your_turn(),
        Refusal::Illegal { reason } => illegal(reason),
    }
}

fn illegal(reason: &IllegalAction) -> Text {
    use text::error as t;
    match reason {
        IllegalAction::NotYourTurn { .. } => t::not_your_turn(),
        IllegalAction::CannotCheck { to_call } => t::cannot_check(money(*to_call)),
        IllegalAction::NothingToCall => t::nothing_to_call(),
        IllegalAction::RaiseNotAllowed => t::not_reopened(),
        IllegalAction::RaiseTooSmall { min_to } => t::raise_too_small(money(*min_to)),
        IllegalAction::RaiseTooBig { max_to } => t::more_than_stack(money(*max_to)),
        IllegalAction::HandOver => t::hand_over(),
    }
}
