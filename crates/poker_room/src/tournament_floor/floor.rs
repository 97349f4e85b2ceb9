//! The tournaments of a room, and who plays in them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{FoundSeat, PlayerId, PlayerView, Refusal, TableId, TournamentId};
use rustc_hash::FxHashMap;

use super::lobby::TournamentLobby;
use super::running::Running;
use crate::deadlines::Deadlines;
use crate::rulebook::TournamentSchedule;
use crate::tournament::{TicketBook, Tournament};
use crate::{Switches, Tempo, Viewers};

/// The tournaments that are open, in play or just over. Methods return effects for the room to carry out; the floor sends and books nothing
/// itself.
pub(crate) struct TournamentFloor {
    pub(super) schedule: Arc<TournamentSchedule>,
    pub(super) tournaments: BTreeMap<TournamentId, Running>,
    /// The number of the last tournament plus one, or 0 before the first, which has the number 1. No number is used twice.
    pub(super) next: TournamentId,
    /// When each tournament is next due, soonest first.
    pub(super) deadlines: Deadlines<TournamentId>,
    /// The tournament of each table.
    pub(super) of_table: FxHashMap<TableId, TournamentId>,
    /// The tournaments in which each player has an entry that is not over: that is in, or out and without a place.
    pub(super) of_player: BTreeMap<PlayerId, BTreeSet<TournamentId>>,
    pub(super) lobby: TournamentLobby,
    /// The tournaments that somebody looks at.
    pub(super) looked_at: BTreeSet<TournamentId>,
    /// All tickets. The money behind them is in the ledger.
    pub(super) tickets: TicketBook,
    /// The switches of new tables.
    pub(super) switches: Switches,
    /// Whether players may watch tables at which they do not sit.
    pub(super) may_watch: bool,
}

impl TournamentFloor {
    /// A floor without tournaments.
    pub(crate) fn new(schedule: Arc<TournamentSchedule>, may_watch: bool, (clock, tempo): (bool, Tempo)) -> Self {
        Self {
            schedule,
            tournaments: BTreeMap::new(),
            next: TournamentId(0),
            deadlines: Deadlines::new(),
            of_table: FxHashMap::default(),
            of_player: BTreeMap::new(),
            lobby: TournamentLobby::default(),
            looked_at: BTreeSet::new(),
            tickets: TicketBook::default(),
            switches: Switches::new(clock, tempo),
            may_watch,
        }
    }

    /// A tournament.
    pub(crate) fn tournament(&self, tournament: TournamentId) -> Option<&Tournament> {
        Some(&self.tournaments.get(&tournament)?.tournament)
    }

    /// The name of a tournament, the same in every language.
    pub(crate) fn name(&self, tournament: TournamentId) -> Option<&str> {
        Some(&self.tournament(tournament)?.terms().name)
    }

    /// Who is told what happens at a table.
    pub(crate) fn viewers(&self, tournament: TournamentId, table: TableId) -> Arc<Viewers> {
        self.tournaments.get(&tournament).map(|running| running.viewers(table)).unwrap_or_default()
    }

    /// Who watches a table without sitting there.
    pub(crate) fn watchers(&self, tournament: TournamentId, table: TableId) -> Arc<BTreeSet<PlayerId>> {
        self.tournaments.get(&tournament).map(|running| running.watchers.of(table)).unwrap_or_default()
    }

    /// The numbers of the tournaments, lowest first.
    pub(crate) fn ids(&self) -> impl ExactSizeIterator<Item = TournamentId> + '_ {
        self.tournaments.keys().copied()
    }

    /// The tournament to which a table belongs.
    pub(crate) fn of_table(&self, table: TableId) -> Option<TournamentId> {
        self.of_table.get(&table).copied()
    }

    /// The running tournament of a table.
    ///
    /// # Errors
    /// `Unknown` if the table is of no running tournament.
    pub(super) fn running_at(&mut self, table: TableId) -> Result<(TournamentId, &mut Running), Refusal> {
        let id = self.of_table(table).ok_or(Refusal::Unknown)?;
        Ok((id, self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?))
    }

    /// The tournaments in which a player has an entry that is not over, lowest number first.
    pub(crate) fn entered_by(&self, player: PlayerId) -> Vec<TournamentId> {
        self.of_player.get(&player).into_iter().flatten().copied().collect()
    }

    /// The seats of a player in tournaments, for `asker`, who looks for the player.
    pub(crate) fn found_seats(&self, player: PlayerId, asker: PlayerId) -> Vec<FoundSeat> {
        let of = |tournament: TournamentId| -> Vec<FoundSeat> {
            let Some(running) = self.tournaments.get(&tournament) else { return Vec::new() };
            let (name, may_watch) = (&running.tournament.terms().name, self.may_watch && running.admits_watcher(asker));
            let seats = running.tournament.seats_of(player).into_iter();
            seats.map(|(table, _)| FoundSeat { tournament, name: name.clone(), table, may_watch }).collect()
        };
        self.entered_by(player).into_iter().flat_map(of).collect()
    }

    /// Whether the player was dealt into a hand in progress.
    pub(crate) fn is_in_hand(&self, player: PlayerId) -> bool {
        let tables = self.of_table.keys().filter_map(|&table| self.table(table));
        tables.filter_map(|table| table.begun()).any(|hand| hand.has(player))
    }

    /// Gives all entries of a player another name and avatar. Returns the tournaments that have changed.
    pub(crate) fn rename(&mut self, player: PlayerId, view: &PlayerView) -> Vec<TournamentId> {
        let renamed = self.tournaments.iter_mut().filter_map(|(&id, running)| running.tournament.rename(player, view).then_some(id));
        renamed.collect()
    }

    /// The number of hands in progress at all tables.
    pub(crate) fn hands_in_progress(&self) -> usize {
        self.tournaments.values().map(|running| running.tournament.hands_in_progress()).sum()
    }

    /// The longest time that the clocks allow for one decision in the hands in progress, milliseconds; 0 without hands.
    pub(crate) fn longest_decision_ms(&self) -> u32 {
        self.tournaments.values().map(|running| running.tournament.longest_decision_ms()).max().unwrap_or_default()
    }
}
