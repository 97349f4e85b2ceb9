//! Who takes the pot, under the board; and what the viewer's own hand is worth.

use poker_client::{HandLine, ResultLine, TableModel};
use poker_rules::{Chips, Seat};
use poker_text::{Arg, Text, text};

use super::Picture;
use super::picture::{Ink, Pill};
use crate::stage::{Align, Part, Weight};

impl Picture<'_> {
    pub(super) fn result(&mut self) {
        if self.moves.sweep.is_some() {
            return;
        }
        let Some(line) = self.felt.result_line() else { return };
        let words = self.words.texts.say_capitalised(&self.result_text(&line));
        let ink = Ink { size: self.layout.result_text(), weight: Weight::Medium, colour: self.theme.palette.text };
        let words = self.fonts.fit(&words, ink.size, ink.weight, self.layout.window().x * WIDEST_RESULT);
        let rect = self.layout.result_pill(self.width(&words, ink));
        let pill = Pill { fill: self.theme.palette.felt_pill, ink, z: self.theme.z.result };
        self.pill((Part::ResultPill.at(0), Part::ResultText.at(0)), rect, words, &pill);
    }

    fn name(&self, seat: Seat) -> String {
        self.felt.seats.get(&seat).map(|taken| taken.player.name.clone()).unwrap_or_default()
    }

    fn result_text(&self, line: &ResultLine) -> Text {
        let total: Chips = line.winners.iter().map(|(_, amount)| *amount).sum();
        let amount = self.words.amount(total);
        let hand = line.name.as_ref().map(|name| self.words.hand(name));
        let pot = if line.pot == 0 { text::table::pot_main() } else { text::table::pot_side(Arg::word(line.pot.to_string())) };
        if let [(winner, _)] = line.winners.as_slice() {
            let player = self.name(*winner);
            return match (line.only_pot, hand) {
                (true, None) => text::table::won(player, amount),
                (true, Some(hand)) => text::table::won_hand(player, amount, hand),
                (false, None) => text::table::won_pot(pot, player, amount),
                (false, Some(hand)) => text::table::won_pot_hand(pot, player, amount, hand),
            };
        }
        let players = Arg::list(line.winners.iter().map(|(seat, _)| self.name(*seat)));
        match (line.only_pot, hand) {
            (true, None) => text::table::split(players, amount),
            (true, Some(hand)) => text::table::split_hand(players, amount, hand),
            (false, None) => text::table::split_pot(pot, players, amount),
            (false, Some(hand)) => text::table::split_pot_hand(pot, players, amount, hand),
        }
    }

    /// The line under the viewer's plate.
    pub(super) fn hand_line(&mut self, model: &TableModel) {
        let Some(hero) = model.hero() else { return };
        let caught_up = self.felt.board.len() == model.felt().board.len() && self.moves.flips.is_empty();
        let still_in = self.felt.play(hero).is_some_and(|play| play.is_live() && play.cards.iter().all(Option::is_some));
        let showdown = self.felt.over || !self.felt.wins.is_empty();
        if !caught_up || !still_in || (self.layout.compact() && !showdown) || self.moves.sweep.is_some() {
            return;
        }
        let Some(line) = model.hand_line() else { return };
        let words = self.words.texts.say_capitalised(&self.hand_words(&line));
        let ink = Ink { size: self.layout.hand_text(), weight: Weight::Medium, colour: self.theme.palette.text2 };
        let tagged = self.felt.play(hero).and_then(|play| play.tag(self.felt.won(hero))).is_some();
        let spot = self.layout.hand_line(self.width(&words, ink), tagged);
        let align = if spot.centred { Align::Centre } else { Align::Left };
        let words = self.fonts.fit(&words, ink.size, ink.weight, spot.room);
        self.text(Part::HandLine.at(0), words, ink, spot.at, align, self.theme.z.tag);
    }

    fn hand_words(&self, line: &HandLine) -> Text {
        self.words.hand_line(line)
    }
}

/// The line may take this part of the window.
const WIDEST_RESULT: f32 = 0.62;

