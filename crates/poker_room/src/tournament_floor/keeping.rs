//! Saves the tournaments, whole and change by change, and restores them.

use poker_protocol::{PlayerId, TableId, TournamentId};

use super::floor::TournamentFloor;
use super::running::Running;
use crate::floor::Effect;
use crate::journal::{KeptTournament, TournamentChange};
use crate::tournament::{BadTournamentSave, EntryId, EntryState, Tournament, TournamentStage, TournamentTable};
use crate::{Dealer, Now, UnfinishedHand};

impl TournamentFloor {
    /// All tournaments as they were after their last inputs.
    pub(crate) fn save(&self) -> Vec<KeptTournament> {
        let kept = |running: &Running| KeptTournament { series: self.key_of(running), save: running.tournament.save(running.changed) };
        self.tournaments.values().filter(|running| !self.is_opened_again(running)).map(kept).collect()
    }

    /// Whether a practice room opens an equal tournament when it is opened again, so that this one need not be saved: nobody has entered it.
    fn is_opened_again(&self, running: &Running) -> bool {
        let waits = running.tournament.stage() == TournamentStage::Registering && running.tournament.entrants().is_empty();
        self.switches.field.is_some() && running.series.is_some() && waits
    }

    /// What has changed about a tournament since the last call for it; `None` if nothing has.
    pub(crate) fn take_changes(&mut self, id: TournamentId) -> Option<TournamentChange> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Some(TournamentChange::Forgotten(id)) };
        let changes = running.tournament.take_changes(running.changed);
        let running = self.tournaments.get(&id)?;
        let series = changes.opened.as_ref().and_then(|_| self.key_of(running));
        (!changes.is_empty()).then(|| TournamentChange::Changed { series, changes: Box::new(changes) })
    }

    /// The number of the next tournament.
    pub(crate) fn next(&self) -> TournamentId {
        self.next
    }

    /// A table of a tournament.
    pub(crate) fn table(&self, table: TableId) -> Option<&TournamentTable> {
        self.tournament(self.of_table(table)?)?.table(table)
    }

    /// Restores tournaments, and ends those of their `hands` in progress in which nobody could act any more. Returns what is told of it, and
    /// the hands that are void. Makes sure that no number of a table is used twice.
    ///
    /// # Errors
    /// The first save that cannot be used.
    pub(crate) fn resume(
        &mut self,
        (kept, mut hands): (Vec<KeptTournament>, Vec<UnfinishedHand>),
        next: TournamentId,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<(Vec<Effect>, Vec<UnfinishedHand>), BadTournamentSave> {
        let (mut effects, mut void) = (Vec::new(), Vec::new());
        for KeptTournament { series, save } in kept {
            let id = save.opening.id;
            let own = hands.extract_if(.., |hand| hand.begun.contest.tournament() == Some(id)).collect();
            let numbers = self.schedule.series().iter().map(crate::rulebook::TournamentSeries::key);
            let series = series.and_then(|key| numbers.into_iter().position(|other| other == key));
            let (tournament, of_tables) = Tournament::restore_in_mid_hand((save, own), dealer, now)?;
            void.extend(of_tables);
            let mut running = Running::new(tournament, series);
            running.changed = now;
            running.tournament.set_switches(&self.switches, now);
            if self.switches.field.is_some() {
                running.tournament.connect_programs(now);
            }
            for (entrant, entry) in running.tournament.entrants().to_vec().into_iter().zip((0..).map(EntryId)) {
                self.resume_entrant(&mut running, entry, (entrant.player, entrant.state));
            }
            running.resume_re_entries(now);
            for table in running.tournament.table_ids() {
                self.of_table.insert(table, id);
                dealer.number_tables_from(dealer.next_table().max(TableId(table.0.saturating_add(1))));
            }
            if running.is_over() {
                running.ended = Some(now);
            }
            self.next = self.next.max(TournamentId(id.0.saturating_add(1)));
            self.tournaments.insert(id, running);
            effects.push(Effect::PassOnTournament(id));
        }
        self.next = self.next.max(next);
        void.extend(hands);
        Ok((effects, void))
    }

    fn resume_entrant(&mut self, running: &mut Running, entry: EntryId, (player, state): (PlayerId, EntryState)) {
        match state {
            EntryState::Registered => {}
            EntryState::Seated { table, seat } => {
                running.tables.insert(entry, table);
                running.look(player, (table, seat));
            }
            EntryState::Out if running.is_over() => return,
            EntryState::Out => {}
            EntryState::Placed { .. } | EntryState::Merged { .. } | EntryState::Withdrawn => return,
        }
        if state != EntryState::Out {
            running.players.insert(player);
        }
        self.of_player.entry(player).or_default().insert(running.tournament.id());
    }

    fn key_of(&self, running: &Running) -> Option<String> {
        Some(self.schedule.series().get(running.series?)?.key())
    }
}
