//! Puts the winner of the pot under the board, and the name of the viewer's own hand under their plate.

use bevy::math::Vec2;
use poker_rules::GameSpec;

use super::picture::{ABOVE, FeltLettering, Pill, TablePicture};
use crate::art::Art;
use crate::stage::{Align, PieceKind};
use crate::style::Weight;

impl TablePicture<'_> {
    pub(super) fn result(&mut self) {
        // In a small tile the buttons with which cards are shown take the room.
        let no_room = self.layout.small() && self.felt.choice.is_some();
        if self.moves.sweep.is_some() || no_room {
            return;
        }
        let ink = FeltLettering { size: self.layout.result_text(), weight: Weight::Medium, colour: self.theme.palette.felt_text };
        let say = |brief| self.felt.result_text(self.hero, &self.amounts, brief).map(|text| self.texts.say_capitalised(&text));
        let widest = self.layout.result_room(self.seat_buttons);
        // If the line has no room for the names of the hands, it leaves them out, because the seats show them too.
        let Some(words) = say(false).filter(|words| self.width(words, ink) <= widest).or_else(|| say(true)) else { return };
        let words = self.fonts.fit(&words, ink.size, ink.weight, widest);
        let rect = self.layout.result_pill(self.width(&words, ink), self.seat_buttons);
        let pill = Pill { fill: self.theme.palette.felt_pill, ink, z: self.theme.z.result };
        self.pill((PieceKind::ResultPill.at(0), PieceKind::ResultText.at(0)), rect, words, &pill);
    }

    /// Puts the name of the viewer's hand under their plate.
    pub(super) fn hand_line(&mut self, game: &GameSpec) {
        let Some(hero) = self.hero else { return };
        let showdown = self.felt.over || !self.felt.wins.is_empty();
        // In a small window the question which cards to show takes the place of the line, in a small tile the line of the result.
        let no_room = self.layout.small() || (self.layout.compact() && (!showdown || self.felt.choice.is_some()));
        if no_room || self.hides_own || !self.settings.hand_line || self.moves.sweep.is_some() {
            return;
        }
        let Some(line) = self.felt.hand_line(hero, game) else { return };
        let words = self.texts.say_capitalised(&line.text());
        let ink = FeltLettering { size: self.layout.hand_text(), weight: Weight::Medium, colour: self.theme.palette.text2 };
        let tagged = self.tag_of(hero, self.felt.won(hero)).is_some();
        let spot = self.layout.hand_line(self.width(&words, ink), tagged);
        let fill = self.theme.palette.line_pill;
        if fill.opacity() > 0.0 {
            // In this room the words need a ground of their own.
            let middle = if spot.centred { spot.at } else { spot.at + Vec2::new(self.width(&words, ink) / 2.0, 0.0) };
            let rect = self.layout.amount_pill(middle, self.width(&words, ink), ink.size);
            self.art(PieceKind::HandLine.nth(0, 1), Art::pill(rect.size(), fill), rect.min, self.theme.z.tag - ABOVE);
        }
        let align = if spot.centred { Align::Centre } else { Align::Left };
        self.text(PieceKind::HandLine.at(0), words, ink, spot.at, align, self.theme.z.tag);
    }
}
