//! The rules of jackpots: how they are fed and how they are won.

use poker_rules::GameCards;
use serde::{Deserialize, Serialize};

use super::Disclosed;
use crate::{Form, JackpotKind};

/// The rules of a room's jackpots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JackpotsInForce {
    pub pools: Vec<JackpotInForce>,
    /// Whether two hole cards must be part of the recipient's hand (R-JACK-2).
    pub both_hole_cards: Disclosed<bool>,
    /// The kinds of hands for which these two cards must be a pair.
    pub pocket_pair_for: Disclosed<Vec<HandKind>>,
    /// Whether the hand must have been shown (R-JACK-3).
    pub shown: Disclosed<bool>,
    /// Whether these conditions also hold for the hand that wins against a bad beat.
    pub winner_too: Disclosed<bool>,
}

/// The rules of one jackpot. All tables that feed it share one pool (R-JACK-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JackpotInForce {
    pub kind: JackpotKind,
    /// The games at whose tables the jackpot is fed and won.
    pub games: Disclosed<Vec<GameCards>>,
    pub forms: Disclosed<Vec<Form>>,
    /// The part of the rake that goes into the pool, in hundredths of a percent.
    pub feed_bp: Disclosed<u32>,
    /// The part of the pool that is paid out, in percent.
    pub payout_percent: Disclosed<u32>,
    /// The hands that win the jackpot; for a bad beat, the hands that must lose.
    pub hands: Disclosed<Vec<QualifyingHand>>,
    /// For a bad beat, the hands that must have beaten them.
    pub beaten_by: Option<Disclosed<Vec<QualifyingHand>>>,
    /// The hours of the UTC day at which it can be won; `None` if at any time.
    pub hours: Option<Disclosed<Vec<Hours>>>,
}

/// An entry of a jackpot's list: hands of this kind with at least this rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QualifyingHand {
    pub hand: HandKind,
    /// The least value of the rank that is compared first, such as that of the three cards in a full house: 2 to 14, with the ace as 14.
    pub least: u8,
}

/// The kinds of hands, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HandKind {
    HighCard,
    Pair,
    TwoPair,
    Trips,
    Straight,
    Flush,
    FullHouse,
    Quads,
    StraightFlush,
}

/// A range of minutes of the UTC day. If the end is not after the beginning, it is on the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hours {
    pub from_minute: u32,
    /// The first minute after the range.
    pub to_minute: u32,
}
