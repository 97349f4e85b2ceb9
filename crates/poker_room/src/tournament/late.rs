//! Registration after the beginning, and when it closes (R-REG-5, R-REG-6, R-REG-13).

use poker_protocol::TableId;
use poker_rules::Seat;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::terms::LateUntil;
use super::{Stage, Tournament};
use crate::rulebook::LateRegistrationClose;
use crate::{Dealer, Now};

impl Tournament {
    /// Whether players can register.
    #[must_use]
    pub fn is_open(&self) -> bool {
        match &self.stage {
            Stage::Registering => true,
            Stage::Playing(play) => play.registration.is_some(),
            Stage::Finished | Stage::Cancelled => false,
        }
    }

    /// Seats an entry of a tournament that is being played, at a random seat of one of the emptiest tables. If all are full, a table opens.
    pub(super) fn seat_late(&mut self, entry: EntryId, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        play.left += 1;
        let has_room = |table: &TableId| play.tables().get(table).is_some_and(|state| !state.free_seats().is_empty());
        let emptiest: Vec<TableId> = play.sizes().emptiest(None).into_iter().filter(has_room).collect();
        let table = match dealer.pick(&emptiest) {
            Some(table) => table,
            None => self.open_table(dealer),
        };
        let Stage::Playing(play) = &self.stage else { return };
        let free: Vec<Seat> = play.tables().get(&table).map(|state| state.free_seats().iter().collect()).unwrap_or_default();
        if let (Some(seat), Some(seated)) = (dealer.pick(&free), self.newcomer(entry)) {
            self.put(entry, seated, (table, seat), None);
        }
        self.wake(table, now);
    }

    /// Notes a player who is out while others can still enter. Registration may close then.
    pub(super) fn note_out(&mut self, entry: EntryId) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let (Some(open), Some(late)) = (&mut play.registration, self.terms.late) else { return };
        open.out.push(entry);
        let left = play.left;
        let closes = match late.closes_early {
            LateRegistrationClose::PayoutsBegin => left <= self.paid_places(self.entries()),
            // with re-entry, the clause would make it impossible.
            LateRegistrationClose::FirstKnockout => late.re_entries == 0,
        };
        self.set_state(entry, EntryState::Out);
        self.outputs.push_back(TournamentOutput::Out { entry });
        if closes {
            self.close_registration();
        }
    }

    /// Closes registration if the level or the time has come.
    pub(super) fn watch_registration(&mut self, now: Now) {
        let (Stage::Playing(play), Some(late)) = (&self.stage, self.terms.late) else { return };
        let Some(open) = &play.registration else { return };
        let over = match late.until {
            LateUntil::EndOfLevel(level) => play.clock.level() > level,
            LateUntil::After { .. } => open.closes.is_some_and(|at| at <= now),
        };
        if over {
            self.close_registration();
        }
    }

    /// Closes registration: the prizes are final (R-PRZ-1), and those who are out get their places.
    pub(super) fn close_registration(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(open) = play.registration.take() else { return };
        self.fix_prizes();
        self.outputs.push_back(TournamentOutput::RegistrationClosed);
        for (entry, behind) in open.out.into_iter().zip(0..) {
            let place = self.entries().saturating_sub(behind);
            self.place(entry, place, self.prize(place));
        }
        self.watch_hand_for_hand();
    }
}
