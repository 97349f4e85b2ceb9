//! A tournament on the floor.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{DealKind, Message, Money, PlayerId, Refund, TableId, TournamentId};
use poker_rules::Seat;

use super::looking::Looking;
use super::watchers::Watchers;
use crate::floor::Effect;
use crate::tournament::{EntryId, Tournament, TournamentStage};
use crate::{Now, Viewers};

/// A tournament on the floor: what it is one of, who is told what happens at its tables, and when it is due.
pub(crate) struct Running {
    pub(super) tournament: Tournament,
    /// The number of its series in the schedule; `None` if the house has announced it by itself.
    pub(super) series: Option<usize>,
    /// The players who are in: who have an entry that is not out.
    pub(super) players: BTreeSet<PlayerId>,
    /// The players who look at it.
    pub(super) looking: Looking,
    /// Who is told what happens at each table, from a seat there.
    pub(super) viewers: BTreeMap<TableId, Arc<Viewers>>,
    /// Who is told what happens at each table without sitting there.
    pub(super) watchers: Watchers,
    /// The table of each entry that has a seat, as its player was told.
    pub(super) tables: BTreeMap<EntryId, TableId>,
    /// The players who have a new seat and are shown its table when all outputs of the tournament have been passed on.
    pub(super) arriving: Vec<(PlayerId, TableId, Seat)>,
    /// The players who are out and are offered another entry, each with the last entry.
    pub(super) re_entries: BTreeMap<PlayerId, EntryId>,
    /// The kind of deal that was asked for last.
    pub(super) deal: Option<DealKind>,
    /// What came back for each entry of a cancelled tournament, until the players are told.
    pub(super) refunds: BTreeMap<EntryId, Money>,
    /// The entries that were won in another tournament, until their players are told.
    pub(super) won: BTreeMap<EntryId, TournamentId>,
    /// What was given back for entries that were paid with tickets, until the players are told.
    pub(super) tickets_back: BTreeMap<EntryId, Refund>,
    /// How long it stood still, milliseconds, for the players who were not connected when it went on and have not been told.
    pub(super) stood_still: BTreeMap<PlayerId, u32>,
    /// When it last had an input.
    pub(super) changed: Now,
    /// Whether the next tournament of its series is open.
    pub(super) followed: bool,
    /// When it ended.
    pub(super) ended: Option<Now>,
}

impl Running {
    pub(super) fn new(tournament: Tournament, series: Option<usize>) -> Self {
        Self {
            tournament,
            series,
            players: BTreeSet::new(),
            looking: Looking::default(),
            viewers: BTreeMap::new(),
            watchers: Watchers::default(),
            tables: BTreeMap::new(),
            arriving: Vec::new(),
            re_entries: BTreeMap::new(),
            refunds: BTreeMap::new(),
            won: BTreeMap::new(),
            tickets_back: BTreeMap::new(),
            stood_still: BTreeMap::new(),
            deal: None,
            changed: Now(0),
            followed: false,
            ended: None,
        }
    }

    /// Who is told what happens at a table, from a seat there.
    pub(crate) fn viewers(&self, table: TableId) -> Arc<Viewers> {
        self.viewers.get(&table).cloned().unwrap_or_default()
    }

    /// Tells a player from now on what happens at a table. The player no longer sits elsewhere in this tournament.
    pub(super) fn look(&mut self, player: PlayerId, (table, seat): (TableId, Seat)) {
        let viewers = Arc::make_mut(self.viewers.entry(table).or_default());
        viewers.retain(|&mut (viewer, _)| viewer != player);
        // A table has as many viewers as seats.
        let _seen = viewers.try_push((player, seat));
    }

    /// Tells a player no longer what happens at a table.
    pub(super) fn look_away(&mut self, player: PlayerId, table: TableId) {
        if let Some(viewers) = self.viewers.get_mut(&table) {
            Arc::make_mut(viewers).retain(|&mut (viewer, _)| viewer != player);
        }
    }

    /// What a player sees of a table where the player sits.
    pub(super) fn show_table(&self, player: PlayerId, (table, seat): (TableId, Seat), now: Now) -> Option<Effect> {
        let table = self.tournament.snapshot(table, Some(seat), now)?;
        Some(Effect::Tell(player, Message::Snapshot { table: Box::new(table) }))
    }

    /// Notes that an entry has left its table: its player no longer sees it.
    pub(super) fn leave_table(&mut self, entry: EntryId) {
        if let (Some(table), Some(player)) = (self.tables.remove(&entry), self.player_of(entry)) {
            self.look_away(player, table);
        }
    }

    /// The table of an entry, as its player was told; `None` without a seat.
    pub(super) fn table_of(&self, entry: EntryId) -> Option<TableId> {
        self.tables.get(&entry).copied()
    }

    /// Whether it is finished or cancelled.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.tournament.stage(), TournamentStage::Finished | TournamentStage::Cancelled)
    }

    /// Everybody who is told what concerns the whole field: its players and those who look at it.
    pub(super) fn field(&self) -> Vec<PlayerId> {
        self.players.union(self.looking.players()).copied().collect()
    }
}
