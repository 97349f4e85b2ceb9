//! Whether a hand is on the list of a jackpot, at which tables the jackpot is played, and when it can be won.

use poker_protocol::Form;
use poker_rules::{GameSpec, HandName, Rank, Variant};

use crate::Now;
use crate::rulebook::{HandKind, Hours, JackpotRow, QualifyingHand};

/// The kind of a hand, and the rank that is compared first between two hands of this kind.
pub(super) fn kind_of(name: HandName) -> (HandKind, Rank) {
    match name {
        HandName::HighCard { ranks: [first, ..] } => (HandKind::HighCard, first),
        HandName::Pair { rank, .. } => (HandKind::Pair, rank),
        HandName::TwoPair { high, .. } => (HandKind::TwoPair, high),
        HandName::Trips { rank, .. } => (HandKind::Trips, rank),
        HandName::Straight { high } => (HandKind::Straight, high),
        HandName::Flush { ranks: [first, ..] } => (HandKind::Flush, first),
        HandName::FullHouse { trips, .. } => (HandKind::FullHouse, trips),
        HandName::Quads { rank, .. } => (HandKind::Quads, rank),
        HandName::StraightFlush { high } => (HandKind::StraightFlush, high),
        HandName::RoyalFlush => (HandKind::StraightFlush, Rank::Ace),
    }
}

/// Whether a hand is on a list.
pub(super) fn is_listed(name: HandName, hands: &[QualifyingHand]) -> bool {
    let (kind, rank) = kind_of(name);
    hands.iter().any(|hand| hand.hand == kind && hand.least <= rank.value())
}

fn hold(hours: Hours, minute: u32) -> bool {
    if hours.from_minute < hours.to_minute {
        (hours.from_minute..hours.to_minute).contains(&minute)
    } else {
        minute >= hours.from_minute || minute < hours.to_minute
    }
}

impl JackpotRow {
    /// Whether tables of this game and form feed the jackpot and can win it.
    pub(crate) fn is_played_at(&self, game: &GameSpec, form: Form) -> bool {
        let cards = Variant::of(game).map(|variant| variant.cards);
        cards.is_some_and(|cards| self.games.is.contains(&cards)) && self.forms.is.contains(&form)
    }

    /// Whether a hand that starts at this moment can win the jackpot.
    pub(crate) fn is_open(&self, start: Now) -> bool {
        let minute = u32::from(start.minute_of_day());
        self.hours.as_ref().is_none_or(|hours| hours.is.iter().any(|&hours| hold(hours, minute)))
    }
}
