//! The rules of jackpots (R-JACK).

use poker_protocol::{Form, HandKind, Hours, JackpotKind, QualifyingHand};
use poker_rules::GameCards;
use serde::Deserialize;

use super::{Figure, Source};

/// The jackpots of a room.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jackpots {
    pub pools: Vec<JackpotRow>,
    /// The conditions for the recipient's hand besides its strength (R-JACK-2, R-JACK-3).
    pub recipient: RecipientRules,
}

/// A jackpot: one pool, shared by all tables that feed it (R-JACK-4).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JackpotRow {
    pub kind: JackpotKind,
    /// The games whose tables feed the pool and can win it (R-JACK-1).
    pub games: Figure<Vec<GameCards>>,
    pub forms: Figure<Vec<Form>>,
    /// The part of the rake that goes into the pool, basis points.
    pub feed_bp: Figure<u32>,
    /// The part of the pool that is paid out, percent.
    pub payout_percent: Figure<u32>,
    /// The hands that win the jackpot; for `BadBeat` and `Smart` these are beaten hands.
    pub hands: Figure<Vec<QualifyingHand>>,
    /// For `BadBeat` and `Smart`, the hands that must have beaten one of `hands`.
    pub beaten_by: Option<Figure<Vec<QualifyingHand>>>,
    /// The times of the UTC day at which the jackpot can be won; `None` if it can be won at any time.
    pub hours: Option<Figure<Vec<Hours>>>,
}

/// The conditions for the recipient's hand besides its strength.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecipientRules {
    /// Whether two hole cards must be part of the hand.
    pub both_hole_cards: Figure<bool>,
    /// The kinds of hands in which two hole cards of the same rank must be part of the hand.
    pub pocket_pair_for: Figure<Vec<HandKind>>,
    /// Whether the cards must be shown.
    pub shown: Figure<bool>,
    /// Whether, for `BadBeat` and `Smart`, the winning hand must meet the same conditions.
    pub winner_too: Figure<bool>,
}

impl JackpotRow {
    /// All sources that the row names.
    pub(super) fn sources(&self) -> impl Iterator<Item = &Source> {
        [&self.games.from, &self.forms.from, &self.feed_bp.from, &self.payout_percent.from, &self.hands.from]
            .into_iter()
            .chain(self.beaten_by.as_ref().map(|figure| &figure.from))
            .chain(self.hours.as_ref().map(|figure| &figure.from))
    }
}
