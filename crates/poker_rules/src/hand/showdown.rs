//! Hands are shown and pots go to their winners.

use super::{Hand, PotHalf, Turn, pot};
use crate::{
    BySeat, CardSet, Chips, HandEvent, HandValue, HoleUsed, Listener, LowValue, Pot, Ranking, Seat, SeatSet, best_low,
    rank::{Tally, high_value, low_value, made},
};

/// What the hands at a showdown are worth.
#[derive(Default)]
struct Worth {
    high: BySeat<Option<HandValue>>,
    /// None where the game has no lows.
    low: BySeat<Option<LowValue>>,
}

impl Hand {
    /// All hands face up while the board is not complete (R-POT-5).
    pub(super) fn show_all(&self, events: &mut impl Listener) {
        for seat in self.live.clockwise_after(self.setup.button) {
            events.hear(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high: None, low: None });
        }
    }

    /// Shows hands where more than one is left, pays side pots, then the main pot (R-POT-3), and ends the hand.
    pub(super) fn award(&mut self, events: &mut impl Listener) {
        let mut worth = Worth::default();
        if self.live.len() > 1 {
            worth = self.worth();
            self.show_down(&worth, events);
        }
        for place in (0..self.pots.len()).rev() {
            let (index, pot) = (u8::try_from(place).unwrap_or(u8::MAX), self.pots[place]);
            let (high, low) = worth.winners(&pot);
            if low.is_empty() {
                self.pay_out(index, None, pot.amount, high, events);
            } else {
                // The odd chip of the halving belongs to the high half (R-VAR-5).
                let (half, odd) = pot.amount.split(2);
                self.pay_out(index, Some(PotHalf::High), half.plus(odd), high, events);
                self.pay_out(index, Some(PotHalf::Low), half, low, events);
            }
        }
        self.middle = Chips::ZERO;
        self.turn = Turn::Over;
        events.hear(HandEvent::Ended { players: self.dealt_in, stacks: self.stacks });
    }

    fn pay_out(&mut self, pot: u8, half: Option<PotHalf>, amount: Chips, winners: SeatSet, events: &mut impl Listener) {
        for (seat, amount) in pot::shares(amount, winners, self.setup.button) {
            if !amount.is_zero() {
                self.stacks[seat] = self.stacks[seat].plus(amount);
                events.hear(HandEvent::Won { pot, half, seat, amount });
            }
        }
    }

    fn worth(&self) -> Worth {
        let mut worth = Worth::default();
        let tally = Tally::from_iter(self.board.iter().copied());
        let (board, used) = (CardSet::from(&self.board[..]), self.setup.game.hole_used);
        for seat in self.live.iter() {
            let hole = self.hole(seat);
            worth.high[seat] = Some(match used {
                HoleUsed::Any => hole.iter().copied().fold(tally, Tally::with).value(),
                HoleUsed::Exactly(_) => high_value(CardSet::from(hole), board, used),
            });
            worth.low[seat] = match self.setup.game.ranking {
                Ranking::High => None,
                Ranking::HighLow => low_value(CardSet::from(hole), board, used),
            };
        }
        worth
    }

    /// Shows or mucks in order: the last aggressor of the river first, otherwise from the button's left (R-POT-5).
    fn show_down<L: Listener>(&self, worth: &Worth, events: &mut L) {
        let may_muck = self.setup.muck_at_showdown && !self.face_up;
        let first = self.round.aggressor.filter(|&seat| self.live.contains(seat)).or_else(|| self.live.next_after(self.setup.button));
        let others = first.map_or(SeatSet::EMPTY, |first| self.live.without(first));
        let mut shown = SeatSet::EMPTY;
        for seat in first.into_iter().chain(others.clockwise_after(first.unwrap_or(self.setup.button))) {
            let mut contested = self.pots.iter().filter(|pot| pot.eligible.contains(seat));
            if may_muck && contested.all(|pot| worth.is_beaten(seat, pot.eligible.and(shown))) {
                events.hear(HandEvent::Mucked { seat });
                continue;
            }
            shown.insert(seat);
            if L::HEARS {
                let (hole, game) = (self.hole(seat), &self.setup.game);
                let high = worth.high[seat].map(|value| made(value, CardSet::from(hole), CardSet::from(&self.board[..]), game.hole_used));
                let low = worth.low[seat].and_then(|_| best_low(hole, &self.board, game));
                events.hear(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high, low });
            }
        }
    }
}

impl Worth {
    /// Who wins the high and the low half; nobody the low one where it goes to the high too (R-VAR-4).
    fn winners(&self, pot: &Pot) -> (SeatSet, SeatSet) {
        let has_low = best(&self.low, pot.eligible).is_some();
        let low = if has_low { holders(&self.low, pot.eligible) } else { SeatSet::EMPTY };
        (holders(&self.high, pot.eligible), low)
    }

    /// Whether a better hand was shown, and a better low where this seat has one: it can win nothing from these.
    fn is_beaten(&self, seat: Seat, shown: SeatSet) -> bool {
        let high = best(&self.high, shown) > self.high[seat];
        high && (self.low[seat].is_none() || best(&self.low, shown) > self.low[seat])
    }
}

fn best<T: Ord + Copy>(values: &BySeat<Option<T>>, seats: SeatSet) -> Option<T> {
    seats.iter().filter_map(|seat| values[seat]).max()
}

/// Those with the best value; all where nobody has one, since none was needed.
fn holders<T: Ord + Copy>(values: &BySeat<Option<T>>, seats: SeatSet) -> SeatSet {
    let best = best(values, seats);
    seats.iter().filter(|&seat| values[seat] == best).collect()
}
