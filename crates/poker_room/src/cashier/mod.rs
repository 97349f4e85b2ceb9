//! The cashier: balances, statements, rake plans, jackpots, corrections.

mod bank;
mod jackpots;
mod plan_account;
mod plan_view;
mod plans;
mod refund;
mod statement;
mod tariff;
mod tickets;
mod told_increases;
mod tournaments;
mod undecided;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{Form, JackpotKind, JackpotPool, Money, PlanId, PlanView, PlayerId, RaisedCharge, Refusal, Seq, StatementEntry};

use crate::cash::result_movements;
use crate::jackpot::JackpotFeed;
use crate::marks::Marks;
use crate::rulebook::{PlanRules, RoomStakes, Rulebook, WHOLE_PERCENT};
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
use told_increases::ToldIncreases;
pub(crate) use undecided::UndecidedBet;

/// The most increases in one message, because the length of a message is limited.
const INCREASES_A_MESSAGE: usize = 100;

/// The parts of a save from which a cashier is restored.
pub(crate) struct KeptCashier {
    pub ledger: Ledger,
    pub jackpot_feed: JackpotFeed,
    pub tariff: Tariff,
    pub corrections: Vec<Corrected>,
}

/// Holds all money of the room in its ledger.
pub(crate) struct Cashier {
    stakes: Arc<RoomStakes>,
    bank: Bank,
    plans: Plans,
    pools: Pools,
    tariff: Tariff,
    increases_told: BTreeMap<PlayerId, ToldIncreases>,
    corrections: Vec<Corrected>,
    undecided: Vec<UndecidedBet>,
}

impl Cashier {
    pub(crate) fn new(stakes: Arc<RoomStakes>, rakes: bool) -> Self {
        Self {
            bank: Bank::default(),
            plans: Plans::default(),
            pools: Pools::of(&stakes),
            tariff: Tariff::of(&stakes, rakes),
            increases_told: BTreeMap::new(),
            corrections: Vec::new(),
            undecided: Vec::new(),
            stakes,
        }
    }

    /// Restores the cashier from a save.
    pub(crate) fn resume(&mut self, kept: KeptCashier, rakes: bool) {
        self.bank.resume(kept.ledger);
        self.pools.feed = kept.jackpot_feed;
        self.tariff = kept.tariff.followed_by(&self.stakes, rakes);
        self.corrections = kept.corrections;
    }

    /// Restores a player's statement and the number of increases of charges that the player was told (R-RAKE-8).
    pub(crate) fn resume_player(&mut self, player: PlayerId, kind: PlayerKind, statement: Statement, increases_told: u64) {
        self.bank.set_kind(player, kind);
        self.bank.set_statement(player, statement);
        self.increases_told.insert(player, ToldIncreases::after(increases_told));
    }

    /// Adds a new player. Increases from before now are not sent to this player.
    pub(crate) fn welcome(&mut self, player: PlayerId, kind: PlayerKind) {
        self.bank.set_kind(player, kind);
        self.increases_told.insert(player, ToldIncreases::after(self.tariff.count()));
    }

    /// Sets whether a known player is a person or a bot.
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

    /// Carries out a movement; `table` is the name of the table where it happened, if any.
    ///
    /// # Errors
    /// If the paying account holds too little or the receiving one would exceed the largest amount; then nothing has changed.
    pub(crate) fn book(&mut self, movement: Movement, table: Option<&str>, now: Now, marks: &mut Marks) -> Result<(), LedgerError> {
        self.bank.book(movement, table, now, marks)
    }

    /// Sets whether the player's balance is withheld (R-INT-1).
    pub(crate) fn keep_back(&mut self, player: PlayerId, kept: bool) {
        self.bank.keep_back(player, kept);
    }

    /// Moves a withheld balance to the player's held money.
    pub(crate) fn withhold(&mut self, player: PlayerId, now: Now, marks: &mut Marks) {
        self.bank.withhold(player, now, marks);
    }

    /// Books the result of a hand at the table with the name `table`.
    pub(crate) fn book_hand(&mut self, record: &HandRecord, table: Option<&str>, now: Now, marks: &mut Marks) {
        for movement in result_movements(record) {
            // The stacks equal those in the ledger, so every account holds what it pays.
            let _booked = self.bank.book(movement, table, now, marks);
        }
    }

    /// A page of a player's statement: entries before number `before`, newest first, and whether there are older ones.
    pub(crate) fn statement_page(&self, player: PlayerId, before: Option<u64>) -> (Vec<StatementEntry>, bool) {
        self.bank.statement(player).map(|statement| statement.page(before)).unwrap_or_default()
    }

    pub(crate) fn statement(&self, player: PlayerId) -> Statement {
        self.bank.statement(player).cloned().unwrap_or_default()
    }

    pub(crate) fn tariff(&self) -> &Tariff {
        &self.tariff
    }

    /// The number of increases of charges that the player was told and has received, as far as the room knows.
    pub(crate) fn increases_told(&self, player: PlayerId) -> u64 {
        self.increases_told.get(&player).map(ToldIncreases::received).unwrap_or_default()
    }

    /// The increases to tell a player who greets: those that the player's client has not received, as far as the room knows. They are in
    /// groups that fit into one message, each with the number of increases up to its end. `sent_again`: all messages of which the client had
    /// not said that it has them were just sent again; the increases in them are left out.
    pub(crate) fn increases_to_tell(&mut self, player: PlayerId, sent_again: bool) -> Vec<(Vec<RaisedCharge>, u64)> {
        let Some(told) = self.increases_told.get_mut(&player) else { return Vec::new() };
        let (raised, count) = (self.tariff.after(told.begin(sent_again)), self.tariff.count());
        let groups = raised.chunks(INCREASES_A_MESSAGE).scan(raised.len(), |left, group| {
            *left = left.saturating_sub(group.len());
            let left = u64::try_from(*left).unwrap_or(u64::MAX);
            Some((group.to_vec(), count.saturating_sub(left)))
        });
        groups.collect()
    }

    /// Notes the message in which a player is told the increases up to number `told`.
    pub(crate) fn sent_increases(&mut self, player: PlayerId, seq: Seq, told: u64) {
        if let Some(increases) = self.increases_told.get_mut(&player) {
            increases.sent(seq, told);
        }
    }

    /// Notes that a player need not be told any increase so far.
    pub(crate) fn skip_increases(&mut self, player: PlayerId) {
        self.increases_told.insert(player, ToldIncreases::after(self.tariff.count()));
    }

    /// Notes that the player's client has received all messages up to this one. Returns whether increases were among them.
    pub(crate) fn received(&mut self, player: PlayerId, up_to: Seq) -> bool {
        self.increases_told.get_mut(&player).is_some_and(|increases| increases.receive(up_to))
    }

    /// The jackpots with their amounts, one for each jackpot that a rulebook of the room has.
    pub(crate) fn jackpots(&self) -> Vec<JackpotPool> {
        self.pools.kinds().map(|kind| JackpotPool { kind, amount: self.holds(Account::Jackpot(kind)) }).collect()
    }

    /// The kinds of jackpot whose pool is empty.
    pub(crate) fn empty_pools(&self) -> BTreeSet<JackpotKind> {
        self.pools.kinds().filter(|&kind| self.holds(Account::Jackpot(kind)).is_zero()).collect()
    }

    pub(crate) fn jackpot_feed(&self) -> &JackpotFeed {
        &self.pools.feed
    }

    /// Feeds the jackpots from a hand whose rake is booked, then pays those that the hand has won. A tournament's hand has no rake and wins none.
    pub(crate) fn settle_jackpots(&mut self, record: &HandRecord, now: Now, marks: &mut Marks) -> Vec<JackpotWin> {
        let offer = record.contest.stake().and_then(|stake| self.stakes.offers.get(usize::from(stake.0)));
        let Some(offer) = offer else { return Vec::new() };
        let form: Form = offer.row.form;
        let Some(jackpots) = &offer.rulebook.jackpots else { return Vec::new() };
        self.pools.settle((record, form), jackpots, &mut self.bank, now, marks)
    }

    /// The plan in force for a player.
    pub(crate) fn plan_of(&self, player: PlayerId) -> PlanId {
        self.plans.of(player).plan()
    }

    /// What the player pays for a HexaPro game, in percent of its buy-in (R-PLAN-5).
    pub(crate) fn hexapro_percent(&self, player: PlayerId) -> u8 {
        self.plan_book().map_or(WHOLE_PERCENT, |(_, plans)| plans.hexapro_percent(self.plan_of(player)))
    }

    /// The plan account of a player; `None` for one who has never chosen a plan.
    pub(crate) fn plan_account(&self, player: PlayerId) -> Option<PlanAccount> {
        self.plans.account(player)
    }

    pub(crate) fn plan_accounts(&self) -> Vec<(PlayerId, PlanAccount)> {
        self.plans.accounts()
    }

    /// Restores a player's plan.
    pub(crate) fn resume_plan(&mut self, player: PlayerId, account: PlanAccount) {
        self.plans.set(player, account);
    }

    /// The rake plans as they are sent to the player.
    pub(crate) fn plan_view(&self, player: PlayerId, now: Now) -> PlanView {
        plan_view::plan_view(self.plans.of(player), self.plan_book(), now)
    }

    /// Puts the player on a plan and charges its price.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn choose_plan(&mut self, player: PlayerId, plan: PlanId, now: Now, marks: &mut Marks) -> Result<(), Refusal> {
        let (account, fee) = self.plans.of(player).choose(plan, self.plan_rules()?, now)?;
        let movement = Movement { from: Account::Balance(player), to: Account::House, amount: fee, reason: Reason::PlanPrice };
        if self.bank.book(movement, None, now, marks).is_err() {
            return Err(Refusal::Balance { needed: fee, balance: self.balance(player) });
        }
        self.set_plan(player, account, marks);
        Ok(())
    }

    /// Cancels the player's plan and refunds the rest of its price.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn cancel_plan(&mut self, player: PlayerId, now: Now, marks: &mut Marks) -> Result<(), Refusal> {
        let (account, refund) = self.plans.of(player).cancel(self.plan_rules()?, now)?;
        let movement = Movement { from: Account::House, to: Account::Balance(player), amount: refund, reason: Reason::PlanRefund };
        // The house has the fee, unless the operator has taken it out.
        self.bank.book(movement, None, now, marks).map_err(|_| Refusal::NotOffered)?;
        self.set_plan(player, account, marks);
        Ok(())
    }

    /// Ends the expired plan that ended first. Returns its player; `None` if no plan has expired.
    pub(crate) fn end_plan(&mut self, now: Now, marks: &mut Marks) -> Option<PlayerId> {
        let player = self.plans.next_ended(now)?;
        let account = self.plans.of(player).expire(now);
        self.set_plan(player, account, marks);
        Some(player)
    }

    /// Books the play money of a deleted player out, and forgets the player's statement and rake plan.
    ///
    /// # Errors
    /// If the money does not fit into the account outside; then nothing has changed.
    pub(crate) fn delete_player(&mut self, player: PlayerId, now: Now, marks: &mut Marks) -> Result<(), LedgerError> {
        let (from, to) = (Account::Balance(player), Account::Outside);
        self.bank.book(Movement { from, to, amount: self.balance(player), reason: Reason::AccountDeleted }, None, now, marks)?;
        self.bank.clear_statement(player);
        if self.plans.account(player).is_some() {
            self.set_plan(player, PlanAccount::default(), marks);
        }
        Ok(())
    }

    /// All corrections by operators, oldest first.
    pub(crate) fn corrections(&self) -> &[Corrected] {
        &self.corrections
    }

    /// Logs a correction whose movement has been booked.
    pub(crate) fn corrected(&mut self, corrected: Corrected) {
        self.corrections.push(corrected);
    }

    /// Recomputes the undecided bets after a correction, a verdict or a restart. `decided` has the time and the player of each verdict that
    /// decided all held money of the player.
    pub(crate) fn find_undecided(&mut self, decided: impl Iterator<Item = (Now, PlayerId)>) {
        self.undecided = undecided::undecided(&self.corrections, decided, undecided::void_days(&self.stakes));
    }

    /// Undecided bets that are due to go to charity, each with its age in days.
    pub(crate) fn overdue_bets(&self, now: Now) -> Vec<(UndecidedBet, u64)> {
        let due = self.undecided.iter().filter(|bet| bet.due.is_some_and(|due| due <= now));
        due.map(|bet| (bet.clone(), bet.days(now))).collect()
    }

    /// Drops a bet whose money is no longer held: nothing is left to decide.
    pub(crate) fn drop_undecided(&mut self, bet: &UndecidedBet) {
        self.undecided.retain(|other| other != bet);
    }

    /// The next time at which a plan ends or an undecided bet goes to charity.
    pub(crate) fn due(&self) -> Option<Now> {
        let bet = self.undecided.iter().filter_map(|bet| bet.due).min();
        [self.plans.due(), bet].into_iter().flatten().min()
    }

    fn set_plan(&mut self, player: PlayerId, account: PlanAccount, marks: &mut Marks) {
        marks.plan(player);
        self.plans.set(player, account);
    }

    /// The first rulebook of the room that has plans.
    fn plan_book(&self) -> Option<(&Rulebook, &PlanRules)> {
        let rulebooks = self.stakes.offers.iter().map(|offer| &*offer.rulebook);
        rulebooks.filter_map(|rulebook| Some((rulebook, rulebook.plans.as_ref()?))).next()
    }

    fn plan_rules(&self) -> Result<&PlanRules, Refusal> {
        let none = || Refusal::NotInRulebook { rulebook: self.stakes.id.clone() };
        self.plan_book().map(|(_, plans)| plans).ok_or_else(none)
    }
}
