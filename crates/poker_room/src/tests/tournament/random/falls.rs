//! Who has lost all chips in which order, and whether places follow it (R-TRN-7, R-TRN-8).

use std::collections::BTreeMap;

use poker_protocol::TableId;
use poker_rules::{Chips, Seat};

use crate::HandRecord;
use crate::tournament::{EntryId, TournamentOutput, TournamentTableOutput};

/// The loss of all chips.
#[derive(Clone, Copy)]
struct Fall {
    table: TableId,
    /// The stack at the start of the hand.
    stack: Chips,
    /// The step in which the hand was dealt, if all tables waited for each other then.
    round: Option<u64>,
    /// How many hands were over when the loss was settled.
    settled: u64,
}

/// What the hands of a tournament say about the order of its players.
#[derive(Default)]
pub(super) struct Falls {
    entries: BTreeMap<(TableId, Seat), EntryId>,
    hand_for_hand: bool,
    rounds: BTreeMap<TableId, Option<u64>>,
    /// Losses that are not settled yet.
    waiting: BTreeMap<EntryId, Fall>,
    settled: BTreeMap<EntryId, Fall>,
    hands: u64,
    /// The number of the present step.
    pub step: u64,
}

impl Falls {
    pub(super) fn note(&mut self, output: &TournamentOutput) {
        match output {
            TournamentOutput::Seated { entry, table, seat, .. } => drop(self.entries.insert((*table, *seat), *entry)),
            TournamentOutput::HandForHand { on } => self.hand_for_hand = *on,
            TournamentOutput::Table { table, output: TournamentTableOutput::Started { .. } } => {
                self.rounds.insert(*table, self.hand_for_hand.then_some(self.step));
            }
            TournamentOutput::Table { output: TournamentTableOutput::Ended(record), .. } => self.note_hand(record),
            TournamentOutput::Placed { entry, .. } | TournamentOutput::Out { entry } | TournamentOutput::RebuyOffered { entry, .. } => {
                if let Some(fall) = self.waiting.remove(entry) {
                    self.settled.insert(*entry, Fall { settled: self.hands, ..fall });
                }
            }
            _ => {}
        }
    }

    fn note_hand(&mut self, record: &HandRecord) {
        self.hands += 1;
        let round = self.rounds.get(&record.table).copied().flatten();
        for start in &record.setup.seats {
            let end = record.stacks.iter().find(|end| end.seat == start.seat).unwrap();
            let entry = self.entries[&(record.table, start.seat)];
            self.waiting.remove(&entry);
            if end.stack.is_zero() {
                self.waiting.insert(entry, Fall { table: record.table, stack: start.stack, round, settled: 0 });
            }
        }
    }

    /// Checks these places, of entries for which no chips were bought. If `later_is_better`, a player who goes out later has the better one. Returns whether two players of different tables went out in the same round of
    /// hand-for-hand play.
    pub(super) fn check(&self, places: &BTreeMap<EntryId, u32>, later_is_better: bool) -> bool {
        let falls: Vec<(u32, &Fall)> = self.settled.iter().filter_map(|(entry, fall)| Some((*places.get(entry)?, fall))).collect();
        let mut together = false;
        for (at, &(place, fall)) in falls.iter().enumerate() {
            for &(other_place, other) in &falls[..at] {
                let one_round = fall.round.is_some() && fall.round == other.round;
                let better = if one_round || fall.settled == other.settled {
                    fall.stack.cmp(&other.stack)
                } else if later_is_better {
                    fall.settled.cmp(&other.settled)
                } else {
                    continue;
                };
                together |= one_round && fall.table != other.table;
                assert!(better.is_eq() || better == other_place.cmp(&place), "places {place} and {other_place} are in the wrong order");
            }
        }
        together
    }
}
