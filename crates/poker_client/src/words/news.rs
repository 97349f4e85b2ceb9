//! What happened in the tournament of a table, as lines of the log.

use poker_protocol::DealEnd;
use poker_text::{Arg, Text, text};

use super::Amounts;
use super::tournament::{blinds_text, deal_text, duration_text, level_text, place_text, prize_text};
use crate::{MoveReason, NewsItem, NewsKind};

impl NewsItem {
    /// The text of the line; the player's name stands before it.
    pub fn text(&self, amounts: &Amounts) -> Text {
        match &self.what {
            NewsKind::Level(clock) => text::tournament_table::news_level(level_text(clock), blinds_text(&clock.stakes)),
            NewsKind::Break(ms) => text::tournament_table::news_break(duration_text(u64::from(*ms))),
            NewsKind::BreakOver => text::tournament_table::news_break_over(),
            NewsKind::HandForHand(true) => text::tournament_table::hand_for_hand(),
            NewsKind::HandForHand(false) => text::tournament_table::news_hand_for_hand_over(),
            NewsKind::TimeUp => text::tournament_table::news_time_up(),
            NewsKind::FinalTable => text::tournament_table::final_table(),
            NewsKind::RegistrationClosed { paid_places } => {
                text::tournament_table::news_registration_closed(Arg::count(u64::from(*paid_places)))
            }
            NewsKind::Arrived => text::tournament_table::news_arrived(),
            NewsKind::Rebought(price) => text::tournament_table::news_rebought(amounts.short_money(*price)),
            NewsKind::AddedOn(price) => text::tournament_table::news_added_on(amounts.short_money(*price)),
            NewsKind::Out => text::tournament_table::news_out(),
            NewsKind::Placed { place, prize } if prize.money.is_zero() && prize.won.is_none() => {
                text::tournament_table::news_placed(place_text(*place))
            }
            NewsKind::Placed { place, prize } => text::tournament_table::news_placed_prize(place_text(*place), prize_text(prize, amounts)),
            NewsKind::Disqualified => text::tournament_table::news_disqualified(),
            NewsKind::Bounty { from: Some(from), amount, .. } => text::tournament_table::news_bounty(amounts.money(*amount), from.as_str()),
            NewsKind::Bounty { from: None, amount, .. } => text::tournament_table::news_own_bounty(amounts.money(*amount)),
            NewsKind::Proposed(kind) => text::tournament_table::news_proposed(deal_text(*kind)),
            NewsKind::DealEnded(DealEnd::Withdrawn) => text::tournament_table::news_deal_withdrawn(),
            NewsKind::DealEnded(DealEnd::Refused) => text::tournament_table::news_deal_refused(),
            NewsKind::DealEnded(DealEnd::TimeOver) => text::tournament_table::news_deal_time_over(),
            NewsKind::DealEnded(DealEnd::Changed) => text::tournament_table::news_deal_changed(),
            NewsKind::DealMade(kind) => text::tournament_table::news_deal_made(deal_text(*kind)),
            NewsKind::Drawn { percent, pool } => text::tournament_table::news_drawn(multiplier_text(*percent), amounts.short_money(*pool)),
        }
    }
}

/// A multiplier of the prize pool, given in percent of one buy-in: ×1.5.
pub fn multiplier_text(percent: u32) -> Text {
    text::tournament_table::times(Arg::decimal(u64::from(percent), 2))
}

/// Why the player was moved to a table, as a line of the log.
pub fn moved_news_text(why: MoveReason) -> Text {
    match why {
        MoveReason::Broken => text::tournament_table::news_moved_broken(),
        MoveReason::Balanced => text::tournament_table::news_moved_balanced(),
        MoveReason::FinalTable => text::tournament_table::final_table(),
    }
}

/// Why the player was moved to a table, as a sentence.
pub fn moved_text(why: MoveReason) -> Text {
    match why {
        MoveReason::Broken => text::tournament_table::moved_broken(),
        MoveReason::Balanced => text::tournament_table::moved_balanced(),
        MoveReason::FinalTable => text::tournament_table::moved_final(),
    }
}
