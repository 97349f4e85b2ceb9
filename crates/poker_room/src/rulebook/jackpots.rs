//! Jackpots, R-JACK.

use poker_protocol::{Form, HandKind, Hours, JackpotKind, QualifyingHand};
use poker_rules::GameCards;
use serde::Deserialize;

use super::{Figure, Source};

/// The jackpots of a room.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jackpots {
    pub pools: Vec<JackpotRow>,
    /// What the hand of the recipient must be, R-JACK-2 and 3.
    pub recipient: RecipientRules,
}

/// A jackpot: one pool shared by all tables that feed it, R-JACK-4.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JackpotRow {
    pub kind: JackpotKind,
    /// At tables of these games, R-JACK-1.
    pub games: Figure<Vec<GameCards>>,
    pub forms: Figure<Vec<Form>>,
    /// Hundredths of a percent of the rake that go into the pool.
    pub feed_bp: Figure<u32>,
    /// Percent of the pool that is paid out.
    pub payout_percent: Figure<u32>,
    /// Hands that win it; at a bad beat, hands that lose.
    pub hands: Figure<Vec<QualifyingHand>>,
    /// At a bad beat: hands that must have beaten them.
    pub beaten_by: Option<Figure<Vec<QualifyingHand>>>,
    /// Only at these times of the UTC day; always where there are none.
    pub hours: Option<Figure<Vec<Hours>>>,
}

/// What the hand of the recipient must be, beyond its strength.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecipientRules {
    /// Two hole cards are part of it.
    pub both_hole_cards: Figure<bool>,
    /// For these the two must be a pair.
    pub pocket_pair_for: Figure<Vec<HandKind>>,
    /// The cards were shown.
    pub shown: Figure<bool>,
    /// At a bad beat the same is asked of the hand that wins.
    pub winner_too: Figure<bool>,
}

impl JackpotRow {
    /// Every source that the row names.
    pub(super) fn sources(&self) -> impl Iterator<Item = &Source> {
        [&self.games.from, &self.forms.from, &self.feed_bp.from, &self.payout_percent.from, &self.hands.from]
            .into_iter()
            .chain(self.beaten_by.as_ref().map(|figure| &figure.from))
            .chain(self.hours.as_ref().map(|figure| &figure.from))
    }
}
