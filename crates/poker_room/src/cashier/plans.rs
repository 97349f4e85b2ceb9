//! The rake plans of all players (R-PLAN-1 to 4).

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::PlayerId;

use super::plan_account::PlanAccount;
use crate::Now;

/// The plans of all players who have ever chosen one.
#[derive(Default)]
pub(super) struct Plans {
    accounts: BTreeMap<PlayerId, PlanAccount>,
    /// When each plan ends, soonest first.
    ends: BTreeSet<(Now, PlayerId)>,
}

impl Plans {
    /// When the next plan ends.
    pub(super) fn due(&self) -> Option<Now> {
        self.ends.first().map(|&(at, _)| at)
    }

    /// The player whose plan ended first; `None` if no plan has ended by `now`.
    pub(super) fn next_ended(&self, now: Now) -> Option<PlayerId> {
        self.ends.first().filter(|&&(at, _)| at <= now).map(|&(_, player)| player)
    }

    pub(super) fn accounts(&self) -> Vec<(PlayerId, PlanAccount)> {
        self.accounts.iter().map(|(&player, &account)| (player, account)).collect()
    }

    /// The account of a player; `None` for one who has never chosen a plan.
    pub(super) fn account(&self, player: PlayerId) -> Option<PlanAccount> {
        self.accounts.get(&player).copied()
    }

    /// The account of a player, empty for one who has never chosen a plan.
    pub(super) fn of(&self, player: PlayerId) -> PlanAccount {
        self.account(player).unwrap_or_default()
    }

    pub(super) fn set(&mut self, player: PlayerId, account: PlanAccount) {
        if let Some(ended) = self.accounts.insert(player, account).and_then(|before| before.active) {
            self.ends.remove(&(ended.until(), player));
        }
        if let Some(active) = account.active {
            self.ends.insert((active.until(), player));
        }
    }
}
