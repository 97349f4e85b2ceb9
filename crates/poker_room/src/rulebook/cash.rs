//! What holds at every cash table.

use poker_protocol::{ButtonRule, FirstButton, MissedBigBlind, Newcomers, PostedBlind, SeatRange};
use poker_rules::HeadsUp;
use serde::Deserialize;

use super::Figure;

/// What holds at every cash table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CashRules {
    /// Seats at a table, R-HAND-1; a stake may say how many of them it has.
    pub seats: Figure<SeatRange>,
    /// Players not sitting out for a hand to start, R-HAND-7.
    pub min_players: Figure<u8>,
    /// What happens when two are left, R-HAND-7.
    pub heads_up: Figure<HeadsUp>,
    /// Who has the first button of a table, R-HAND-2.
    pub first_button: Figure<FirstButton>,
    /// How button and blinds go on, R-HAND-5 and 6.
    pub button: Figure<ButtonRule>,
    /// How a newcomer enters play, R-HAND-8.
    pub newcomers: Figure<Newcomers>,
    /// What a big blind posted out of position counts for, R-HAND-8.
    pub posted_blind: Figure<PostedBlind>,
    /// How one who missed the big blind comes back, R-HAND-9.
    pub missed_big_blind: Figure<MissedBigBlind>,
    /// The straddle, where there is one, R-HAND-10.
    pub straddle: Option<Straddle>,
    /// Beaten hands may be given up unseen, R-POT-5.
    pub muck_at_showdown: Figure<bool>,
    /// One who is dealt in says nothing in the chat while there is betting.
    pub silent_in_hand: Figure<bool>,
    /// Ordinary time for a decision, seconds, R-TIME-3.
    pub decision_s: Figure<u32>,
    /// More time for a lost connection, seconds, R-CASH-7 and 8.
    pub disconnect_extra_s: Figure<u32>,
    /// Whether a lost connection eats the time bank, R-CASH-7.
    pub disconnect_uses_time_bank: Figure<bool>,
    /// Where the seat of one who lost the connection is held only so long, seconds, and no hand is dealt to it, R-CASH-8.
    pub disconnect_seat_s: Option<Figure<u32>>,
    /// Sitting out longer than this frees the seat, seconds, R-CASH-4.
    pub sit_out_removal_s: Figure<u32>,
    /// Where sitting out at one table is sitting out at all: the time to come back, seconds, R-CASH-5.
    pub global_sit_out_s: Option<Figure<u32>>,
    /// A player may sit out when the big blind comes, R-CASH-6.
    pub sit_out_next_big_blind: Figure<bool>,
    /// Where there is an auto top-up: it is on unless switched off, R-CASH-9.
    pub auto_top_up: Option<Figure<bool>>,
    /// A bet that is not decided after so many days goes to charity, R-FAIL-3.
    pub undecided_void_days: Option<Figure<u32>>,
}

/// A blind raise of the player left of the big blind.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Straddle {
    pub big_blinds: Figure<u32>,
    pub kind: Figure<StraddleKind>,
}

/// What a straddle is. Tables know no other kind, so a rulebook cannot ask for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StraddleKind {
    /// A raise, and the straddler has the last word before the flop.
    Live,
}
