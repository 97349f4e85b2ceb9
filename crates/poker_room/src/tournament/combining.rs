//! Several entries of one player: they sit at different tables, and are combined when balancing would seat two at one table (R-REG-13).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use poker_protocol::{Money, PlayerId, StackChange, TableId};
use poker_rules::Seat;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::table::SeatedEntrant;
use super::{Stage, Tournament};
use crate::Dealer;

impl Tournament {
    /// All entries of a player that were not taken back, those that are out too, in the order of their numbers.
    #[must_use]
    pub fn entries_of(&self, player: PlayerId) -> Vec<EntryId> {
        let Some(&last) = self.entry_of.get(&player) else { return Vec::new() };
        let is_own = |&entry: &EntryId| {
            self.entrant(entry).is_some_and(|entrant| entrant.player == player && entrant.state != EntryState::Withdrawn)
        };
        (0..=last.0).map(EntryId).filter(is_own).collect()
    }

    /// The entries of a player that may have a seat. Without several entries at once it is the last one.
    pub(super) fn current_entries(&self, player: PlayerId) -> Vec<EntryId> {
        if self.terms.entries_at_once > 1 { self.entries_of(player) } else { self.entry_of.get(&player).copied().into_iter().collect() }
    }

    /// The entries in an order in which all entries of a player find different tables if there are enough: those of one player one after
    /// the other, the players with the most entries first.
    pub(super) fn most_entries_first(&self, entries: &[EntryId]) -> Vec<EntryId> {
        if self.terms.entries_at_once <= 1 {
            return entries.to_vec();
        }
        let mut by_player: Vec<Vec<EntryId>> = Vec::new();
        let mut at: BTreeMap<PlayerId, usize> = BTreeMap::new();
        for &entry in entries {
            let Some(player) = self.entrant(entry).map(|entrant| entrant.player) else { continue };
            let at = *at.entry(player).or_insert(by_player.len());
            match by_player.get_mut(at) {
                Some(own) => own.push(entry),
                None => by_player.push(vec![entry]),
            }
        }
        by_player.sort_by_key(|own| Reverse(own.len()));
        by_player.into_iter().flatten().collect()
    }

    /// Where the player of a seat sits at table `to`, if at all.
    fn twin(&self, (from, seat): (TableId, Seat), to: TableId) -> Option<Seat> {
        let Stage::Playing(play) = &self.stage else { return None };
        if self.terms.entries_at_once <= 1 {
            return None;
        }
        let entry = play.tables().get(&from)?.entry_at(seat)?;
        play.tables().get(&to)?.seat_of(self.entrant(entry)?.player)
    }

    /// Whether a player can move to a table now: one who has another entry there waits until that entry's hand is over.
    pub(super) fn can_move(&self, from: (TableId, Seat), to: TableId) -> bool {
        let plays = |seat| self.table(to).is_some_and(|state| state.is_in_hand(seat));
        !self.twin(from, to).is_some_and(plays)
    }

    /// Combines a player's entry in a seat with the one at table `to`, if there is one there. Returns whether it has.
    pub(super) fn combine_at(&mut self, from: (TableId, Seat), to: TableId) -> bool {
        let Some(twin) = self.twin(from, to) else { return false };
        let Stage::Playing(play) = &mut self.stage else { return false };
        if let Some(seated) = play.unseat(from) {
            self.combine(&seated, (to, twin));
        }
        self.pass_on(from.0);
        true
    }

    /// Adds the chips and bounties of an entry without a seat to the player's entry in a seat. The former has no place: if places are given
    /// already, nobody gets the one that is the number of the entries without a place, because those who are out keep theirs.
    pub(super) fn combine(&mut self, from: &SeatedEntrant, (table, seat): (TableId, Seat)) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(state) = play.table_mut(table) else { return };
        let Some(into) = state.entry_at(seat) else { return };
        state.add_chips(seat, from.stack(), StackChange::Merged);
        let place = play.left;
        play.left -= 1;
        let entry = from.own().entry;
        self.combine_bounties(entry, into);
        self.set_state(entry, EntryState::Merged { into });
        self.outputs.push_back(TournamentOutput::Combined { from: entry, into });
        self.skip_prize(place);
        self.pass_on(table);
        self.watch_hand_for_hand();
    }

    /// The entry that has the chips of this one: itself, or that with which it was combined.
    fn combined_with(&self, entry: EntryId) -> EntryId {
        let mut at = entry;
        // Not longer than there are entries, although a save may have a circle.
        for _ in 0..self.entrants.len() {
            match self.entrant(at).map(|entrant| entrant.state) {
                Some(EntryState::Merged { into }) => at = into,
                _ => break,
            }
        }
        at
    }

    /// The fees that were paid for each entry and those that were combined with it: of the entries, and of rebuys and add-ons.
    pub(super) fn fees_by_stack(&self) -> BTreeMap<EntryId, (Money, Money)> {
        let mut fees: BTreeMap<EntryId, (Money, Money)> = BTreeMap::new();
        for (entry, entrant) in (0..).map(EntryId).zip(self.entrants.iter()) {
            let (of_entries, of_rebuys) = fees.entry(self.combined_with(entry)).or_default();
            *of_entries = [*of_entries, entrant.paid.price.fee].iter().sum();
            *of_rebuys = [*of_rebuys, entrant.purchases.more.fee].iter().sum();
        }
        fees
    }

    /// The number of entries that have places or will have them: all but those that were combined with others.
    pub(super) fn places(&self) -> u32 {
        let merged = self.entrants.iter().filter(|entrant| matches!(entrant.state, EntryState::Merged { .. })).count();
        self.entries().saturating_sub(u32::try_from(merged).unwrap_or(u32::MAX))
    }

    /// Ends the tournament if the last two entries have been combined.
    pub(super) fn finish_if_alone(&mut self, dealer: &mut Dealer) {
        if matches!(&self.stage, Stage::Playing(play) if play.left <= 1) {
            self.finish(&[], dealer);
        }
    }

    /// The table for a player of a new entry: one of the emptiest that has room, and where the player has no other entry if there are
    /// several tables. `None` if a table must open.
    pub(super) fn table_for(&self, player: PlayerId, dealer: &mut Dealer) -> Option<TableId> {
        let Stage::Playing(play) = &self.stage else { return None };
        let fits = |table: &TableId| {
            play.tables().get(table).is_some_and(|state| !state.free_seats().is_empty() && state.seat_of(player).is_none())
        };
        let emptiest: Vec<TableId> = play.sizes().emptiest(None).into_iter().filter(fits).collect();
        if !emptiest.is_empty() || self.terms.entries_at_once <= 1 {
            return dealer.pick(&emptiest);
        }
        let fitting = || play.tables().keys().filter(|table| fits(table));
        let size = |table: &TableId| play.tables().get(table).map(super::TournamentTable::players);
        let fewest = fitting().map(size).min()?;
        dealer.pick(&fitting().copied().filter(|table| size(table) == fewest).collect::<Vec<TableId>>())
    }
}
