//! Jackpots: what feeds them and what wins them.

use poker_rules::GameCards;
use serde::{Deserialize, Serialize};

use super::Disclosed;
use crate::{Form, JackpotKind};

/// The jackpots of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JackpotsInForce {
    pub pools: Vec<JackpotInForce>,
    /// Two hole cards must be part of the recipient's hand, R-JACK-2.
    pub both_hole_cards: Disclosed<bool>,
    /// For these hands the two must be a pair.
    pub pocket_pair_for: Disclosed<Vec<HandKind>>,
    /// The cards must have been shown, R-JACK-3.
    pub shown: Disclosed<bool>,
    /// At a bad beat the same is asked of the hand that wins.
    pub winner_too: Disclosed<bool>,
}

/// A jackpot: one pool shared by all tables that feed it, R-JACK-4.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JackpotInForce {
    pub kind: JackpotKind,
    /// At tables of these games.
    pub games: Disclosed<Vec<GameCards>>,
    pub forms: Disclosed<Vec<Form>>,
    /// Hundredths of a percent of the rake that go into the pool.
    pub feed_bp: Disclosed<u32>,
    /// Percent of the pool that is paid out.
    pub payout_percent: Disclosed<u32>,
    /// Hands that win it; at a bad beat, hands that lose.
    pub hands: Disclosed<Vec<QualifyingHand>>,
    /// At a bad beat: hands that must have beaten them.
    pub beaten_by: Option<Disclosed<Vec<QualifyingHand>>>,
    /// Only at these times of the UTC day.
    pub hours: Option<Disclosed<Vec<Hours>>>,
}

/// A hand on a jackpot's list: of this kind, of at least this rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QualifyingHand {
    pub hand: HandKind,
    /// The rank that counts first is at least this: 2 to 14, an ace is 14.
    pub least: u8,
}

/// Kinds of hands, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
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

/// Minutes of the UTC day; where the end is not after the beginning it is on the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hours {
    pub from_minute: u32,
    /// Until before this one.
    pub to_minute: u32,
}
