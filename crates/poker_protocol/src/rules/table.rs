//! Seats, button, blinds and showdown.

use poker_rules::HeadsUp;
use serde::{Deserialize, Serialize};

use super::Disclosed;

/// What holds at every cash table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInForce {
    /// Seats, R-HAND-1.
    pub seats: Disclosed<SeatRange>,
    /// Players for a hand to start, R-HAND-7.
    pub min_players: Disclosed<u8>,
    /// What happens when two are left.
    pub heads_up: Disclosed<HeadsUp>,
    /// Who has the first button, R-HAND-2.
    pub first_button: Disclosed<FirstButton>,
    /// How button and blinds move.
    pub button: Disclosed<ButtonRule>,
    /// How a newcomer enters play, R-HAND-8.
    pub newcomers: Disclosed<Newcomers>,
    /// What a posted big blind counts for.
    pub posted_blind: Disclosed<PostedBlind>,
    /// How one who missed the big blind comes back, R-HAND-9.
    pub missed_big_blind: Disclosed<MissedBigBlind>,
    /// The straddle, R-HAND-10.
    pub straddle: Option<StraddleInForce>,
    /// Beaten hands may stay unseen, R-POT-5.
    pub muck_at_showdown: Disclosed<bool>,
    /// One who is dealt in says nothing while there is betting.
    pub silent_in_hand: Disclosed<bool>,
}

/// A blind raise of the player left of the big blind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StraddleInForce {
    pub big_blinds: Disclosed<u32>,
    /// It counts as a raise, and the straddler acts last before the flop.
    pub live: Disclosed<bool>,
}

/// Fewest and most seats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRange {
    pub least: u8,
    pub most: u8,
}

/// Who has the first button of a cash table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstButton {
    /// A player at random.
    Random,
    /// Who draws the highest card.
    CardDraw,
}

/// How button and blinds move from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ButtonRule {
    /// The big blind moves to the next player, the rest follows (R-HAND-5).
    ForwardBigBlind,
    /// The button moves to the next player, the rest follows (R-HAND-6).
    Moving,
}

/// How a newcomer enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Newcomers {
    /// Only when the big blind reaches the seat.
    Wait,
    /// When the big blind reaches the seat, or at once for a big blind out of position.
    WaitOrPost,
}

/// What a big blind posted out of position counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PostedBlind {
    /// It is a bet of the poster.
    Live,
    /// It belongs to the pot.
    Dead,
}

/// How a player who missed the big blind comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissedBigBlind {
    /// Like a newcomer.
    AsNewcomer,
    /// Only when the big blind reaches the seat.
    Wait,
}

/// Tables of one hand, R-FAST.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FastInForce {
    /// Who has the button of a new table, R-FAST-3.
    pub button: Disclosed<FastButton>,
    /// A player may fold before the turn, R-FAST-2.
    pub fold_ahead: Disclosed<bool>,
}

/// Who has the button of a table of one hand (R-FAST-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FastButton {
    /// With a random player.
    Random,
    /// The big blind goes to the player with the most hands since their last one.
    Fair,
}
