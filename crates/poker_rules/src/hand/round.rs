//! One betting round: what is to be matched, and to whom raising is open (R-BET).

use super::Options;
use crate::{BySeat, Chips, RaiseRange, Seat, SeatSet};

/// The betting of one street.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// Chips in front of each seat.
    pub(crate) bets: BySeat<Chips>,
    /// The bet to match. Before the flop the big blind, also where it was posted short (R-BET-13), or the straddle.
    pub(crate) price: Chips,
    /// The largest legal bet or raise so far, at first that of the street (R-BET-6); in fixed limit the only one.
    increment: Chips,
    /// Legal bets and raises so far, blind and straddle too. Undersized all-ins that reopen the betting count as one together.
    made: u8,
    /// Two players began the street.
    heads_up: bool,
    /// Undersized all-ins since the last call or legal raise: their sum and their number (R-BET-11).
    undersized: (Chips, u8),
    /// Who has acted since the betting was last open to all.
    closed: SeatSet,
    /// Who has acted since the price was last raised.
    answered: SeatSet,
    /// Who bet or raised last.
    pub(crate) aggressor: Option<Seat>,
}

/// How far a betting structure lets a raise go.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bound {
    /// All that the player has.
    Stack,
    /// To this total, and to the least legal raise where that is more.
    To(Chips),
    /// The least legal raise and no other.
    Least,
    /// No further.
    Capped,
}

impl Round {
    /// A street whose first bet is at least `increment`.
    pub(crate) fn new(increment: Chips, heads_up: bool) -> Round {
        Round {
            bets: BySeat::default(),
            price: Chips::ZERO,
            increment,
            made: 0,
            heads_up,
            undersized: (Chips::ZERO, 0),
            closed: SeatSet::EMPTY,
            answered: SeatSet::EMPTY,
            aggressor: None,
        }
    }

    /// The big blind is a bet, and so is a straddle; one posted short is an undersized raise and counts as none (R-HAND-10).
    pub(crate) fn force(&mut self, price: Chips, counts: bool) {
        self.price = self.price.max(price);
        self.made += u8::from(counts);
    }

    /// Who has yet to answer the last bet or raise, or to act at all (R-BET-1).
    pub(crate) fn owing(&self, actors: SeatSet) -> SeatSet {
        actors.minus(self.answered)
    }

    /// Whether a street that allows `max_bets` bets has had them all (R-VAR-10).
    pub(crate) fn is_capped(&self, max_bets: u8, capped_heads_up: bool) -> bool {
        self.made >= max_bets && (capped_heads_up || !self.heads_up)
    }

    /// What a seat with this stack may do. `rivals`: somebody else has chips to answer a raise with.
    #[inline]
    pub(crate) fn options(&self, seat: Seat, stack: Chips, rivals: bool, bound: Bound) -> Options {
        let bet = self.bets[seat];
        let to_call = self.price.saturating_sub(bet);
        let open = rivals && stack > to_call && !self.closed.contains(seat);
        let raise = if open { self.range(bet.plus(stack), bound) } else { None };
        Options { check: to_call.is_zero(), call: (!to_call.is_zero()).then_some(to_call.min(stack)), raise }
    }

    fn range(&self, all_in: Chips, bound: Bound) -> Option<RaiseRange> {
        let legal = self.price.plus(self.increment);
        let most = match bound {
            Bound::Stack => all_in,
            Bound::To(most) => most.max(legal),
            Bound::Least => legal,
            Bound::Capped => return None,
        };
        let opens = self.price.is_zero();
        Some(RaiseRange { min_to: legal.min(all_in), max_to: most.min(all_in), opens, undersized: all_in < legal })
    }

    pub(crate) fn check(&mut self, seat: Seat) {
        self.closed.insert(seat);
        self.answered.insert(seat);
    }

    /// A call, also all-in for less: it ends a chain of undersized all-ins.
    pub(crate) fn call(&mut self, seat: Seat, paid: Chips) {
        self.bets[seat] = self.bets[seat].plus(paid);
        self.undersized = (Chips::ZERO, 0);
        self.check(seat);
    }

    pub(crate) fn raise(&mut self, seat: Seat, to: Chips, undersized: bool) {
        let increment = to.saturating_sub(self.price);
        self.bets[seat] = to;
        self.price = to;
        self.aggressor = Some(seat);
        self.answered = SeatSet::only(seat);
        let (sum, count) = (self.undersized.0.plus(increment), self.undersized.1 + 1);
        let reopens = sum >= self.increment && count >= 2;
        if undersized && !reopens {
            self.undersized = (sum, count);
            self.closed.insert(seat);
            return;
        }
        if !undersized {
            self.increment = increment;
        }
        self.made = self.made.saturating_add(1);
        self.undersized = (Chips::ZERO, 0);
        self.closed = SeatSet::only(seat);
    }
}
