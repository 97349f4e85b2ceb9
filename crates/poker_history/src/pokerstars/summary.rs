//! The summary: the pots, the board, and the result of each seat.

use poker_rules::{Chips, Ranking, Seat, Street};

use super::lines::Lines;
use super::names;
use super::written::{cards, name};

impl Lines<'_> {
    pub(super) fn summary(&mut self) {
        self.line("*** SUMMARY ***");
        let (hand, outcome) = (self.hand, self.outcome);
        let money = |chips: Chips| hand.chip_unit.text(chips);
        let pots: Chips = outcome.pots.iter().map(|pot| pot.amount).sum();
        let mut line = format!("Total pot {}", money([pots, hand.rake].into_iter().sum()));
        if let [main, sides @ ..] = &outcome.pots[..]
            && !sides.is_empty()
        {
            line += &format!(" Main pot {}.", money(main.amount));
            for (side, number) in sides.iter().zip(1..) {
                let number = if sides.len() > 1 { format!("-{number}") } else { String::new() };
                line += &format!(" Side pot{number} {}.", money(side.amount));
            }
        }
        self.line(&format!("{line} | Rake {}", money(hand.rake)));
        if !outcome.board.is_empty() {
            self.line(&format!("Board {}", cards(&outcome.board)));
        }
        let mut seats: Vec<Seat> = hand.setup.seats.iter().map(|player| player.seat).collect();
        seats.sort();
        for seat in seats {
            let line = format!("Seat {}: {}{} {}", seat.number(), name(hand, seat), self.position(seat), self.end(seat));
            self.line(&line);
        }
    }

    fn position(&self, seat: Seat) -> String {
        let setup = &self.hand.setup;
        let positions = [
            (seat == setup.button, " (button)"),
            (Some(seat) == setup.small_blind, " (small blind)"),
            (seat == setup.big_blind, " (big blind)"),
        ];
        positions.into_iter().filter(|(holds, _)| *holds).map(|(_, words)| words).collect()
    }

    /// The result of a seat, such as `folded on the Flop`.
    fn end(&self, seat: Seat) -> String {
        let outcome = self.outcome;
        let won = (!outcome.won[seat].is_zero()).then(|| self.hand.chip_unit.text(outcome.won[seat]));
        if let Some(showing) = &outcome.shown[seat] {
            let made = names::shown(showing, self.hand.setup.game.ranking == Ranking::HighLow);
            let end = won.map_or_else(|| "lost".to_owned(), |won| format!("won ({won})"));
            return format!("showed {} and {end} with {made}", cards(&outcome.holes[seat]));
        }
        if outcome.mucked.contains(seat) {
            return if self.seen.contains(seat) { format!("mucked {}", cards(&outcome.holes[seat])) } else { "mucked".to_owned() };
        }
        match outcome.folded[seat] {
            Some(Street::Preflop) if outcome.bet.contains(seat) => "folded before Flop".to_owned(),
            Some(Street::Preflop) => "folded before Flop (didn't bet)".to_owned(),
            Some(Street::Flop) => "folded on the Flop".to_owned(),
            Some(Street::Turn) => "folded on the Turn".to_owned(),
            Some(Street::River) => "folded on the River".to_owned(),
            None => won.map_or_else(String::new, |won| format!("collected ({won})")),
        }
    }
}
