//! Hands on a room's list, and when and where a jackpot is played.

use poker_protocol::Form;
use poker_rules::{GameSpec, HandName, Rank, Variant};

use crate::Now;
use crate::rulebook::{HandKind, Hours, JackpotRow, QualifyingHand};

impl HandKind {
    /// What a hand is, and the rank that counts first.
    pub(crate) fn of(name: HandName) -> (Self, Rank) {
        match name {
            HandName::HighCard { ranks: [first, ..] } => (Self::HighCard, first),
            HandName::Pair { rank, .. } => (Self::Pair, rank),
            HandName::TwoPair { high, .. } => (Self::TwoPair, high),
            HandName::Trips { rank, .. } => (Self::Trips, rank),
            HandName::Straight { high } => (Self::Straight, high),
            HandName::Flush { ranks: [first, ..] } => (Self::Flush, first),
            HandName::FullHouse { trips, .. } => (Self::FullHouse, trips),
            HandName::Quads { rank, .. } => (Self::Quads, rank),
            HandName::StraightFlush { high } => (Self::StraightFlush, high),
            HandName::RoyalFlush => (Self::StraightFlush, Rank::Ace),
        }
    }
}

impl QualifyingHand {
    fn holds(self, name: HandName) -> bool {
        let (kind, rank) = HandKind::of(name);
        self.hand == kind && self.least <= rank.value()
    }
}

/// Whether a hand is on a list.
pub(super) fn is_listed(name: HandName, hands: &[QualifyingHand]) -> bool {
    hands.iter().any(|hand| hand.holds(name))
}

impl Hours {
    fn hold(self, minute: u32) -> bool {
        if self.from_minute < self.to_minute {
            (self.from_minute..self.to_minute).contains(&minute)
        } else {
            minute >= self.from_minute || minute < self.to_minute
        }
    }
}

impl JackpotRow {
    /// Whether tables of this game and form feed and win it.
    pub(crate) fn is_played_at(&self, game: &GameSpec, form: Form) -> bool {
        let cards = Variant::of(game).map(|variant| variant.cards);
        cards.is_some_and(|cards| self.games.is.contains(&cards)) && self.forms.is.contains(&form)
    }

    /// Whether a hand that starts at this moment can win it.
    pub(crate) fn is_open(&self, start: Now) -> bool {
        let minute = u32::from(start.minute_of_day());
        self.hours.as_ref().is_none_or(|hours| hours.is.iter().any(|hours| hours.hold(minute)))
    }
}
