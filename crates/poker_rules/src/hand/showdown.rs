//! Hands are shown and pots go to their winners.

use super::{Hand, Turn, pot};
use crate::{BySeat, HandEvent, HandValue, Seat, SeatSet, best_hand};

impl Hand {
    /// All hands face up while the board is not complete (R-POT-5).
    pub(super) fn show_all(&self, events: &mut impl FnMut(HandEvent)) {
        for seat in self.live.clockwise_after(self.setup.button) {
            events(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high: None, low: None });
        }
    }

    /// Shows hands where more than one is left, pays side pots, then the main pot (R-POT-3), and ends the hand.
    pub(super) fn award(&mut self, events: &mut impl FnMut(HandEvent)) {
        let mut values = BySeat::default();
        if self.live.len() > 1 {
            self.show_down(&mut values, events);
        }
        let pots = core::mem::take(&mut self.pots);
        for (index, pot) in pots.iter().enumerate().rev() {
            let index = u8::try_from(index).unwrap_or(u8::MAX);
            let best = pot.eligible.iter().map(|seat| values[seat]).max().flatten();
            let winners: SeatSet = pot.eligible.iter().filter(|&seat| values[seat] == best).collect();
            for (seat, amount) in pot::shares(pot.amount, winners, self.setup.button) {
                if !amount.is_zero() {
                    self.stacks[seat] = self.stacks[seat].plus(amount);
                    events(HandEvent::Won { pot: index, half: None, seat, amount });
                }
            }
        }
        self.pots = pots;
        self.turn = Turn::Over;
        events(HandEvent::Ended { players: self.dealt_in, stacks: self.stacks });
    }

    /// Shows or mucks in order: the last aggressor of the river first, otherwise from the button's left (R-POT-5).
    fn show_down(&self, values: &mut BySeat<Option<HandValue>>, events: &mut impl FnMut(HandEvent)) {
        let first = self.round.aggressor.filter(|&seat| self.live.contains(seat)).or_else(|| self.live.next_after(self.setup.button));
        let mut shown = SeatSet::EMPTY;
        let others = first.map_or(SeatSet::EMPTY, |first| self.live.without(first));
        for seat in first.into_iter().chain(first.into_iter().flat_map(|first| others.clockwise_after(first))) {
            let made = best_hand(self.hole(seat), &self.board, &self.setup.game);
            values[seat] = Some(made.value);
            if self.setup.muck_at_showdown && !self.face_up && self.is_beaten(seat, values, shown) {
                events(HandEvent::Mucked { seat });
                continue;
            }
            shown.insert(seat);
            events(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high: Some(made), low: None });
        }
    }

    /// Whether in each pot this seat could win a better hand has been shown.
    fn is_beaten(&self, seat: Seat, values: &BySeat<Option<HandValue>>, shown: SeatSet) -> bool {
        self.pots
            .iter()
            .filter(|pot| pot.eligible.contains(seat))
            .all(|pot| pot.eligible.iter().any(|other| shown.contains(other) && values[other] > values[seat]))
    }
}
