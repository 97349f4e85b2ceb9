//! One betting round: what is to be matched, and to whom raising is open (R-BET).

use crate::{Act, Action, BySeat, Chips, IllegalAction, RaiseRange, Seat, SeatSet};

/// The betting of one street.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// Chips in front of each seat.
    pub(crate) bets: BySeat<Chips>,
    /// The bet to match. Before the flop the big blind, also where it was posted short (R-BET-13).
    pub(crate) price: Chips,
    /// The largest legal bet or raise so far, at first the big blind (R-BET-6).
    increment: Chips,
    /// Undersized all-ins since the last call or legal raise: their sum and their number (R-BET-11).
    undersized: (Chips, u8),
    /// Who has acted since the betting was last open to all.
    closed: SeatSet,
    /// Who bet or raised last.
    pub(crate) aggressor: Option<Seat>,
}

/// What one seat may do, without the presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) check: bool,
    pub(crate) call: Option<Chips>,
    pub(crate) raise: Option<RaiseRange>,
}

impl Round {
    pub(crate) fn new(big_blind: Chips) -> Round {
        Round {
            bets: BySeat::default(),
            price: Chips::ZERO,
            increment: big_blind,
            undersized: (Chips::ZERO, 0),
            closed: SeatSet::EMPTY,
            aggressor: None,
        }
    }

    /// Whether this seat, which has chips, still owes an answer (R-BET-1).
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        self.bets[seat] < self.price || !self.closed.contains(seat)
    }

    /// What a seat with this stack may do. `rivals`: somebody else has chips to answer a raise with. `cap`: the most a structure lets it raise to.
    pub(crate) fn options(&self, seat: Seat, stack: Chips, rivals: bool, cap: Option<Chips>) -> Options {
        let to_call = self.price.saturating_sub(self.bets[seat]);
        let all_in = self.bets[seat].plus(stack);
        let raise = (rivals && all_in > self.price && !self.closed.contains(seat)).then(|| {
            let legal = self.price.plus(self.increment);
            let most = cap.map_or(all_in, |cap| cap.max(legal).min(all_in));
            RaiseRange { min_to: legal.min(all_in), max_to: most, opens: self.price.is_zero(), undersized: all_in < legal }
        });
        Options { check: to_call.is_zero(), call: (!to_call.is_zero()).then_some(to_call.min(stack)), raise }
    }

    pub(crate) fn check(&mut self, seat: Seat) {
        self.closed.insert(seat);
    }

    /// A call, also all-in for less: it ends a chain of undersized all-ins.
    pub(crate) fn call(&mut self, seat: Seat, paid: Chips) {
        self.bets[seat] = self.bets[seat].plus(paid);
        self.undersized = (Chips::ZERO, 0);
        self.closed.insert(seat);
    }

    pub(crate) fn raise(&mut self, seat: Seat, to: Chips, undersized: bool) {
        let increment = to.saturating_sub(self.price);
        self.bets[seat] = to;
        self.price = to;
        self.aggressor = Some(seat);
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
        self.undersized = (Chips::ZERO, 0);
        self.closed = SeatSet::only(seat);
    }
}

impl Options {
    /// What an action would do and cost, if it is legal. `bet`: what the seat has in front already.
    pub(crate) fn resolve(&self, action: Action, bet: Chips) -> Result<(Act, Chips), IllegalAction> {
        match action {
            Action::Fold => Ok((Act::Fold, Chips::ZERO)),
            Action::Check => match self.call {
                None => Ok((Act::Check, Chips::ZERO)),
                Some(to_call) => Err(IllegalAction::CannotCheck { to_call }),
            },
            Action::Call => self.call.map(|paid| (Act::Call, paid)).ok_or(IllegalAction::NothingToCall),
            Action::RaiseTo(to) => {
                let range = self.raise.ok_or(IllegalAction::RaiseNotAllowed)?;
                if to < range.min_to {
                    return Err(IllegalAction::RaiseTooSmall { min_to: range.min_to });
                }
                if to > range.max_to {
                    return Err(IllegalAction::RaiseTooBig { max_to: range.max_to });
                }
                let act = if range.opens { Act::Bet { to } } else { Act::Raise { to } };
                Ok((act, to.saturating_sub(bet)))
            }
        }
    }
}
