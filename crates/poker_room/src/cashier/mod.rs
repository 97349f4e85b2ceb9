//! The cashier: balances, statements, rake plans, jackpots, corrections. All money of the room is in its book.

mod bank;
mod jackpots;
mod plan_account;
mod plan_view;
mod plans;
mod refund;
mod statement;
mod tariff;
mod undecided;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{Form, JackpotKind, JackpotPool, Money, PlanId, PlanView, PlayerId, RaisedCharge, Refusal, StatementEntry};

use crate::cash::result_movements;
use crate::jackpot::Feed;
use crate::marks::Marks;
use crate::rulebook::{PlanRules, RoomPlan, Rulebook};
use crate::{Account, Corrected, HandRecord, Ledger, LedgerError, Movement, Now, PlayerKind, Reason};
use bank::Bank;
pub(crate) use jackpots::JackpotWin;
use jackpots::Pools;
pub use plan_account::{ActivePlan, PlanAccount};
use plans::Plans;
#[cfg(test)]
pub(crate) use refund::refund;
pub use statement::Statement;
pub use tariff::Tariff;
pub use undecided::UndecidedBet;

/// Increases told in one message: a client's connection takes messages of a limited length.
const INCREASES_A_MESSAGE: usize = 100;

/// What a cashier goes on from in a kept room.
pub(crate) struct KeptCashier {
    pub ledger: Ledger,
    pub jackpot_feed: Feed,
    pub tariff: Tariff,
    pub corrections: Vec<Corrected>,
}

/// The book and everything that is charged and paid beside the tables.
pub(crate) struct Cashier {
    plan: Arc<RoomPlan>,
    bank: Bank,
    plans: Plans,
    pools: Pools,
    tariff: Tariff,
    /// Of how many increases of charges each player was told (R-RAKE-8).
    increases_told: BTreeMap<PlayerId, u64>,
    corrections: Vec<Corrected>,
    undecided: Vec<UndecidedBet>,
}

impl Cashier {
    pub(crate) fn new(plan: Arc<RoomPlan>, rakes: bool) -> Self {
        Self {
            bank: Bank::default(),
            plans: Plans::default(),
            pools: Pools::of(&plan),
            tariff: Tariff::of(&plan, rakes),
            increases_told: BTreeMap::new(),
            corrections: Vec::new(),
            undecided: Vec::new(),
            plan,
        }
    }

    /// Goes on from what was kept.
    pub(crate) fn resume(&mut self, kept: KeptCashier, rakes: bool) {
        self.bank.resume(kept.ledger);
        self.pools.feed = kept.jackpot_feed;
        self.tariff = kept.tariff.followed_by(&self.plan, rakes);
        self.corrections = kept.corrections;
    }

    /// A player of a kept room: the statement, and of how many increases of charges the player was told.
    pub(crate) fn resume_player(&mut self, player: PlayerId, kind: PlayerKind, statement: Statement, increases_told: u64) {
        self.bank.set_kind(player, kind);
        self.bank.set_statement(player, statement);
        self.increases_told.insert(player, increases_told);
    }

    /// A player the room has never seen, who reads the charges as they are.
    pub(crate) fn welcome(&mut self, player: PlayerId, kind: PlayerKind) {
        self.bank.set_kind(player, kind);
        self.increases_told.insert(player, self.tariff.count());
    }

    /// A known player is a person or a program from now on.
    pub(crate) fn set_kind(&mut self, player: PlayerId, kind: PlayerKind) {
        self.bank.set_kind(player, kind);
    }

    pub(crate) fn ledger(&self) -> &Ledger {
        self.bank.ledger()
    }

    pub(crate) fn holds(&self, account: Account) -> Money {
        self.bank.holds(account)
    }

    pub(crate) fn balance(&self, player: PlayerId) -> Money {
        self.holds(Account::Balance(player))
    }

    /// Carries out a movement at a table with the name `table`, or at none.
    ///
    /// # Errors
    /// Where an account is short or would hold more than can be counted; then nothing has changed.
    pub(crate) fn book(&mut self, movement: Movement, table: Option<&str>, now: Now, marks: &mut Marks) -> Result<(), LedgerError> {
        self.bank.book(movement, table, now, marks)
    }

    /// Keeps a player's balance back from now on, or no longer (R-INT-1).
    pub(crate) fn keep_back(&mut self, player: PlayerId, kept: bool) {
        self.bank.keep_back(player, kept);
    }

    /// Moves a balance that is kept back to the player's held money.
    pub(crate) fn withhold(&mut self, player: PlayerId, now: Now, marks: &mut Marks) {
        self.bank.withhold(player, now, marks);
    }

    /// Books a hand's result at a table with this name.
    pub(crate) fn book_hand(&mut self, record: &HandRecord, table: Option<&str>, now: Now, marks: &mut Marks) {
        for movement in result_movements(record) {
            // The stacks are those of the book, so every account holds what it pays.
            let _booked = self.bank.book(movement, table, now, marks);
        }
    }

    /// A page of a player's statement: entries before the number `before`, the newest first, and whether there are older ones.
    pub(crate) fn statement_page(&self, player: PlayerId, before: Option<u64>) -> (Vec<StatementEntry>, bool) {
        self.bank.statement(player).map(|statement| statement.page(before)).unwrap_or_default()
    }

    /// A player's whole statement.
    pub(crate) fn statement(&self, player: PlayerId) -> Statement {
        self.bank.statement(player).cloned().unwrap_or_default()
    }

    pub(crate) fn tariff(&self) -> &Tariff {
        &self.tariff
    }

    pub(crate) fn increases_told(&self, player: PlayerId) -> u64 {
        self.increases_told.get(&player).copied().unwrap_or_default()
    }

    /// What has risen since the player was told last, as many increases together as one message takes.
    pub(crate) fn take_increases(&mut self, player: PlayerId, marks: &mut Marks) -> Vec<Vec<RaisedCharge>> {
        let count = self.tariff.count();
        let Some(told) = self.increases_told.get_mut(&player).filter(|told| **told < count) else { return Vec::new() };
        let raised = self.tariff.after(std::mem::replace(told, count));
        marks.player(player);
        raised.chunks(INCREASES_A_MESSAGE).map(<[RaisedCharge]>::to_vec).collect()
    }

    /// The jackpots as they are now, one for each that a rulebook of the room has.
    pub(crate) fn jackpots(&self) -> Vec<JackpotPool> {
        self.pools.kinds().map(|kind| JackpotPool { kind, amount: self.holds(Account::Jackpot(kind)) }).collect()
    }

    /// The jackpots with nothing in them.
    pub(crate) fn empty_pools(&self) -> BTreeSet<JackpotKind> {
        self.pools.kinds().filter(|&kind| self.holds(Account::Jackpot(kind)).is_zero()).collect()
    }

    pub(crate) fn jackpot_feed(&self) -> &Feed {
        &self.pools.feed
    }

    /// After a hand whose rake is booked: feeds the jackpots, then pays what the hand has won.
    pub(crate) fn settle_jackpots(&mut self, record: &HandRecord, now: Now, marks: &mut Marks) -> Vec<JackpotWin> {
        let Some(offer) = self.plan.offers.get(usize::from(record.stake.0)) else { return Vec::new() };
        let form: Form = offer.row.form;
        let Some(jackpots) = &offer.rulebook.jackpots else { return Vec::new() };
        self.pools.settle((record, form), jackpots, &mut self.bank, now, marks)
    }

    /// The plan a player is on.
    pub(crate) fn plan_of(&self, player: PlayerId) -> PlanId {
        self.plans.of(player).plan()
    }

    /// The account of a player who has ever chosen a plan.
    pub(crate) fn plan_account(&self, player: PlayerId) -> Option<PlanAccount> {
        self.plans.account(player)
    }

    pub(crate) fn plan_accounts(&self) -> Vec<(PlayerId, PlanAccount)> {
        self.plans.accounts()
    }

    /// The plan of a player of a kept room.
    pub(crate) fn resume_plan(&mut self, player: PlayerId, account: PlanAccount) {
        self.plans.set(player, account);
    }

    /// What a player is told of rake plans.
    pub(crate) fn plan_view(&self, player: PlayerId, now: Now) -> PlanView {
        plan_view::plan_view(self.plans.of(player), self.plan_book(), now)
    }

    /// Chooses a plan and charges its price.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub(crate) fn choose_plan(&mut self, player: PlayerId, plan: PlanId, now: Now, marks: &mut Marks) -> Result<(), Refusal> {
        let (account, fee) = self.plans.of(player).choose(plan, self.plan_rules()?, now)?;
        let movement = Movement { from: Account::Balance(player), to: Account::House, amount: fee, reason: Reason::PlanPrice };
        if self.bank.book(movement, None, now, marks).is_err() {
            return Err(Refusal::Balance { needed: fee, balance: self.balance(player) });
        }
        self.set_plan(player, account, marks);
        Ok(())
    }

    /// Cancels the player's plan and gives the rest of its price back.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub(crate) fn cancel_plan(&mut self, player: PlayerId, now: Now, marks: &mut Marks) -> Result<(), Refusal> {
        let (account, refund) = self.plans.of(player).cancel(self.plan_rules()?, now)?;
        let movement = Movement { from: Account::House, to: Account::Balance(player), amount: refund, reason: Reason::PlanRefund };
        // The house has the fee, unless its operator took it out.
        self.bank.book(movement, None, now, marks).map_err(|_| Refusal::NotOffered)?;
        self.set_plan(player, account, marks);
        Ok(())
    }

    /// Ends the plan that has run out first. Returns its player; none where no plan has run out.
    pub(crate) fn end_plan(&mut self, now: Now, marks: &mut Marks) -> Option<PlayerId> {
        let player = self.plans.next_ended(now)?;
        let account = self.plans.of(player).expire(now);
        self.set_plan(player, account, marks);
        Some(player)
    }

    /// Everything that an operator has ever set right, the oldest first.
    pub(crate) fn corrections(&self) -> &[Corrected] {
        &self.corrections
    }

    /// Logs a correction whose movement has been booked.
    pub(crate) fn corrected(&mut self, corrected: Corrected) {
        self.corrections.push(corrected);
    }

    /// Bets that are kept back and not decided yet, the oldest first.
    pub(crate) fn undecided_bets(&self) -> &[UndecidedBet] {
        &self.undecided
    }

    /// Finds the bets that are not decided yet anew: after a correction or a verdict, and when a kept room goes on. `decided` are the
    /// moments of verdicts about all that is held of a player.
    pub(crate) fn find_undecided(&mut self, decided: impl Iterator<Item = (Now, PlayerId)>) {
        self.undecided = undecided::undecided(&self.corrections, decided, undecided::void_days(&self.plan));
    }

    /// The bets that have been undecided for long enough to go to charity, each with the days since.
    pub(crate) fn overdue_bets(&self, now: Now) -> Vec<(UndecidedBet, u64)> {
        let due = self.undecided.iter().filter(|bet| bet.due.is_some_and(|due| due <= now));
        due.map(|bet| (bet.clone(), bet.days(now))).collect()
    }

    /// A bet whose money is not there any more: there is nothing to decide.
    pub(crate) fn drop_undecided(&mut self, bet: &UndecidedBet) {
        self.undecided.retain(|other| other != bet);
    }

    /// When a plan ends or an undecided bet goes to charity next.
    pub(crate) fn due(&self) -> Option<Now> {
        let bet = self.undecided.iter().filter_map(|bet| bet.due).min();
        [self.plans.due(), bet].into_iter().flatten().min()
    }

    fn set_plan(&mut self, player: PlayerId, account: PlanAccount, marks: &mut Marks) {
        marks.plan(player);
        self.plans.set(player, account);
    }

    /// The first of the room's rulebooks that has plans.
    fn plan_book(&self) -> Option<(&Rulebook, &PlanRules)> {
        let rulebooks = self.plan.offers.iter().map(|offer| &*offer.rulebook);
        rulebooks.filter_map(|rulebook| Some((rulebook, rulebook.plans.as_ref()?))).next()
    }

    fn plan_rules(&self) -> Result<&PlanRules, Refusal> {
        let none = || Refusal::NotInRulebook { rulebook: self.plan.id.clone() };
        self.plan_book().map(|(_, plans)| plans).ok_or_else(none)
    }
}
