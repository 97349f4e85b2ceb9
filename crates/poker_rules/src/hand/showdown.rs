//! The showdown: hands are shown and pots are paid.

use alloc::boxed::Box;

use super::{Hand, PotHalf, Turn, pot};
use crate::{
    BySeat, CardSet, Chips, HandEvent, HandValue, HoleUsed, Listener, LowValue, Pot, Ranking, Seat, SeatSet, best_hand, best_low,
    rank::{CardSum, high_value, low_value},
};

/// The values of the hands at a showdown.
#[derive(Default)]
struct ShowdownValues {
    high: BySeat<Option<HandValue>>,
    /// `None` for a hand without a low, and for all hands if the game has no lows.
    low: BySeat<Option<LowValue>>,
}

impl Hand {
    /// Shows all hands before the board is complete, because no more betting is possible (R-POT-5).
    pub(super) fn show_all(&mut self, events: &mut impl Listener) {
        self.open = self.live;
        for seat in self.live.clockwise_after(self.setup.button) {
            events.hear(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high: None, low: None });
        }
    }

    /// Ends the hand after the rake. With two or more players left it shows the hands that must be shown, and pays the pots unless players
    /// must be asked. A single player is paid at once and, if the setup says so, asked to show.
    pub(super) fn conclude(&mut self, events: &mut impl Listener) {
        if self.live.has_two() {
            let values = self.values();
            self.show_down(&values, events);
            if self.choosing.is_empty() {
                self.award(&values, events);
            }
        } else {
            self.award(&ShowdownValues::default(), events);
            if self.setup.ask_to_show {
                self.choosing = self.live;
            }
        }
        self.ask_next(events);
    }

    /// Continues after a player's choice: pays the pots after the last choice of a showdown.
    pub(super) fn go_on(&mut self, events: &mut impl Listener) {
        if self.choosing.is_empty() && self.live.has_two() {
            let values = self.values();
            self.award(&values, events);
        }
        self.ask_next(events);
    }

    /// Gives the turn to the next player who must choose; ends the hand if there is none.
    fn ask_next<L: Listener>(&mut self, events: &mut L) {
        let next = self.choosers().next();
        if let Some(seat) = next {
            self.turn = Turn::Show(seat);
        } else {
            self.turn = Turn::Over;
            if L::USES_EVENTS {
                events.hear(HandEvent::Ended { players: self.dealt_in, stacks: Box::new(self.stacks) });
            }
        }
    }

    /// Pays the side pots, then the main pot (R-POT-3).
    fn award(&mut self, values: &ShowdownValues, events: &mut impl Listener) {
        for place in (0..self.pots.len()).rev() {
            let (index, pot) = (u8::try_from(place).unwrap_or(u8::MAX), self.pots[place]);
            let (high, low) = values.winners(&pot);
            if low.is_empty() {
                self.pay_out(index, None, pot.amount, high, events);
            } else {
                // The odd chip goes to the high half (R-VAR-5).
                let (half, odd) = pot.amount.split(2);
                self.pay_out(index, Some(PotHalf::High), half.plus(odd), high, events);
                self.pay_out(index, Some(PotHalf::Low), half, low, events);
            }
        }
        self.middle = Chips::ZERO;
    }

    /// The seats that have won a pot, those of both halves if it was halved. A winner of a pot with fewer chips than winners may have been
    /// paid nothing. Empty until the hand is over.
    pub fn winners_of(&self, pot: &Pot) -> SeatSet {
        if self.turn != Turn::Over {
            return SeatSet::EMPTY;
        }
        let values = if self.live.len() == 1 { ShowdownValues::default() } else { self.values() };
        let (high, low) = values.winners(pot);
        high.union(low)
    }

    /// The seats that have knocked out a seat: the winners of the last pot that it could win (R-BTY-10). Empty if the hand is not over or the
    /// seat still has chips. A seat that has lost all its chips too is left out, although it may be among the winners of a pot that has
    /// fewer chips than winners.
    pub fn knocked_out_by(&self, seat: Seat) -> SeatSet {
        let last = self.pots().iter().rfind(|pot| pot.eligible.contains(seat));
        let Some(pot) = last.filter(|_| self.stack(seat).is_zero()) else { return SeatSet::EMPTY };
        self.winners_of(pot).iter().filter(|&winner| !self.stack(winner).is_zero()).collect()
    }

    fn pay_out(&mut self, pot: u8, half: Option<PotHalf>, amount: Chips, winners: SeatSet, events: &mut impl Listener) {
        for (seat, amount) in pot::shares(amount, winners, self.setup.button) {
            if !amount.is_zero() {
                self.stacks[seat] = self.stacks[seat].plus(amount);
                events.hear(HandEvent::Won { pot, half, seat, amount });
            }
        }
    }

    fn values(&self) -> ShowdownValues {
        let mut values = ShowdownValues::default();
        let board_sum = CardSum::from_iter(self.board.iter().copied());
        let (board, used) = (CardSet::from(&self.board[..]), self.setup.game.hole_used);
        for seat in self.live.iter() {
            let hole = self.hole(seat);
            values.high[seat] = Some(match used {
                HoleUsed::Any => hole.iter().copied().fold(board_sum, CardSum::with).value(),
                HoleUsed::Exactly(_) => high_value(CardSet::from(hole), board, used),
            });
            values.low[seat] = match self.setup.game.ranking {
                Ranking::High => None,
                Ranking::HighLow => low_value(CardSet::from(hole), board, used),
            };
        }
        values
    }

    /// Goes through the hands in the order of showing. A hand is shown unless it is beaten by hands shown before and may be mucked; then it
    /// is mucked, or its player chooses after all other hands have been shown (R-POT-5).
    fn show_down(&mut self, values: &ShowdownValues, events: &mut impl Listener) {
        let may_muck = self.setup.muck_at_showdown && !self.face_up;
        let mut shown = SeatSet::EMPTY;
        for seat in self.show_order() {
            let mut contested = self.pots.iter().filter(|pot| pot.eligible.contains(seat));
            let beaten = may_muck && contested.all(|pot| values.is_beaten(seat, pot.eligible.and(shown)));
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

    /// Shows a whole hand, with its value if the board is complete.
    pub(super) fn lay_open<L: Listener>(&mut self, seat: Seat, events: &mut L) {
        self.open.insert(seat);
        if L::USES_EVENTS {
            let (hole, game) = (self.hole(seat), &self.setup.game);
            let complete = self.board.len() == game.full_board();
            let high = complete.then(|| best_hand(hole, &self.board, game));
            let low = if complete && game.ranking == Ranking::HighLow { best_low(hole, &self.board, game) } else { None };
            events.hear(HandEvent::Shown { seat, cards: self.hole[seat].clone(), high, low });
        }
    }
}

impl ShowdownValues {
    /// The winners of the high half and of the low half. If nobody has a low, the second set is empty and the first wins all (R-VAR-4).
    fn winners(&self, pot: &Pot) -> (SeatSet, SeatSet) {
        let has_low = best(&self.low, pot.eligible).is_some();
        let low = if has_low { holders(&self.low, pot.eligible) } else { SeatSet::EMPTY };
        (holders(&self.high, pot.eligible), low)
    }

    /// Whether `shown` has a better hand than `seat` and, if `seat` has a low, a better low: then `seat` cannot win against them.
    fn is_beaten(&self, seat: Seat, shown: SeatSet) -> bool {
        let high = best(&self.high, shown) > self.high[seat];
        high && (self.low[seat].is_none() || best(&self.low, shown) > self.low[seat])
    }
}

fn best<T: Ord + Copy>(values: &BySeat<Option<T>>, seats: SeatSet) -> Option<T> {
    seats.iter().filter_map(|seat| values[seat]).max()
}

/// The seats with the best value. If no seat has a value, all of them: the last player left wins without one.
fn holders<T: Ord + Copy>(values: &BySeat<Option<T>>, seats: SeatSet) -> SeatSet {
    let best = best(values, seats);
    seats.iter().filter(|&seat| values[seat] == best).collect()
}
