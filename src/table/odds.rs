//! The viewer's own chances, left of their cards.

use super::picture::{Ink, Picture, Pill};
use crate::stage::Part;
use crate::style::Weight;

impl Picture<'_> {
    pub(super) fn own_odds(&mut self) {
        let own = self.odds.filter(|odds| odds.own && self.moves.sweep.is_none());
        let Some(odds) = self.hero.and_then(|hero| own?.of(hero)) else { return };
        let words = self.say(&odds.text());
        let ink = Ink { size: self.layout.hand_text(), weight: Weight::Medium, colour: self.theme.palette.text };
        let rect = self.layout.own_odds(self.width(&words, ink), self.hole_cards);
        let pill = Pill { fill: self.theme.palette.felt_pill, ink, z: self.theme.z.bet };
        self.pill((Part::OddsPill.at(0), Part::OddsText.at(0)), rect, words, &pill);
    }
}
