//! Rake plans of the players: chosen, cancelled, over (R-PLAN-1 to 4).

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{Message, PlanId, PlanRow, PlanView, PlayerId, Refusal};
use poker_rules::Chips;

use super::Room;
use crate::plan::{PRINTED, PlanAccount, PlanRules};
use crate::{Account, Movement, Now, Reason, Rulebook};

/// The plans of everybody who ever chose one.
#[derive(Default)]
pub(super) struct Plans {
    accounts: BTreeMap<PlayerId, PlanAccount>,
    /// When a plan is over, the soonest first.
    ends: BTreeSet<(Now, PlayerId)>,
}

impl Plans {
    /// When the next plan is over.
    pub(super) fn due(&self) -> Option<Now> {
        self.ends.first().map(|&(at, _)| at)
    }

    pub(super) fn accounts(&self) -> Vec<(PlayerId, PlanAccount)> {
        self.accounts.iter().map(|(&player, &account)| (player, account)).collect()
    }

    pub(super) fn account(&self, player: PlayerId) -> Option<PlanAccount> {
        self.accounts.get(&player).copied()
    }

    fn of(&self, player: PlayerId) -> PlanAccount {
        self.account(player).unwrap_or_default()
    }

    fn set(&mut self, player: PlayerId, account: PlanAccount) {
        if let Some(ended) = self.accounts.insert(player, account).and_then(|before| before.active) {
            self.ends.remove(&(ended.until(), player));
        }
        if let Some(active) = account.active {
            self.ends.insert((active.until(), player));
        }
    }
}

impl Room {
    /// The plan a player is on.
    #[must_use]
    pub fn plan_of(&self, player: PlayerId) -> PlanId {
        self.plans.of(player).plan()
    }

    /// The answer to `AskPlans`.
    pub(super) fn tell_plans(&mut self, player: PlayerId, now: Now) {
        let plans = self.plan_view(player, now);
        self.tell(player, Message::Plans { plans });
    }

    pub(super) fn choose_plan(&mut self, player: PlayerId, plan: PlanId, now: Now) -> Result<(), Refusal> {
        self.expire_plans(now);
        let (account, fee) = self.plans.of(player).choose(plan, self.plan_rules()?, now)?;
        let movement = Movement { from: Account::Balance(player), to: Account::House, amount: fee, reason: Reason::PlanPrice };
        if !self.book(movement, now) {
            return Err(Refusal::Balance { needed: fee, balance: self.balance(player) });
        }
        self.set_plan(player, account, now);
        self.tell_balance(player);
        Ok(())
    }

    pub(super) fn cancel_plan(&mut self, player: PlayerId, now: Now) -> Result<(), Refusal> {
        self.expire_plans(now);
        let (account, refund) = self.plans.of(player).cancel(self.plan_rules()?, now)?;
        let movement = Movement { from: Account::House, to: Account::Balance(player), amount: refund, reason: Reason::PlanRefund };
        // The house has the fee, unless its operator took it out.
        if !self.book(movement, now) {
            return Err(Refusal::NotOffered);
        }
        self.set_plan(player, account, now);
        self.tell_balance(player);
        Ok(())
    }

    /// Plans whose days are over.
    pub(super) fn expire_plans(&mut self, now: Now) {
        while let Some(&(_, player)) = self.plans.ends.first().filter(|&&(at, _)| at <= now) {
            let account = self.plans.of(player).expire(now);
            self.set_plan(player, account, now);
        }
    }

    /// Plans of a kept room; its tables have their players back.
    pub(super) fn resume_plans(&mut self, accounts: Vec<(PlayerId, PlanAccount)>, now: Now) {
        for (player, account) in accounts {
            self.plans.set(player, account);
            self.tell_tables_plan(player, now);
        }
    }

    fn set_plan(&mut self, player: PlayerId, account: PlanAccount, now: Now) {
        self.unsaved = true;
        self.journal.plan(player);
        self.plans.set(player, account);
        self.tell_tables_plan(player, now);
        self.tell_plans(player, now);
    }

    fn tell_tables_plan(&mut self, player: PlayerId, now: Now) {
        let plan = self.plan_of(player);
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        for table in seats {
            // Whoever is remembered to sit there does.
            let _told = self.at_table(player, table, now, |table, seat| {
                table.set_plan(seat, plan);
                Ok(())
            });
        }
    }

    /// The first of the room's rulebooks that has plans.
    fn plan_book(&self) -> Option<(&Rulebook, &PlanRules)> {
        let rulebooks = self.config.plan.offers.iter().map(|offer| &*offer.rulebook);
        rulebooks.filter_map(|rulebook| Some((rulebook, rulebook.plans.as_ref()?))).next()
    }

    fn plan_rules(&self) -> Result<&PlanRules, Refusal> {
        let none = || Refusal::NotInRulebook { rulebook: self.config.plan.id.clone() };
        self.plan_book().map(|(_, plans)| plans).ok_or_else(none)
    }

    fn plan_view(&self, player: PlayerId, now: Now) -> PlanView {
        let account = self.plans.of(player);
        let mut view = PlanView {
            rows: Vec::new(),
            active: account.plan(),
            ends: account.active.map(|active| active.until().0),
            days_left: account.active.map(|active| active.until().days_since(now)),
            refund: account.active.map_or(Chips::ZERO, |active| active.refund(now)),
            cancellations_left: 0,
        };
        let Some((rulebook, plans)) = self.plan_book() else { return view };
        let row = |priced: &crate::PlanPrice| PlanRow {
            plan: priced.plan,
            price: priced.price,
            days: (priced.plan != PRINTED).then_some(plans.days.is),
            own_rates: rulebook.stakes.iter().any(|stake| stake.plan_percent_bp.contains_key(&priced.plan)),
        };
        view.rows = plans.rows.iter().map(row).collect();
        view.cancellations_left = account.cancellations_left(plans, now);
        view
    }
}
