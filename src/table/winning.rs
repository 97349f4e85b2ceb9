//! Marks the cards that win: a bar beneath those of the high hand, dashes beneath those of the low.

use bevy::math::{Rect, Vec2};
use poker_client::TableState;
use poker_rules::Card;

use super::picture::TablePicture;
use crate::art::Art;
use crate::stage::{Piece, PieceKind};

/// The cards of the hands that take the pot awarded last.
pub(super) struct Winning {
    high: Vec<Card>,
    low: Vec<Card>,
}

/// The hands that one card belongs to.
#[derive(Clone, Copy)]
pub(super) struct WinMarks {
    high: bool,
    low: bool,
}

impl WinMarks {
    pub(super) fn wins(self) -> bool {
        self.high || self.low
    }
}

impl Winning {
    pub(super) fn of(felt: &TableState) -> Self {
        Self { high: felt.best_cards(), low: felt.low_cards() }
    }

    pub(super) fn marks(&self, card: Option<Card>) -> WinMarks {
        let among = |cards: &[Card]| card.is_some_and(|card| cards.contains(&card));
        WinMarks { high: among(&self.high), low: among(&self.low) }
    }

    /// Whether a visible card is dimmed, because other cards win.
    pub(super) fn dims(&self, card: Option<Card>) -> bool {
        card.is_some() && !(self.high.is_empty() && self.low.is_empty()) && !self.marks(card).wins()
    }
}

/// The most marks that a card has: a bar and three dashes.
const MARKS: u8 = 4;

impl TablePicture<'_> {
    /// Puts the marks beneath a card, or `over` it where the card lies on its plate.
    pub(super) fn win_marks(&mut self, marks: WinMarks, (at, nth): (u8, u8), card: Rect, (z, alpha): (f32, f32), over: bool) {
        let (size, drop) = self.layout.win_bar(card.width());
        let left = (card.width() - size.x) / 2.0;
        let bar = marks.high.then(|| Rect::new(left, drop, left + size.x, drop + size.y));
        let dashes = self.layout.low_dashes(card.width(), marks.high).into_iter().filter(|_| marks.low);
        for (mark, rect) in (0..).zip(bar.into_iter().chain(dashes)) {
            let y = if over { card.min.y - rect.max.y } else { card.max.y + rect.min.y };
            let piece = Piece::art(Art::win_bar(rect.size()), Vec2::new(card.min.x + rect.min.x, y), z).alpha(alpha);
            self.stage.put(PieceKind::WinBar.nth(at, nth * MARKS + mark), piece);
        }
    }
}
