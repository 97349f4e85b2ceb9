//! Brings a save up to date with what has changed since.

use poker_protocol::{HandId, PlayerId, TableId, TournamentId};

use super::changes::{RoomBase, RoomChanges, RoomCounters, TableChange};
use super::save::{PlayerSave, RoomSave};
use super::tournaments::apply_tournament;
use crate::cashier::{Statement, Tariff};
use crate::jackpot::JackpotFeed;
use crate::ledger::{Booked, Ledger, LedgerError};
use crate::tournament::{BadTournamentChanges, TicketBook, TicketError};
use crate::{Review, SeatSave, TableSave};

/// Why changes do not fit a save. A part of them may already be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadChanges {
    /// A movement that the ledger cannot carry out.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// A change of a tournament that does not belong to it.
    #[error(transparent)]
    Tournament(#[from] BadTournamentChanges),
    /// A ticket that is not where the save has it.
    #[error(transparent)]
    Ticket(#[from] TicketError),
    /// A table that the save does not have.
    #[error("{0:?} was never opened")]
    NoSuchTable(TableId),
    /// A player whom the save does not have.
    #[error("{0:?} was never kept")]
    NoSuchPlayer(PlayerId),
}

impl RoomSave {
    /// The save of a room before its first changes.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            version: 0,
            room: String::new(),
            next_hand: HandId(1),
            ledger: Ledger::new(),
            players: Vec::new(),
            plans: Vec::new(),
            jackpot_feed: JackpotFeed::default(),
            tables: Vec::new(),
            corrections: Vec::new(),
            review: Review::default(),
            stakes: std::collections::BTreeMap::new(),
            offers: Vec::new(),
            next_table: TableId::default(),
            tariff: Tariff::default(),
            tournaments: Vec::new(),
            next_tournament: TournamentId::default(),
            tickets: TicketBook::default(),
        }
    }

    /// Applies `changes` to the save. Their hands are ignored, because hands are not part of a save.
    ///
    /// # Errors
    /// If the changes do not belong to this room.
    pub fn apply(&mut self, changes: &RoomChanges) -> Result<(), BadChanges> {
        if let Some(RoomBase { version, room, offers, tariff }) = &changes.base {
            (self.version, self.room, self.offers, self.tariff) = (*version, room.clone(), offers.clone(), tariff.clone());
        }
        if let Some(RoomCounters { next_hand, next_table, next_tournament, jackpot_feed }) = &changes.counters {
            (self.next_hand, self.next_table, self.jackpot_feed) = (*next_hand, *next_table, jackpot_feed.clone());
            self.next_tournament = *next_tournament;
        }
        for Booked { movement, .. } in &changes.movements {
            self.ledger.carry_out(*movement)?;
        }
        for player in &changes.players {
            self.apply_player(player);
        }
        for deleted in &changes.deleted {
            if let Ok(at) = self.players.binary_search_by_key(&deleted.player, |kept| kept.player) {
                self.players[at].statement = Statement::default();
            }
        }
        for (player, entry) in &changes.entries {
            let at = self.players.binary_search_by_key(player, |kept| kept.player).map_err(|_| BadChanges::NoSuchPlayer(*player))?;
            self.players[at].statement.extend([entry.clone()]);
        }
        for &(player, plan) in &changes.plans {
            put(&mut self.plans, (player, plan), |&(player, _)| player);
        }
        for change in &changes.tables {
            self.apply_table(change)?;
        }
        for change in &changes.tournaments {
            apply_tournament(&mut self.tournaments, change)?;
        }
        for movement in &changes.tickets {
            self.tickets.apply(movement)?;
        }
        self.corrections.extend(changes.corrections.iter().cloned());
        if let Some(review) = &changes.review {
            self.review = review.clone();
        }
        Ok(())
    }

    fn apply_player(&mut self, changed: &PlayerSave) {
        let mut changed = changed.clone();
        if let Ok(at) = self.players.binary_search_by_key(&changed.player, |kept| kept.player) {
            changed.statement = std::mem::take(&mut self.players[at].statement);
        }
        put(&mut self.players, changed, |kept| kept.player);
    }

    fn apply_table(&mut self, change: &TableChange) -> Result<(), BadChanges> {
        let id = change.table();
        let at = self.tables.binary_search_by_key(&id, |kept| kept.table);
        match (change, at) {
            (TableChange::Opened { stake, save }, _) => {
                self.stakes.insert(id, stake.clone());
                put(&mut self.tables, save.clone(), |kept| kept.table);
            }
            (TableChange::Changed { save, left }, Ok(at)) => self.tables[at].apply(save, left),
            (TableChange::Changed { .. }, Err(_)) => return Err(BadChanges::NoSuchTable(id)),
            (TableChange::Closed(_), at) => {
                self.stakes.remove(&id);
                if let Ok(at) = at {
                    self.tables.remove(at);
                }
            }
        }
        Ok(())
    }
}

impl TableSave {
    fn apply(&mut self, changed: &Self, left: &[PlayerId]) {
        let anew = |seat: &SeatSave| left.contains(&seat.player) || changed.seats.iter().any(|other| other.player == seat.player);
        let mut seats: Vec<SeatSave> = self.seats.iter().filter(|seat| !anew(seat)).chain(&changed.seats).cloned().collect();
        seats.sort_by_key(SeatSave::place);
        *self = Self { seats, ..changed.clone() };
    }
}

/// Puts an item into a sorted list, in place of the item with the same key.
fn put<T, K: Ord>(list: &mut Vec<T>, item: T, key: impl Fn(&T) -> K) {
    match list.binary_search_by_key(&key(&item), &key) {
        Ok(at) => list[at] = item,
        Err(at) => list.insert(at, item),
    }
}
