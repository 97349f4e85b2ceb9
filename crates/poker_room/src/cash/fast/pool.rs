//! The state of a pool: its players, the queue for a hand and the tables in play.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;

use super::hand_table::HandTable;
use super::member::{HandKey, Member, Place};
use super::rules::FastRules;
use crate::Now;
use crate::cash::exchange::money_for;
use crate::cash::output::CashOutput;
use crate::cash::rules::TableRules;
use crate::deadlines::Deadlines;
use crate::table::{Switches, TableSign};

/// A pool as a state machine: it is given requests and the time, and returns outputs.
pub struct FastPool {
    pub(super) sign: TableSign,
    pub(super) rules: Arc<TableRules>,
    pub(super) switches: Switches,
    pub(super) fast: FastRules,
    pub(super) members: BTreeMap<PlayerId, Member>,
    /// Players who sat out before a big blind and have paid none since, including those who have left the pool (R-CASH-6).
    pub(super) owing: BTreeSet<PlayerId>,
    /// When each player who is in the pool without playing is removed (R-CASH-4).
    pub(super) idle: BTreeMap<PlayerId, Now>,
    /// Players who wait for a hand, in the order of waiting.
    pub(super) ready: VecDeque<PlayerId>,
    /// When the waiting players are dealt in even if they do not fill a table.
    pub(super) gathered_at: Option<Now>,
    pub(super) tables: BTreeMap<HandKey, HandTable>,
    pub(super) last_key: HandKey,
    /// When each table must be called next.
    pub(super) deadlines: Deadlines<HandKey>,
    pub(super) outputs: VecDeque<CashOutput>,
}

impl FastPool {
    /// A pool without players.
    #[must_use]
    pub fn new(sign: TableSign, rules: Arc<TableRules>, switches: Switches, fast: FastRules) -> Self {
        Self {
            sign,
            rules,
            switches,
            fast,
            members: BTreeMap::new(),
            owing: BTreeSet::new(),
            idle: BTreeMap::new(),
            ready: VecDeque::new(),
            gathered_at: None,
            tables: BTreeMap::new(),
            last_key: HandKey(0),
            deadlines: Deadlines::new(),
            outputs: VecDeque::new(),
        }
    }

    /// The id and the name of the pool, which its players see as one table.
    #[must_use]
    pub fn sign(&self) -> &TableSign {
        &self.sign
    }

    /// The rules of the pool, which never change.
    #[must_use]
    pub fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// Takes the next output.
    pub fn poll_output(&mut self) -> Option<CashOutput> {
        self.outputs.pop_front()
    }

    /// The number of players in the pool. Only this number is shown, so that it does not reveal who has folded (R-FAST-4).
    #[must_use]
    pub fn players(&self) -> usize {
        self.members.len()
    }

    /// Whether the player is in the pool.
    #[must_use]
    pub fn holds(&self, player: PlayerId) -> bool {
        self.members.contains_key(&player)
    }

    /// All players in the pool.
    pub fn player_ids(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.members.keys().copied()
    }

    /// The number of hands in progress.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.tables.values().filter(|table| table.table.hand().is_some()).count()
    }

    /// The chips that the player can still bet: at a table what is left of the stack, between hands the whole stack.
    #[must_use]
    pub fn stack(&self, player: PlayerId) -> Chips {
        let Some(member) = self.members.get(&player) else { return Chips::ZERO };
        match &member.place {
            Place::Between(seated) => seated.stack(),
            &Place::At(key, seat) => self.tables.get(&key).map_or(Chips::ZERO, |table| table.table.stack(seat)),
        }
    }

    /// All chips of the player, including those in dead hands, as they were at the start of the hands in progress. After a crash the player
    /// has these chips again (R-FAIL-1).
    #[must_use]
    pub fn settled_stack(&self, player: PlayerId) -> Chips {
        let held = self.members.get(&player).map_or(Chips::ZERO, |member| self.held(member));
        let staked = self.tables.values().flat_map(HandTable::staked_by_dead_hands).filter(|&(whose, _)| whose == player);
        staked.fold(held, |sum, (_, amount)| sum.checked_add(amount).unwrap_or(sum))
    }

    /// The money that the book holds for the player here: the value of the settled stack.
    #[must_use]
    pub fn settled_money(&self, player: PlayerId) -> Money {
        money_for(self.settled_stack(player))
    }

    /// The settled stack without the chips of dead hands.
    pub(super) fn held(&self, member: &Member) -> Chips {
        match &member.place {
            Place::Between(seated) => seated.stack(),
            &Place::At(key, seat) => {
                let at_table = self.tables.get(&key).map_or(Chips::ZERO, |table| table.table.settled_stack(seat));
                at_table.checked_add(member.refund).unwrap_or(at_table)
            }
        }
    }
}
