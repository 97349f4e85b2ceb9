//! The tables of a tournament in play: nobody sits twice, nobody has the big blind twice running, all tables have about the same number of
//! players (R-TRN-5, R-TRN-9).

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;
use poker_rules::Seat;

use super::branches::Branches;
use crate::HandRecord;
use crate::rulebook::{ButtonRule, TableUse};
use crate::tournament::{EntryId, EntryState, Tournament, TournamentOutput, TournamentTableOutput};

/// What the tables have told.
#[derive(Default)]
pub(super) struct Tables {
    /// The entry that last had the big blind at each table, if it has sat there since: who moves to another table, plays there and comes
    /// back may get it again, and so may a player who enters again.
    big_blinds: BTreeMap<TableId, EntryId>,
    at: BTreeMap<(TableId, Seat), EntryId>,
    /// Who sits where, as it was told.
    seated: BTreeMap<TableId, BTreeSet<EntryId>>,
    /// The tables that have dealt in this step, since anybody last left a table or came to one.
    dealt: BTreeSet<TableId>,
}

impl Tables {
    pub(super) fn note(&mut self, output: &TournamentOutput, tournament: &Tournament, seen: &mut Branches) {
        match output {
            TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => self.check_big_blind(record, tournament),
            // Entries of one player cannot always come to one table.
            TournamentOutput::Table { table, output: TournamentTableOutput::Started { .. } }
                if tournament.terms().tables == TableUse::Balanced && tournament.terms().entries_at_once == 1 =>
            {
                self.check_balance(*table, tournament, seen);
            }
            TournamentOutput::Seated { entry, table, seat, .. } => {
                self.at.insert((*table, *seat), *entry);
                self.big_blinds.retain(|_, big_blind| big_blind != entry);
                self.leave(*entry);
                self.seated.entry(*table).or_default().insert(*entry);
            }
            TournamentOutput::Out { entry } | TournamentOutput::Placed { entry, .. } | TournamentOutput::Combined { from: entry, .. } => {
                self.leave(*entry);
            }
            TournamentOutput::Broken { table } => drop(self.seated.remove(table)),
            _ => {}
        }
    }

    fn leave(&mut self, entry: EntryId) {
        self.seated.values_mut().for_each(|entries| entries.retain(|&seated| seated != entry));
        self.dealt.clear();
    }

    /// A table that deals is not one that should have been broken up, and none of the fullest if another has two players fewer. If all deal,
    /// they have waited for each other: none has two players fewer than another.
    fn check_balance(&mut self, table: TableId, tournament: &Tournament, seen: &mut Branches) {
        let sizes: BTreeMap<TableId, usize> = self.seated.iter().map(|(&table, entries)| (table, entries.len())).collect();
        let (fewest, most, players) = (*sizes.values().min().unwrap(), *sizes.values().max().unwrap(), sizes.values().sum::<usize>());
        if sizes.len() < 2 {
            return;
        }
        let breaks = players <= usize::from(tournament.terms().hand.seats) * (sizes.len() - 1);
        let size = sizes[&table];
        let is_last = sizes.iter().all(|(&other, &others)| others > size || others == size && other <= table);
        assert!(!(breaks && is_last), "{table:?} should have been broken up: {sizes:?}");
        assert!(breaks || size < most || most - fewest < 2, "{table:?} should have given a player away: {sizes:?}");
        self.dealt.insert(table);
        if self.dealt.len() == sizes.len() {
            assert!(breaks || most - fewest < 2, "{sizes:?}");
            seen.insert("balanced_everywhere");
        }
    }

    /// A player whose ante takes the whole stack has the big blind all the same, so the positions are compared, not the posts.
    fn check_big_blind(&mut self, record: &HandRecord, tournament: &Tournament) {
        let big_blind = self.at[&(record.table, record.setup.big_blind)];
        let before = self.big_blinds.insert(record.table, big_blind);
        let forward = tournament.terms().button == ButtonRule::ForwardBigBlind;
        // Of a player with several entries, another one may have come to the table.
        let several = tournament.terms().entries_at_once > 1;
        assert!(!forward || several || before != Some(big_blind), "{big_blind:?} has the big blind twice running");
    }

    /// Checks the tables after a step.
    pub(super) fn check(&mut self, tournament: &Tournament) {
        self.dealt.clear();
        let mut seated = BTreeSet::new();
        for id in tournament.table_ids() {
            let table = tournament.table(id).unwrap();
            for seat in table.taken().iter() {
                let entry = table.entry_at(seat).unwrap();
                assert!(seated.insert(entry), "an entry is seated twice");
                assert_eq!(tournament.entrant(entry).unwrap().state, EntryState::Seated { table: id, seat });
                assert!(self.seated[&id].contains(&entry), "a player was not told the own seat");
            }
        }
        assert_eq!(self.seated.values().map(BTreeSet::len).sum::<usize>(), seated.len());
        assert_eq!(u32::try_from(seated.len()).unwrap(), tournament.left());
    }
}
