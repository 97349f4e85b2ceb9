//! What is counted while hands are played.

use std::time::Duration;

use poker_rules::{Chips, Variant};

use super::options::SimOptions;
use super::policy::Policy;
use super::report::{SimReport, per_second};
use crate::Digest;

/// The counts of a simulation, and the chips that should be on its table.
pub(super) struct Account {
    game: Variant,
    policy: Policy,
    seed: u64,
    hands: u64,
    decisions: u64,
    illegal_actions: u64,
    conserved: bool,
    expected: Chips,
    digest: Digest,
}

impl Account {
    pub(super) fn new(options: &SimOptions) -> Account {
        Account {
            game: options.game,
            policy: options.policy,
            seed: options.seed,
            hands: 0,
            decisions: 0,
            illegal_actions: 0,
            conserved: true,
            expected: Chips::ZERO,
            digest: Digest::EMPTY,
        }
    }

    pub(super) fn hands(&self) -> u64 {
        self.hands
    }

    /// Counts chips that are brought to the table.
    pub(super) fn bring(&mut self, amount: Chips) {
        self.expected = self.expected.checked_add(amount).unwrap_or(self.expected);
    }

    /// Counts chips that leave the table.
    pub(super) fn take(&mut self, amount: Chips) {
        self.expected = self.expected.saturating_sub(amount);
    }

    /// Counts a decision, and whether the table refused it.
    pub(super) fn decided(&mut self, refused: bool) {
        self.decisions += 1;
        self.illegal_actions += u64::from(refused);
    }

    /// Reports that chips which should be on the table are not.
    pub(super) fn lost_chips(&mut self) {
        self.conserved = false;
    }

    /// Counts a finished hand: `before` is the sum of its stacks at the start, `stacks` are its stacks at the end, and `on_table` is the
    /// sum of all stacks at the table.
    pub(super) fn close_hand(&mut self, before: Chips, rake: Chips, stacks: impl Iterator<Item = Chips>, on_table: Chips) {
        self.hands += 1;
        self.take(rake);
        let mut after = Chips::ZERO;
        for stack in stacks {
            self.digest.add(stack.get());
            after = after.checked_add(stack).unwrap_or(after);
        }
        self.conserved &= after.checked_add(rake) == Some(before) && on_table == self.expected;
    }

    pub(super) fn report(&self, time: Duration) -> SimReport {
        SimReport {
            hands: self.hands,
            hands_per_second: per_second(self.hands, time),
            chips_conserved: self.conserved,
            illegal_actions: self.illegal_actions,
            seed: self.seed,
            game: self.game.code,
            policy: self.policy,
            decisions: self.decisions,
            digest: self.digest.get(),
        }
    }
}
