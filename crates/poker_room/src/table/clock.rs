//! The time for one decision: ordinary time, then the time bank; for a disconnected player an allowance instead of the bank.

use poker_protocol::Clock;

use super::rules::ClockRules;
use crate::Now;

/// The clock of the decision in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DecisionClock {
    rules: ClockRules,
    running: bool,
    ordinary_ends: Now,
    /// When the bank starts to run, if the player is connected.
    bank_from: Now,
    bank_ms: u32,
    away_since: Option<Now>,
    /// What is left of this hand's allowance for a lost connection.
    extra_ms: u32,
}

impl DecisionClock {
    pub(super) fn start((rules, running): (ClockRules, bool), bank_ms: u32, extra_ms: u32, connected: bool, now: Now) -> Self {
        let ordinary_ends = now.after_ms(rules.decision_ms);
        Self { rules, running, ordinary_ends, bank_from: ordinary_ends, bank_ms, away_since: (!connected).then_some(now), extra_ms }
    }

    /// When the time for the decision ends; `None` if the player is connected and the clock is off.
    pub(super) fn deadline(&self) -> Option<Now> {
        match self.away_since {
            Some(since) => {
                let bank_ms = if self.eats_bank() { self.bank_ms } else { 0 };
                Some(self.ordinary_ends.max(since).after_ms(self.extra_ms).after_ms(bank_ms))
            }
            None => self.running.then(|| self.bank_from.after_ms(self.bank_ms)),
        }
    }

    /// Notes that the connection is lost: the bank stops.
    pub(super) fn go_away(&mut self, now: Now) {
        if self.away_since.is_none() {
            self.spend_bank(now);
            self.away_since = Some(now);
        }
    }

    /// Notes that the connection is back. The allowance that was used stays used.
    pub(super) fn come_back(&mut self, now: Now) {
        let Some(since) = self.away_since.take() else { return };
        let spent_ms = now.ms_since(self.ordinary_ends.max(since));
        let over_ms = spent_ms.saturating_sub(self.extra_ms);
        self.extra_ms = self.extra_ms.saturating_sub(spent_ms);
        if self.eats_bank() {
            self.bank_ms = self.bank_ms.saturating_sub(over_ms);
        }
        self.bank_from = self.ordinary_ends.max(now);
    }

    /// Stops the clock. Returns what is left of the bank and of the allowance, milliseconds.
    pub(super) fn stop(mut self, now: Now) -> (u32, u32) {
        if self.away_since.is_some() {
            self.come_back(now);
        } else {
            self.spend_bank(now);
        }
        (self.bank_ms, self.extra_ms)
    }

    /// The clock as clients see it; `None` if it does not run.
    pub(super) fn view(&self, now: Now) -> Option<Clock> {
        let spent_ms = if self.away_since.is_none() { now.ms_since(self.bank_from) } else { 0 };
        self.running.then(|| Clock {
            decision_ms: self.ordinary_ends.ms_since(now),
            decision_full_ms: self.rules.decision_ms,
            bank_ms: self.bank_ms.saturating_sub(spent_ms),
        })
    }

    /// Turns the clock on or off. If this is a change, the decision in progress gets its full time.
    pub(super) fn switch(&mut self, running: bool, now: Now) {
        if self.running != running {
            self.running = running;
            self.ordinary_ends = now.after_ms(self.rules.decision_ms);
            self.bank_from = self.ordinary_ends;
        }
    }

    fn eats_bank(&self) -> bool {
        self.running && self.rules.disconnect_uses_bank
    }

    fn spend_bank(&mut self, now: Now) {
        if self.running {
            self.bank_ms = self.bank_ms.saturating_sub(now.ms_since(self.bank_from));
            self.bank_from = self.bank_from.max(now);
        }
    }
}
