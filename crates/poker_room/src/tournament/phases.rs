//! Tournaments in two phases: those who survive the first one take their stacks to the second (R-TYP-10).

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::refusal::TournamentRefusal;
use super::terms::PrizeDivision;
use super::{Stage, Tournament};
use crate::Now;
use crate::rulebook::Finish;

impl Tournament {
    /// Adds what a first phase has left of its pool to the pool of this second phase.
    ///
    /// # Errors
    /// `Closed` if the prizes are final, `PaymentNotAccepted` if this is no second phase; then nothing has changed.
    pub fn carry_pool(&mut self, amount: Money) -> Result<(), TournamentRefusal> {
        if self.terms.payment.is_some() {
            return Err(TournamentRefusal::PaymentNotAccepted);
        }
        if !self.is_open() {
            return Err(TournamentRefusal::Closed);
        }
        self.carried = [self.carried, amount].iter().sum();
        Ok(())
    }

    /// The entry of a player who has come from another first phase already. Only the largest stack is carried over.
    pub(super) fn survived_again(&mut self, player: PlayerId, stack: Option<Chips>) -> Option<EntryId> {
        let &entry = self.entry_of.get(&player).filter(|_| self.terms.payment.is_none())?;
        let entrant = self.entrants.get_mut(entry.index()).filter(|entrant| entrant.state == EntryState::Registered)?;
        entrant.stack = entrant.stack.max(stack);
        Some(entry)
    }

    /// Whether the last level of this first phase is over.
    pub(super) fn is_phase_over(&self, now: Now) -> bool {
        let (Stage::Playing(play), Finish::AfterLevel { level }) = (&self.stage, self.terms.finish) else { return false };
        play.clock.level() == u32::from(level) && play.clock.ends(&play.start.levels).is_some_and(|at| at <= now)
    }

    /// The last level of this first phase is over: the hands in progress are the last ones.
    pub(super) fn end_phase(&mut self, now: Now) {
        if let Stage::Playing(play) = &mut self.stage {
            play.clock.stop(now);
        }
        self.close_registration();
        self.time_is_up();
    }

    /// Whether an entry has survived this first phase.
    pub(crate) fn survived(&self, entry: EntryId) -> bool {
        let goes_on = matches!(self.entrant(entry).map(|entrant| entrant.state), Some(EntryState::Placed { goes_on: true, .. }));
        goes_on && matches!(self.terms.prizes.division, PrizeDivision::SecondPhase(_))
    }

    /// Tells who survives this first phase, and what is left of its pool.
    pub(super) fn carry_over(&mut self, survivors: &[(EntryId, Chips)]) {
        if !matches!(self.terms.prizes.division, PrizeDivision::SecondPhase(_)) {
            return;
        }
        for &(entry, stack) in survivors {
            if let Some(EntryState::Placed { goes_on, .. }) = self.entrants.get_mut(entry.index()).map(|entrant| &mut entrant.state) {
                *goes_on = true;
            }
            self.outputs.push_back(TournamentOutput::Survived { entry, stack });
        }
        let paid = self.prizes.iter().skip(survivors.len()).sum();
        self.outputs.push_back(TournamentOutput::PoolCarried { amount: self.pool.saturating_sub(paid) });
    }
}
