//! The cards that win: a bar beneath those of the high hand, dashes beneath those of the low.

use bevy::math::Vec2;
use poker_client::Felt;
use poker_rules::Card;

use super::Picture;
use crate::art::Art;
use crate::stage::{Part, Piece};

/// The cards of the hands that take the pot awarded last.
pub(super) struct Winning {
    high: Vec<Card>,
    low: Vec<Card>,
}

/// What one card counts for.
#[derive(Clone, Copy)]
pub(super) struct Marks {
    high: bool,
    low: bool,
}

impl Marks {
    pub(super) fn wins(self) -> bool {
        self.high || self.low
    }
}

impl Winning {
    pub(super) fn of(felt: &Felt) -> Self {
        Self { high: felt.best_cards(), low: felt.low_cards() }
    }

    pub(super) fn marks(&self, card: Option<Card>) -> Marks {
        let among = |cards: &[Card]| card.is_some_and(|card| cards.contains(&card));
        Marks { high: among(&self.high), low: among(&self.low) }
    }

    /// A card that is seen, and counts for nothing while others do.
    pub(super) fn dims(&self, card: Option<Card>) -> bool {
        card.is_some() && !(self.high.is_empty() && self.low.is_empty()) && !self.marks(card).wins()
    }
}

/// The bar is the first of a card's marks, the dashes follow; the marks of so many cards share a number.
const MARKS: u8 = 4;

impl Picture<'_> {
    /// The marks beneath a card at `corner`.
    pub(super) fn win_marks(&mut self, marks: Marks, (at, nth): (u8, u8), corner: Vec2, card: Vec2, (z, alpha): (f32, f32)) {
        if marks.high {
            let (size, drop) = self.layout.win_bar(card.x);
            let bar = corner + Vec2::new((card.x - size.x) / 2.0, card.y + drop);
            self.stage.put(Part::WinBar.nth(at, nth * MARKS), Piece::art(Art::win_bar(size), bar, z).alpha(alpha));
        }
        if marks.low {
            let below = corner + Vec2::new(0.0, card.y);
            for (dash, rect) in (1..).zip(self.layout.low_dashes(card.x, marks.high)) {
                let piece = Piece::art(Art::win_bar(rect.size()), below + rect.min, z).alpha(alpha);
                self.stage.put(Part::WinBar.nth(at, nth * MARKS + dash), piece);
            }
        }
    }
}
