//! The rules of cash tables in a rulebook.

use poker_protocol::{ButtonRule, FirstButton, MissedBigBlind, Newcomers, PostedBlind, SeatRange};
use poker_rules::HeadsUp;
use serde::Deserialize;

use super::Figure;

/// The rules of every cash table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CashRules {
    /// The seats that a table may have (R-HAND-1). A stake may say how many of them it has.
    pub seats: Figure<SeatRange>,
    /// The number of players not sitting out that a hand needs (R-HAND-7).
    pub min_players: Figure<u8>,
    /// What happens when two players are left (R-HAND-7).
    pub heads_up: Figure<HeadsUp>,
    /// Who gets the first button of a table (R-HAND-2).
    pub first_button: Figure<FirstButton>,
    /// How button and blinds move from hand to hand (R-HAND-5, R-HAND-6).
    pub button: Figure<ButtonRule>,
    /// How a newcomer enters play (R-HAND-8).
    pub newcomers: Figure<Newcomers>,
    /// What a big blind posted out of position counts for (R-HAND-8).
    pub posted_blind: Figure<PostedBlind>,
    /// How a player who missed the big blind comes back (R-HAND-9).
    pub missed_big_blind: Figure<MissedBigBlind>,
    /// The straddle, if there is one (R-HAND-10).
    pub straddle: Option<Straddle>,
    /// Whether beaten hands may be mucked (R-POT-5).
    pub muck_at_showdown: Figure<bool>,
    /// Whether a player who is dealt in may not chat while there is betting.
    pub silent_in_hand: Figure<bool>,
    /// The ordinary time for a decision, seconds (R-TIME-3).
    pub decision_s: Figure<u32>,
    /// The extra time after a lost connection, seconds (R-CASH-7, R-CASH-8).
    pub disconnect_extra_s: Figure<u32>,
    /// Whether a lost connection uses the time bank (R-CASH-7).
    pub disconnect_uses_time_bank: Figure<bool>,
    /// How long the seat of a disconnected player is held, seconds, if no hand is dealt to it (R-CASH-8).
    pub disconnect_seat_s: Option<Figure<u32>>,
    /// How long a player may sit out before the seat is freed, seconds (R-CASH-4).
    pub sit_out_removal_s: Figure<u32>,
    /// How long a player may sit out at all tables, seconds (R-CASH-5). `None` if a player sits out at each table separately.
    pub global_sit_out_s: Option<Figure<u32>>,
    /// Whether a player may sit out before the next big blind (R-CASH-6).
    pub sit_out_next_big_blind: Figure<bool>,
    /// Whether the auto top-up is on by default; `None` if there is no auto top-up (R-CASH-9).
    pub auto_top_up: Option<Figure<bool>>,
    /// The number of days after which an undecided bet goes to charity (R-FAIL-3).
    pub undecided_void_days: Option<Figure<u32>>,
}

/// A blind raise by the player left of the big blind.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Straddle {
    pub big_blinds: Figure<u32>,
    pub kind: Figure<StraddleKind>,
}

/// The kind of a straddle. Tables support only this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StraddleKind {
    /// A raise after which the straddler acts last before the flop.
    Live,
}
