//! Fast Hold'em and Rapid: a pool of players, and tables that each exist for one hand (R-FAST-1). To its players a pool is one table.

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
use crate::table::{Switches, TableSign};

/// A pool as a machine, told the time like a table.
pub struct FastPool {
    pub(super) sign: TableSign,
    pub(super) rules: Arc<TableRules>,
    pub(super) switches: Switches,
    pub(super) fast: FastRules,
    pub(super) members: BTreeMap<PlayerId, Member>,
    /// Who went out before a big blind and has paid none since, also where they have left meanwhile (R-CASH-6).
    pub(super) owing: BTreeSet<PlayerId>,
    /// Who keeps a place without playing, and until when (R-CASH-4).
    pub(super) idle: BTreeMap<PlayerId, Now>,
    /// Who waits for a hand, longest first.
    pub(super) ready: VecDeque<PlayerId>,
    /// When those who wait are dealt in though they do not fill a table.
    pub(super) gathered_at: Option<Now>,
    pub(super) tables: BTreeMap<HandKey, HandTable>,
    pub(super) last_key: HandKey,
    /// Each table's next deadline, soonest first.
    pub(super) deadlines: BTreeSet<(Now, HandKey)>,
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
            deadlines: BTreeSet::new(),
            outputs: VecDeque::new(),
        }
    }

    /// Which table it is to its players.
    #[must_use]
    pub fn sign(&self) -> &TableSign {
        &self.sign
    }

    /// The next thing to tell.
    pub fn poll_output(&mut self) -> Option<CashOutput> {
        self.outputs.pop_front()
    }

    /// Everybody who is here: what is shown of the pool, so that it says nothing about who has folded (R-FAST-4).
    #[must_use]
    pub fn players(&self) -> usize {
        self.members.len()
    }

    /// Whether a player is here.
    #[must_use]
    pub fn holds(&self, player: PlayerId) -> bool {
        self.members.contains_key(&player)
    }

    /// Everybody who is here.
    pub fn player_ids(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.members.keys().copied()
    }

    /// Hands in progress.
    #[must_use]
    pub fn hands(&self) -> usize {
        self.tables.values().filter(|table| !table.is_over()).count()
    }

    /// What a player could play on with: behind at the table, or between hands.
    #[must_use]
    pub fn stack(&self, player: PlayerId) -> Chips {
        let Some(member) = self.members.get(&player) else { return Chips::ZERO };
        match &member.place {
            Place::Between(seated) => seated.stack,
            &Place::At(key, seat) => self.tables.get(&key).map_or(Chips::ZERO, |table| table.table.stack(seat)),
        }
    }

    /// All chips of a player here as a crash would find them, at the start of every hand that is not over (R-FAIL-1).
    #[must_use]
    pub fn settled_stack(&self, player: PlayerId) -> Chips {
        let held = self.members.get(&player).map_or(Chips::ZERO, |member| self.held(member));
        let staked = self.tables.values().flat_map(HandTable::staked_by_dead_hands).filter(|&(whose, _)| whose == player);
        staked.fold(held, |sum, (_, amount)| sum.checked_add(amount).unwrap_or(sum))
    }

    /// What the book holds for a player here: the worth of the settled stack.
    #[must_use]
    pub fn settled_money(&self, player: PlayerId) -> Money {
        money_for(self.settled_stack(player))
    }

    /// The same without what lies with dead hands.
    pub(super) fn held(&self, member: &Member) -> Chips {
        match &member.place {
            Place::Between(seated) => seated.stack,
            &Place::At(key, seat) => {
                let at_table = self.tables.get(&key).map_or(Chips::ZERO, |table| table.table.settled_stack(seat));
                at_table.checked_add(member.refund).unwrap_or(at_table)
            }
        }
    }
}
