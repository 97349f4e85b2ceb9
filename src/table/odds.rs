//! Puts the viewer's own chances left of their cards.

use super::picture::{FeltLettering, Pill, TablePicture};
use crate::stage::PieceKind;
use crate::style::Weight;

impl TablePicture<'_> {
    pub(super) fn own_odds(&mut self) {
        let own = self.odds.filter(|odds| odds.own && self.moves.sweep.is_none() && !self.hides_own);
        let Some(odds) = self.hero.and_then(|hero| own?.of(hero)) else { return };
        let words = self.say(&odds.text());
        let ink = FeltLettering { size: self.layout.hand_text(), weight: Weight::Medium, colour: self.theme.palette.felt_text };
        let rect = self.layout.own_odds(self.width(&words, ink), self.hole_cards);
        let pill = Pill { fill: self.theme.palette.felt_pill, ink, z: self.theme.z.bet };
        self.pill((PieceKind::OddsPill.at(0), PieceKind::OddsText.at(0)), rect, words, &pill);
    }
}
