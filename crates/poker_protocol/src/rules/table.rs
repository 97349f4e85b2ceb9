//! The rules of seats, button, blinds and showdown.

use poker_rules::HeadsUp;
use serde::{Deserialize, Serialize};

use super::Disclosed;

/// The rules of every cash table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInForce {
    /// The number of seats (R-HAND-1).
    pub seats: Disclosed<SeatRange>,
    /// The least number of players for a hand (R-HAND-7).
    pub min_players: Disclosed<u8>,
    /// What two players may do after the others have left.
    pub heads_up: Disclosed<HeadsUp>,
    /// Who gets the first button (R-HAND-2).
    pub first_button: Disclosed<FirstButton>,
    /// How button and blinds move.
    pub button: Disclosed<ButtonRule>,
    /// How a newcomer enters play (R-HAND-8).
    pub newcomers: Disclosed<Newcomers>,
    /// What a posted big blind counts for.
    pub posted_blind: Disclosed<PostedBlind>,
    /// How a player who missed the big blind returns to play (R-HAND-9).
    pub missed_big_blind: Disclosed<MissedBigBlind>,
    /// The straddle, if the rulebook has one (R-HAND-10).
    pub straddle: Option<StraddleInForce>,
    /// Whether beaten hands may be mucked at the showdown (R-POT-5).
    pub muck_at_showdown: Disclosed<bool>,
    /// Whether players who are dealt in may not chat while there is betting.
    pub silent_in_hand: Disclosed<bool>,
}

/// The rules of the straddle, a blind raise of the player left of the big blind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StraddleInForce {
    pub big_blinds: Disclosed<u32>,
    /// Whether it counts as a raise and the straddler acts last before the flop.
    pub live: Disclosed<bool>,
}

/// The fewest and the most seats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatRange {
    pub least: u8,
    pub most: u8,
}

/// Who gets the first button of a cash table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FirstButton {
    /// A player at random.
    Random,
    /// The player who draws the highest card.
    CardDraw,
}

/// How button and blinds move from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ButtonRule {
    /// The big blind moves to the next player, and the others follow (R-HAND-5).
    ForwardBigBlind,
    /// The button moves to the next player, and the blinds follow (R-HAND-6).
    Moving,
}

/// How a newcomer enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Newcomers {
    /// Only when the big blind reaches the seat.
    Wait,
    /// When the big blind reaches the seat, or at once by posting a big blind out of position.
    WaitOrPost,
}

/// What a big blind posted out of position counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PostedBlind {
    /// It is a bet of the player who posts it.
    Live,
    /// It goes to the pot and is not a bet.
    Dead,
}

/// How a player who missed the big blind returns to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MissedBigBlind {
    /// Like a newcomer.
    AsNewcomer,
    /// Only when the big blind reaches the seat.
    Wait,
}

/// The rules of tables that exist for one hand (R-FAST).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FastInForce {
    /// Who gets the button of a new table (R-FAST-3).
    pub button: Disclosed<FastButton>,
    /// Whether a player may fold before the turn to act (R-FAST-2).
    pub fold_ahead: Disclosed<bool>,
}

/// Who gets the button of a table that exists for one hand (R-FAST-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FastButton {
    /// A random player.
    Random,
    /// The big blind goes to the player who has played the most hands since the last big blind, and the button follows.
    Fair,
}
