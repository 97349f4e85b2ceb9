//! Notices of a table as texts.

use poker_fair::Unfair;
use poker_protocol::Notice;
use poker_text::{Text, text};

use super::account::jackpot_name_text;
use super::{Amounts, card_text};
use crate::UnfairHand;

/// A notice in words; `None` for a state that the table shows as long as it lasts.
pub fn notice_text(notice: &Notice, amounts: &Amounts) -> Option<Text> {
    Some(match notice {
        Notice::WaitingForPlayers { .. } | Notice::SittingOutEverywhere { .. } => return None,
        Notice::TopUpSkipped { balance } => text::cash::top_up_skipped(amounts.money(*balance)),
        Notice::TopUpLater { amount } => text::cash::top_up_later(amounts.at_table(*amount)),
        Notice::TimeOut { folded: true } => text::time::out_folded(),
        Notice::TimeOut { folded: false } => text::time::out_checked(),
        Notice::Jackpot { kind, seat: _, player, amount, hand } => {
            text::notice::jackpot(player.as_str(), jackpot_name_text(*kind), amounts.money(*amount), hand.0.to_string())
        }
        Notice::HandVoid { hand, opened: _ } => text::notice::hand_void(hand.0.to_string()),
    })
}

/// The warning about a hand that was not dealt as it was sealed.
pub fn unfair_text(unfair: UnfairHand) -> Text {
    text::notice::unfair(unfair.hand.0.to_string(), unfair_cause_text(unfair.what))
}

/// What is wrong with a deal.
pub fn unfair_cause_text(what: Unfair) -> Text {
    match what {
        Unfair::NotSealed | Unfair::OtherSeal => text::notice::unfair_seal(),
        Unfair::OtherDeck => text::notice::unfair_deck(),
        Unfair::OtherNonce { seat } => text::notice::unfair_nonce(seat.number().to_string()),
        Unfair::VoidNotOpened => text::notice::unfair_void(),
        Unfair::Order => text::notice::unfair_order(),
        Unfair::NotOpened { card } => text::notice::unfair_unopened(card_text(card)),
        Unfair::OtherCard { card } | Unfair::OtherPlace { card, .. } | Unfair::Twice { card } => text::notice::unfair_card(card_text(card)),
    }
}
