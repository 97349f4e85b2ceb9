//! The time one decision may take: ordinary time, then the time bank; while the connection is lost, an allowance instead of the bank.

use poker_protocol::Clock;

use super::rules::ClockRules;
use crate::Now;

/// The clock of the decision in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DecisionClock {
    rules: ClockRules,
    running: bool,
    ordinary_ends: Now,
    /// From here on the bank runs, where the player is connected.
    bank_from: Now,
    bank_ms: u32,
    away_since: Option<Now>,
    /// What is left of the allowance for a lost connection in this hand.
    extra_ms: u32,
}

impl DecisionClock {
    pub(super) fn start((rules, running): (ClockRules, bool), bank_ms: u32, extra_ms: u32, connected: bool, now: Now) -> Self {
        let ordinary_ends = now.after_ms(rules.decision_ms);
        Self { rules, running, ordinary_ends, bank_from: ordinary_ends, bank_ms, away_since: (!connected).then_some(now), extra_ms }
    }

    /// When the time is over, if it ever is.
    pub(super) fn deadline(&self) -> Option<Now> {
        match self.away_since {
            Some(since) => {
                let bank_ms = if self.eats_bank() { self.bank_ms } else { 0 };
                Some(self.ordinary_ends.max(since).after_ms(self.extra_ms).after_ms(bank_ms))
            }
            None => self.running.then(|| self.bank_from.after_ms(self.bank_ms)),
        }
    }

    /// The connection is gone: the bank stops.
    pub(super) fn go_away(&mut self, now: Now) {
        if self.away_since.is_none() {
            self.spend_bank(now);
            self.away_since = Some(now);
        }
    }

    /// The connection is back: what was used of the allowance stays used.
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

    /// Stops: what is left of bank and allowance.
    pub(super) fn stop(mut self, now: Now) -> (u32, u32) {
        if self.away_since.is_some() {
            self.come_back(now);
        } else {
            self.spend_bank(now);
        }
        (self.bank_ms, self.extra_ms)
    }

    /// What a viewer is told; none where no clock runs.
    pub(super) fn view(&self, now: Now) -> Option<Clock> {
        let spent_ms = if self.away_since.is_none() { now.ms_since(self.bank_from) } else { 0 };
        self.running.then(|| Clock {
            decision_ms: self.ordinary_ends.ms_since(now),
            decision_full_ms: self.rules.decision_ms,
            bank_ms: self.bank_ms.saturating_sub(spent_ms),
        })
    }

    /// The practice clock was switched; a decision in progress begins anew.
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
