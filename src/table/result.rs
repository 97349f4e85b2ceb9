//! Who takes the pot, under the board; and what the viewer's own hand is worth.

use poker_client::TableModel;

use super::Picture;
use super::picture::{Ink, Pill};
use crate::look::Weight;
use crate::stage::{Align, Part};

impl Picture<'_> {
    pub(super) fn result(&mut self) {
        if self.moves.sweep.is_some() {
            return;
        }
        let ink = Ink { size: self.layout.result_text(), weight: Weight::Medium, colour: self.theme.palette.text };
        let say = |brief| self.felt.result_text(self.hero, &self.amounts, brief).map(|text| self.texts.say_capitalised(&text));
        let widest = self.layout.result_room(self.seat_buttons);
        // Where the hands have no room, their names stand at the seats.
        let Some(words) = say(false).filter(|words| self.width(words, ink) <= widest).or_else(|| say(true)) else { return };
        let words = self.fonts.fit(&words, ink.size, ink.weight, widest);
        let rect = self.layout.result_pill(self.width(&words, ink), self.seat_buttons);
        let pill = Pill { fill: self.theme.palette.felt_pill, ink, z: self.theme.z.result };
        self.pill((Part::ResultPill.at(0), Part::ResultText.at(0)), rect, words, &pill);
    }

    /// The line under the viewer's plate.
    pub(super) fn hand_line(&mut self, model: &TableModel) {
        let Some(hero) = model.hero() else { return };
        let caught_up = self.felt.board.len() == model.felt().board.len() && self.moves.flips.is_empty();
        let still_in = self.felt.play(hero).is_some_and(|play| play.is_live() && play.cards.iter().all(Option::is_some));
        let showdown = self.felt.over || !self.felt.wins.is_empty();
        if !caught_up || !still_in || (self.layout.compact() && !showdown) || !self.settings.hand_line || self.moves.sweep.is_some() {
            return;
        }
        let Some(line) = model.hand_line() else { return };
        let words = self.texts.say_capitalised(&line.text());
        let ink = Ink { size: self.layout.hand_text(), weight: Weight::Medium, colour: self.theme.palette.text2 };
        let tagged = self.tag_of(hero, self.felt.won(hero)).is_some();
        let spot = self.layout.hand_line(self.width(&words, ink), tagged);
        let align = if spot.centred { Align::Centre } else { Align::Left };
        self.text(Part::HandLine.at(0), words, ink, spot.at, align, self.theme.z.tag);
    }
}
