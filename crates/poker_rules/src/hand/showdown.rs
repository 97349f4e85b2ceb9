//! Hands are shown and pots go to their winners.

use super::{Hand, PotHalf, Turn, pot};
use crate::{
    BySeat, CardSet, Chips, HandEvent, HandValue, HoleUsed, Listener, LowValue, Pot, Ranking, Seat, SeatSet, best_hand, best_low,
    rank::{Tally, high_value, low_value},
};

/// What the hands at a showdown are worth.
#[derive(Default)]
struct Worth {
    high: BySeat<Option<HandValue>>,
    /// `None` where the game has no lows.
    low: BySeat<Option<LowValue>>,
}

impl Hand {
    /// All hands face up while the board is not complete (R-POT-5).
    pub(super) fn show_all(&mut self, events: &mut impl Listener) {
        self.open = self.live;
        for seat in self.live.clockwise_after(self.setup.button) {
            events.hear(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high: None, low: None });
        }
    }

    /// After the rake: where more than one is left, the hands that must be seen; otherwise the last player is paid at once.
    pub(super) fn conclude(&mut self, events: &mut impl Listener) {
        if self.live.has_two() {
            let worth = self.worth();
            self.show_down(&worth, events);
            if self.choosing.is_empty() {
                self.award(&worth, events);
            }
        } else {
            self.award(&Worth::default(), events);
            if self.setup.ask_to_show {
                self.choosing = self.live;
            }
        }
        self.ask_next(events);
    }

    /// After a choice: the last one at a showdown is followed by the pots.
    pub(super) fn go_on(&mut self, events: &mut impl Listener) {
        if self.choosing.is_empty() && self.live.has_two() {
            let worth = self.worth();
            self.award(&worth, events);
        }
        self.ask_next(events);
    }

    /// The turn of the next player who has yet to choose; after the last one the hand is over.
    fn ask_next(&mut self, events: &mut impl Listener) {
        let next = self.choosers().next();
        if let Some(seat) = next {
            self.turn = Turn::Show(seat);
        } else {
            self.turn = Turn::Over;
            events.hear(HandEvent::Ended { players: self.dealt_in, stacks: self.stacks });
        }
    }

    /// Pays side pots, then the main pot (R-POT-3).
    fn award(&mut self, worth: &Worth, events: &mut impl Listener) {
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

    /// In order, from the first to show: a hand that has not been beaten by those before it is laid open. The others are mucked where they
    /// may be; where players choose, they do so once all hands that must be seen lie open (R-POT-5).
    fn show_down(&mut self, worth: &Worth, events: &mut impl Listener) {
        let may_muck = self.setup.muck_at_showdown && !self.face_up;
        let mut shown = SeatSet::EMPTY;
        for seat in self.show_order() {
            let mut contested = self.pots.iter().filter(|pot| pot.eligible.contains(seat));
            let beaten = may_muck && contested.all(|pot| worth.is_beaten(seat, pot.eligible.and(shown)));
            match (beaten, self.setup.ask_to_show) {
                (true, true) => {
                    self.choosing.insert(seat);
                }
                (true, false) => events.hear(HandEvent::Mucked { seat }),
                (false, _) => {
                    shown.insert(seat);
                    self.lay_open(seat, events);
                }
            }
        }
    }

    /// A whole hand is seen, with its name where the board is complete.
    pub(super) fn lay_open<L: Listener>(&mut self, seat: Seat, events: &mut L) {
        self.open.insert(seat);
        if L::HEARS {
            let (hole, game) = (self.hole(seat), &self.setup.game);
            let complete = self.board.len() == game.full_board();
            let high = complete.then(|| best_hand(hole, &self.board, game));
            let low = if complete && game.ranking == Ranking::HighLow { best_low(hole, &self.board, game) } else { None };
            events.hear(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high, low });
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
