//! The lobby in words.

use poker_protocol::{JackpotPool, StakeRow};
use poker_text::{Arg, Text, text};

use super::Amounts;
use super::account::jackpot_name_text;
use crate::{LobbyTab, QueuePlace, StakeLimit};

/// The name of a tab.
pub fn tab_text(tab: LobbyTab) -> Text {
    match tab {
        LobbyTab::Holdem => text::lobby::tab_holdem(),
        LobbyTab::Omaha => text::lobby::tab_omaha(),
        LobbyTab::FiveCards => text::lobby::tab_five_cards(),
        LobbyTab::HighLow => text::lobby::tab_high_low(),
        LobbyTab::Deepstack => text::lobby::tab_deepstack(),
        LobbyTab::Shortstack => text::lobby::tab_shortstack(),
        LobbyTab::Banzai => text::lobby::tab_banzai(),
        LobbyTab::Fast => text::lobby::tab_fast(),
        LobbyTab::Rapid => text::lobby::tab_rapid(),
    }
}

/// The mark of a limit (R-UI-3).
pub fn limit_mark_text(limit: StakeLimit) -> Text {
    match limit {
        StakeLimit::NoLimit => text::lobby::mark_no_limit(),
        StakeLimit::PotLimit => text::lobby::mark_pot_limit(),
        StakeLimit::FixedLimit => text::lobby::mark_fixed_limit(),
    }
}

/// A jackpot and what is in it.
pub fn jackpot_text(pool: &JackpotPool, amounts: &Amounts) -> Text {
    let name = jackpot_name_text(pool.kind);
    text::lobby::jackpot(name, amounts.money(pool.amount))
}

/// The number of players who wait for a seat, with the time that those before them have waited, if the room tells it. `short` is for a
/// narrow column.
pub fn waiting_text(row: &StakeRow, short: bool) -> Arg {
    let count = Arg::count(u64::from(row.waiting));
    let Some(wait_s) = row.usual_wait_s.filter(|_| row.waiting > 0) else { return count };
    text::lobby::waiting_with_wait(count, minutes_text(wait_s, short)).into()
}

/// The time that those before the player have waited, if the room tells it.
pub fn usual_wait_text(row: &StakeRow) -> Option<Text> {
    row.usual_wait_s.map(|wait_s| text::lobby::queue_wait(minutes_text(wait_s, false)))
}

fn minutes_text(wait_s: u32, short: bool) -> Text {
    let minutes = Arg::count(u64::from(wait_s).saturating_add(30) / 60);
    match (wait_s < 60, short) {
        (true, false) => text::lobby::wait_less(),
        (true, true) => text::lobby::wait_less_short(),
        (false, false) => text::lobby::wait_about(minutes),
        (false, true) => text::lobby::wait_about_short(minutes),
    }
}

/// The player's place in a queue, and when a table opens (R-CASH-2).
pub fn queue_text(place: &QueuePlace) -> [Text; 2] {
    [
        text::lobby::queue_place(place.position.to_string(), place.waiting.to_string()),
        text::lobby::queue_opens(Arg::count(u64::from(place.opens_at))),
    ]
}
