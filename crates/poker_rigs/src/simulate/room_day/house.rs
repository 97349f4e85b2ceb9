//! The operator, who voids hands, corrects balances and decides about reports.

use poker_protocol::{Money, PlayerId, TableId};
use poker_room::{Account, Correction, ReportId, Verdict};
use rand::RngExt as _;

use super::RoomFailure;
use super::agenda::Who;
use super::branch::Branch;
use super::run::Day;

/// The name of the operator in corrections and verdicts.
const BY: &str = "the simulation";

impl Day {
    /// Does one random action of the operator, and plans the next.
    pub(super) fn operate(&mut self) -> Result<(), RoomFailure> {
        match self.rng.random_range(0..3) {
            0 => self.void_some_hand(),
            1 => self.set_a_balance_right(),
            _ => self.decide_a_report(),
        }
        self.settle()?;
        let next = self.now.after_ms(self.rng.random_range(self.pace.house_ms.clone()));
        self.agenda.note(next, Who::House);
        Ok(())
    }

    fn void_some_hand(&mut self) {
        let playing = |id: &TableId| self.room.table(*id).is_some_and(|table| table.hand().is_some());
        let tables: Vec<TableId> = self.room.table_ids().filter(playing).collect();
        if tables.is_empty() {
            return;
        }
        let table = tables[self.rng.random_range(0..tables.len())];
        self.touched.insert(table);
        self.input(|| format!("the hand at table {} is void", table.0));
        self.room.void_hand(table, self.now);
    }

    fn set_a_balance_right(&mut self) {
        let player = self.some_player();
        // Half of the corrections take the whole balance, so that balances are too small now and then.
        let (from, to, amount) = if self.rng.random_bool(0.5) {
            (Account::House, Account::Balance(player), Money::new(self.rng.random_range(1..=100)))
        } else {
            (Account::Balance(player), Account::House, self.room.balance(player))
        };
        self.input(|| format!("{} chips go from {from:?} to {to:?}", amount.hundredths()));
        let correction = Correction { from, to, amount, why: "a pot was counted wrongly".to_owned(), by: BY.to_owned() };
        // The room refuses to move money where there is none.
        if self.room.correct(correction, self.now).is_ok() {
            self.seen.see(Branch::Correction);
        }
    }

    /// Gives a random verdict about a random player of a report. The room refuses verdicts that make no sense.
    fn decide_a_report(&mut self) {
        let reports: Vec<(ReportId, PlayerId)> =
            self.room.reports().flat_map(|report| report.about.iter().map(|player| (report.id, *player))).collect();
        if reports.is_empty() {
            return;
        }
        let (report, player) = reports[self.rng.random_range(0..reports.len())];
        let verdict = match self.rng.random_range(0..8) {
            0 | 1 => Verdict::Hold,
            2 => Verdict::Suspend,
            3 => Verdict::Confiscate,
            _ => Verdict::Release,
        };
        self.input(|| format!("report {report:?}, player {}: {verdict:?}", player.0));
        if self.room.decide(report, player, verdict, BY, self.now).is_ok() {
            self.seen.see(match verdict {
                Verdict::Hold => Branch::Held,
                Verdict::Release => Branch::Released,
                Verdict::Suspend => Branch::Suspended,
                Verdict::Confiscate => Branch::Confiscated,
            });
        }
    }

    fn some_player(&mut self) -> PlayerId {
        let guest = self.rng.random_range(0..self.guests.len());
        self.guests[guest].player
    }
}
