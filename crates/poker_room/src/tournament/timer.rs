//! What is due in a tournament when time has passed.

use poker_protocol::CancelReason;

use super::deal::DealEnd;
use super::output::TournamentOutput;
use super::terms::Beginning;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// When [`Self::handle_timeout`] should be called next; `None` if only players can continue it, or if it is over.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        match &self.stage {
            Stage::Registering => match self.terms.begin {
                Beginning::At { time, .. } => Some(time),
                Beginning::WhenFull => None,
            },
            Stage::Playing(play) => match play.break_until {
                Some(until) => {
                    let due = [Some(until), play.registration_closes(), play.rebuys.due(), play.deals.until()];
                    due.into_iter().flatten().min()
                }
                None if play.thinking_since.is_some() => [play.deals.until(), play.first_due()].into_iter().flatten().min(),
                None => {
                    let level = play.clock.ends(&play.start.levels);
                    let due = [play.registration_closes(), play.rebuys.due(), play.deals.until(), level, play.next_break, play.ends];
                    due.into_iter().chain([play.first_due(), self.thinks_until()]).flatten().min()
                }
            },
            Stage::Finished | Stage::Cancelled => None,
        }
    }

    /// Does everything that is due at `now`.
    pub fn handle_timeout(&mut self, dealer: &mut Dealer, now: Now) {
        while self.poll_timeout().is_some_and(|at| at <= now) {
            self.do_next(dealer, now);
        }
    }

    /// Does the first thing that is due: the level before the break, and both before the tables.
    fn do_next(&mut self, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return self.begin_or_cancel(dealer, now) };
        if play.deals.until().is_some_and(|until| until <= now) {
            return self.close_deal(DealEnd::Expired, dealer, now);
        }
        if play.thinking_since.is_none() && self.watch_thinking(now) {
            return;
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.thinking_since.is_some() {
            // The clocks stand still.
            return self.play_due_table(dealer, now);
        }
        if play.registration_closes().is_some_and(|at| at <= now) {
            return self.watch_registration(now);
        }
        if play.rebuys.due().is_some_and(|at| at <= now) {
            return self.end_due_offer(dealer, now);
        }
        if play.break_until.is_some_and(|until| until <= now) {
            return self.end_break(dealer, now);
        }
        if self.is_phase_over(now) {
            return self.end_phase(now);
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.clock.advance(&play.start.levels, now) {
            let level = play.clock.level();
            self.outputs.push_back(TournamentOutput::Level { level });
            self.watch_rebuys(now);
            return self.watch_registration(now);
        }
        if play.next_break.is_some_and(|at| at <= now) {
            return self.break_is_due(now);
        }
        if play.ends.is_some_and(|at| at <= now) {
            return self.time_is_up();
        }
        self.play_due_table(dealer, now);
    }

    /// Does what is due first at the tables.
    fn play_due_table(&mut self, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(table) = play.due_table(now) else { return };
        let Some(state) = play.table_mut(table) else { return play.note_due(table, None) };
        let end = state.handle_timeout(dealer, now);
        let ready = state.is_ready();
        self.after(table, end, dealer, now);
        if ready {
            self.ready(table, dealer, now);
        }
    }

    /// The time of the beginning has come: plays if enough have registered, otherwise cancels (R-REG-2).
    fn begin_or_cancel(&mut self, dealer: &mut Dealer, now: Now) {
        let least = match self.terms.begin {
            Beginning::At { least_entries, .. } => least_entries.max(2),
            Beginning::WhenFull => self.terms.most_entries,
        };
        // All entries may be of one player (R-REG-13).
        if self.entries() >= least && self.entry_of.len() >= 2 {
            self.begin(dealer, now);
        } else if self.terms.payment.is_none() && self.entries() == 1 {
            // The only survivor of the first phase has won (R-TYP-10).
            self.begin(dealer, now);
            self.finish(&[], dealer);
        } else {
            self.cancel_before_start(CancelReason::TooFewEntries);
        }
    }
}
