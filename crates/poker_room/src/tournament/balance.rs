//! Which table is broken up, and between which tables players move, so that all have about the same number (R-TRN-9).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;

/// The numbers of players at the tables of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableSizes {
    by_table: BTreeMap<TableId, u8>,
    /// The same, the smallest table first; of equal ones, the one that was opened last.
    by_size: BTreeSet<(u8, Reverse<TableId>)>,
    players: usize,
}

/// What happens at a table after its hand, before the next one is dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consolidation {
    /// The table stays as it is.
    Stay,
    /// All its players move to other tables.
    Break,
    /// One of its players moves to one of these tables.
    MoveOne { to: Vec<TableId> },
}

impl TableSizes {
    /// Sets the number of players at a table.
    pub fn set(&mut self, table: TableId, size: u8) {
        self.remove(table);
        self.by_table.insert(table, size);
        self.by_size.insert((size, Reverse(table)));
        self.players += usize::from(size);
    }

    /// Forgets a table.
    pub fn remove(&mut self, table: TableId) {
        if let Some(size) = self.by_table.remove(&table) {
            self.by_size.remove(&(size, Reverse(table)));
            self.players -= usize::from(size);
        }
    }

    /// What happens at table `ended`. `seats` is the number of seats at each table.
    ///
    /// If all players fit at one table less, the smallest table is broken up after its hand; of equal ones, the one that was opened last.
    /// Otherwise a player of one of the fullest tables moves to one of the emptiest if it has at least two fewer.
    #[must_use]
    pub fn consolidation(&self, ended: TableId, seats: u8) -> Consolidation {
        let breaks = self.smallest().filter(|_| self.players <= usize::from(seats) * (self.by_table.len().saturating_sub(1)));
        if breaks == Some(ended) {
            return Consolidation::Break;
        }
        let fewest = self.by_size.iter().find(|&&(_, Reverse(table))| breaks != Some(table)).map(|&(size, _)| size);
        let most = self.by_size.last().map(|&(size, _)| size);
        match (self.by_table.get(&ended).copied(), most, fewest) {
            (Some(size), Some(most), Some(fewest)) if size == most && most - fewest >= 2 => {
                Consolidation::MoveOne { to: self.of_size(fewest).filter(|&table| breaks != Some(table)).collect() }
            }
            _ => Consolidation::Stay,
        }
    }

    /// The smallest tables besides this one, to which players come.
    #[must_use]
    pub fn emptiest(&self, besides: Option<TableId>) -> Vec<TableId> {
        let others = || self.by_size.iter().filter(|&&(_, Reverse(other))| Some(other) != besides);
        let fewest = others().next().map(|&(size, _)| size);
        others().take_while(|&&(size, _)| Some(size) == fewest).map(|&(_, Reverse(other))| other).collect()
    }

    /// The tables with too few players for a hand.
    #[must_use]
    pub fn too_small(&self) -> Vec<TableId> {
        self.by_size.iter().take_while(|&&(size, _)| size < 2).map(|&(_, Reverse(table))| table).collect()
    }

    fn smallest(&self) -> Option<TableId> {
        self.by_size.first().map(|&(_, Reverse(table))| table)
    }

    fn of_size(&self, size: u8) -> impl Iterator<Item = TableId> + '_ {
        let all = (size, Reverse(TableId(u32::MAX)))..=(size, Reverse(TableId(0)));
        self.by_size.range(all).map(|&(_, Reverse(table))| table)
    }
}
