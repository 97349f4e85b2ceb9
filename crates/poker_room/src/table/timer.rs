//! What happens when time has passed.

use std::collections::BTreeSet;

use poker_protocol::{JackpotKind, Notice, TableEvent};
use poker_rules::{Action, Seat, Turn};

use super::live::Stage;
use super::{CashTable, Phase, Tempo};
use crate::{Croupier, Now};

/// What is due.
enum Due {
    Nothing,
    Start,
    Proceed,
    TimeOut(Seat),
    LastChoices,
}

impl CashTable {
    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        let hand = match &self.phase {
            Phase::Idle => None,
            Phase::Between { until } => Some(*until),
            Phase::Playing(live) => match &live.stage {
                Stage::Pausing { until } => Some(*until),
                Stage::Showing { until, .. } => Some(*until),
                Stage::Deciding { clock } => clock.deadline(),
            },
        };
        let removal = Seat::first(self.rules.hand.seats).filter_map(|seat| self.removal_at(seat)).min();
        [hand, removal].into_iter().flatten().min()
    }

    /// Does what is due: ends a pause, starts a hand, acts for a player whose time is over, frees a seat.
    pub fn handle_timeout(&mut self, now: Now, croupier: &mut Croupier) {
        for seat in Seat::first(self.rules.hand.seats) {
            if self.removal_at(seat).is_some_and(|at| at <= now) {
                self.free(seat, true);
            }
        }
        match self.due(now) {
            Due::Nothing => {}
            Due::Start => self.try_start(croupier, now),
            Due::Proceed => self.proceed(now),
            Due::TimeOut(seat) => self.time_out(seat, now),
            Due::LastChoices => self.end_choices(now),
        }
        self.announce(now);
    }

    /// Switches the practice clock; a decision in progress gets its whole time.
    pub fn set_clock(&mut self, running: bool, now: Now) {
        self.switches.clock = running;
        if let Phase::Playing(live) = &mut self.phase
            && let Stage::Deciding { clock } = &mut live.stage
        {
            clock.switch(running, now);
        }
        for seated in self.seats.iter_mut().filter_map(|(_, seated)| seated.as_mut()) {
            // What has been counted without a clock counts no more.
            (seated.idle_since, seated.away_since) = (None, None);
            seated.out_everywhere_since = seated.out_everywhere_since.map(|_| now);
        }
        self.announce(now);
    }

    /// Changes the pauses, from the next one on.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.switches.tempo = tempo;
    }

    /// Other jackpots have nothing in them now.
    pub fn set_empty_pools(&mut self, empty: BTreeSet<JackpotKind>) {
        self.switches.empty_pools = empty;
    }

    /// No hand starts any more; the one in progress goes on.
    pub fn stop_dealing(&mut self) {
        self.switches.closing = true;
        if let Phase::Between { .. } = self.phase {
            self.phase = Phase::Idle;
        }
    }

    fn due(&self, now: Now) -> Due {
        match &self.phase {
            Phase::Idle => Due::Nothing,
            Phase::Between { until } if *until <= now => Due::Start,
            Phase::Between { .. } => Due::Nothing,
            Phase::Playing(live) => match (&live.stage, live.hand.turn()) {
                (Stage::Pausing { until }, _) if *until <= now => Due::Proceed,
                (Stage::Showing { until, .. }, _) if *until <= now => Due::LastChoices,
                (Stage::Deciding { clock }, Turn::Act(seat)) if clock.deadline().is_some_and(|at| at <= now) => Due::TimeOut(seat),
                (Stage::Pausing { .. } | Stage::Deciding { .. } | Stage::Showing { .. }, _) => Due::Nothing,
            },
        }
    }

    /// Checks where that is free, else folds, and sits the player out at the end of the hand (R-CASH-7).
    fn time_out(&mut self, seat: Seat, now: Now) {
        let Phase::Playing(live) = &self.phase else { return };
        let folded = !live.hand.legal().is_some_and(|legal| legal.check);
        self.tell_player(seat, TableEvent::Notice { notice: Notice::TimeOut { folded } });
        self.put_out(seat);
        let action = if folded { Action::Fold } else { Action::Check };
        if self.apply(seat, action, now).is_err() {
            self.void_hand(now);
        }
    }
}
