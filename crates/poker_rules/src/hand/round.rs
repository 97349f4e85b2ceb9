//! One betting round: the bet to match, and the players who may raise (R-BET).

use super::Options;
use crate::{BySeat, Chips, RaiseRange, Seat, SeatSet};

/// The betting of one street.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// What each seat has bet on this street.
    pub(crate) bets: BySeat<Chips>,
    /// The bet to match. Before the flop it starts as the big blind, even if that was posted short (R-BET-13), or as the straddle.
    pub(crate) to_match: Chips,
    /// The least increment of the next raise: the largest full bet or raise of the street so far, at first the least bet (R-BET-6).
    increment: Chips,
    /// The number of full bets and raises so far, big blind and straddle included. A chain of undersized all-ins that reopens the betting
    /// counts as one.
    made: u8,
    /// Whether the street began with two players.
    heads_up: bool,
    /// The undersized all-ins since the last call or full raise: the sum of their increments and their number (R-BET-11).
    undersized: (Chips, u8),
    /// The players who have acted since the betting was last open to all: they may not raise.
    closed: SeatSet,
    /// The players who have acted since `to_match` last rose.
    answered: SeatSet,
    /// The player who bet or raised last.
    pub(crate) aggressor: Option<Seat>,
}

/// The largest raise that a betting structure allows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bound {
    /// The player's whole stack.
    Stack,
    /// This total, or the least legal raise if that is more.
    To(Chips),
    /// The least legal raise only.
    Least,
    /// No raise: the cap is reached.
    Capped,
}

impl Round {
    /// The betting of a street whose least bet is `increment`.
    pub(crate) fn new(increment: Chips, heads_up: bool) -> Round {
        Round {
            bets: BySeat::default(),
            to_match: Chips::ZERO,
            increment,
            made: 0,
            heads_up,
            undersized: (Chips::ZERO, 0),
            closed: SeatSet::EMPTY,
            answered: SeatSet::EMPTY,
            aggressor: None,
        }
    }

    /// Raises the bet to match to `to_match` for a big blind or a straddle. `counts` says whether it counts as a bet: a straddle that was
    /// posted short does not (R-HAND-10).
    pub(crate) fn force(&mut self, to_match: Chips, counts: bool) {
        self.to_match = self.to_match.max(to_match);
        self.made += u8::from(counts);
    }

    /// The `actors` who have not acted since the last bet or raise (R-BET-1).
    pub(crate) fn owing(&self, actors: SeatSet) -> SeatSet {
        actors.minus(self.answered)
    }

    /// Whether the street has had its `max_bets` bets (R-VAR-10). Unless `capped_heads_up`, a street that two players began has no cap.
    pub(crate) fn is_capped(&self, max_bets: u8, capped_heads_up: bool) -> bool {
        self.made >= max_bets && (capped_heads_up || !self.heads_up)
    }

    /// The legal actions of a seat with this stack. `rivals` says whether another player has chips to answer a raise.
    #[inline]
    pub(crate) fn options(&self, seat: Seat, stack: Chips, rivals: bool, bound: Bound) -> Options {
        let bet = self.bets[seat];
        let to_call = self.to_match.saturating_sub(bet);
        let open = rivals && stack > to_call && !self.closed.contains(seat);
        let raise = if open { self.range(bet.plus(stack), bound) } else { None };
        Options { check: to_call.is_zero(), call: (!to_call.is_zero()).then_some(to_call.min(stack)), raise }
    }

    fn range(&self, all_in: Chips, bound: Bound) -> Option<RaiseRange> {
        let legal = self.to_match.plus(self.increment);
        let most = match bound {
            Bound::Stack => all_in,
            Bound::To(most) => most.max(legal),
            Bound::Least => legal,
            Bound::Capped => return None,
        };
        let opens = self.to_match.is_zero();
        Some(RaiseRange { min_to: legal.min(all_in), max_to: most.min(all_in), opens, undersized: all_in < legal })
    }

    pub(crate) fn check(&mut self, seat: Seat) {
        self.closed.insert(seat);
        self.answered.insert(seat);
    }

    /// Counts a call, which may be all-in for less. It ends a chain of undersized all-ins.
    pub(crate) fn call(&mut self, seat: Seat, paid: Chips) {
        self.bets[seat] = self.bets[seat].plus(paid);
        self.undersized = (Chips::ZERO, 0);
        self.check(seat);
    }

    pub(crate) fn raise(&mut self, seat: Seat, to: Chips, undersized: bool) {
        let increment = to.saturating_sub(self.to_match);
        self.bets[seat] = to;
        self.to_match = to;
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
