//! A person joins a practice tournament that programs have played up to now, in the seat of one of them.

use poker_protocol::{PlayerId, PlayerView, TableId};
use poker_rules::Chips;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::{Stage, Tournament};
use crate::{Now, PlayerKind};

impl Tournament {
    /// An entry of a program whose table is between two hands, the one with the median stack of all these; `None` if there is none.
    #[must_use]
    pub fn seat_to_take_over(&self) -> Option<EntryId> {
        let Stage::Playing(play) = &self.stage else { return None };
        let between = play.tables().values().filter(|table| table.hand().is_none());
        let mut seats: Vec<(Chips, EntryId)> = between
            .flat_map(|table| table.seated().map(|(_, seated)| (seated.stack(), seated.own().entry)))
            .filter(|&(stack, entry)| stack > Chips::ZERO && self.entrant(entry).is_some_and(|of| of.kind == PlayerKind::Bot))
            .collect();
        seats.sort_unstable();
        seats.get(seats.len() / 2).map(|&(_, entry)| entry)
    }

    /// Gives a program's entry to a person who has no entry. Returns false, and changes nothing, if the entry's table plays a hand.
    pub fn take_over(&mut self, entry: EntryId, (player, view): (PlayerId, PlayerView), now: Now) -> bool {
        let Stage::Playing(play) = &mut self.stage else { return false };
        let Some((table, seat)) = self.entrants.get(entry.index()).and_then(|entrant| entrant.state.seat()) else { return false };
        let free = play.tables().get(&table).is_some_and(|state| state.hand().is_none());
        if !free || self.entry_of.contains_key(&player) {
            return false;
        }
        if let Some(state) = play.table_mut(table) {
            state.take_over(seat, (player, view.clone()), now);
        }
        play.note_listeners(table);
        if let Some(entrant) = self.entrants.get_mut(entry.index()) {
            self.entry_of.remove(&entrant.player);
            (entrant.player, entrant.view, entrant.kind, entrant.connected) = (player, view, PlayerKind::Person, true);
        }
        self.entry_of.insert(player, entry);
        self.outputs.push_back(TournamentOutput::Seated { entry, table, seat, from: None });
        self.pass_on(table);
        true
    }

    /// Sets the stacks at the last table between two hands, those of an entry first and then clockwise. Seats without a stack in the list
    /// keep theirs.
    pub fn set_stacks(&mut self, first: EntryId, stacks: &[Chips]) {
        let Some(EntryState::Seated { table, seat }) = self.entrant(first).map(|entrant| entrant.state) else { return };
        let Stage::Playing(play) = &mut self.stage else { return };
        if let Some(state) = play.table_mut(table) {
            state.set_stacks(seat, stacks);
        }
        self.pass_on(table);
    }

    /// Begins the level at which the average stack is about this number of big blinds, without playing those before it.
    pub fn set_level_by_depth(&mut self, big_blinds: u64, now: Now) {
        let chips: Vec<Chips> = self.table_ids().into_iter().flat_map(|table| self.chips_at(table)).collect();
        let sum: Chips = chips.iter().copied().sum();
        let average = sum.get() / u64::try_from(chips.len()).unwrap_or(1).max(1);
        let Stage::Playing(play) = &mut self.stage else { return };
        let levels = &play.start.levels;
        let deep = |level: &u32| levels.get(*level).stakes.big_blind.get().saturating_mul(big_blinds) <= average;
        let level = (1..=levels.count()).rev().find(deep).unwrap_or(1);
        play.clock.jump_to(levels, level, now);
        self.outputs.push_back(TournamentOutput::Level { level });
    }

    fn chips_at(&self, table: TableId) -> Vec<Chips> {
        self.table(table).map(|state| state.seated().map(|(_, seated)| seated.stack()).collect()).unwrap_or_default()
    }
}
