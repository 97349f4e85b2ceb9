//! Registration after the beginning, and when it closes (R-REG-5, R-REG-6, R-REG-13).

use poker_rules::Seat;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::terms::{LateRegistration, LateUntil};
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

    /// How long players can still register after the beginning, milliseconds: at most, because registration may close early. With an
    /// end by levels it is without the breaks, during which their clock stands still; an end by the time comes in breaks too. `None` if they
    /// cannot.
    pub(super) fn registration_left_ms(&self, now: Now) -> Option<u32> {
        let (Stage::Playing(play), Some(late)) = (&self.stage, self.terms.late) else { return None };
        let open = play.registration.as_ref()?;
        match late.until {
            LateUntil::After { .. } => open.closes.map(|at| at.ms_since(now)),
            LateUntil::EndOfLevel(last) => {
                let levels = &play.start.levels;
                let later = (play.clock.level().saturating_add(1)..=last).map(|level| levels.get(level).length_ms);
                Some(later.fold(play.clock.left_ms(levels, now), u32::saturating_add))
            }
        }
    }

    /// Seats an entry of a tournament that is being played, at a random seat of one of the emptiest tables. If all are full, a table opens.
    pub(super) fn seat_late(&mut self, entry: EntryId, dealer: &mut Dealer, now: Now) {
        let (Stage::Playing(play), Some(entrant)) = (&mut self.stage, self.entrants.get(entry.index())) else { return };
        play.left += 1;
        let table = match self.table_for(entrant.player, dealer) {
            Some(table) => table,
            None => self.open_table(dealer),
        };
        let Stage::Playing(play) = &self.stage else { return };
        let free: Vec<Seat> = play.tables().get(&table).map(|state| state.free_seats().iter().collect()).unwrap_or_default();
        if let (Some(seat), Some(seated)) = (dealer.pick(&free), self.newcomer(entry)) {
            self.put(entry, seated, (table, seat));
        }
        self.wake(table, now);
    }

    /// Notes a player who is out while places are open; `number` is that of the player among those who have lost all chips.
    pub(super) fn note_out(&mut self, entry: EntryId, number: u32) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let Some(places) = &mut play.open_places else { return };
        places.note_out(number, entry);
        self.set_state(entry, EntryState::Out);
        self.outputs.push_back(TournamentOutput::Out { entry });
    }

    /// A player was knocked out, which may close registration.
    pub(super) fn close_early(&mut self) {
        // with re-entry, the clause would make it impossible.
        let first_closes = |late: LateRegistration| late.closes_early == LateRegistrationClose::FirstKnockout && late.re_entries == 0;
        if self.terms.late.is_some_and(first_closes) {
            self.stop_registration();
        } else {
            self.close_if_prizes_begin();
        }
    }

    /// A player has left, by a knock-out or a disqualification: registration closes if all others get prizes.
    pub(super) fn close_if_prizes_begin(&mut self) {
        let (Stage::Playing(play), Some(late)) = (&self.stage, self.terms.late) else { return };
        if late.closes_early == LateRegistrationClose::PayoutsBegin && play.left <= self.paid_places(self.entries()) {
            self.stop_registration();
        }
    }

    /// Closes registration in mid-play. From now on no table opens, so the table may be the final one.
    fn stop_registration(&mut self) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.registration.is_some() {
            self.close_registration();
            self.note_final_table();
        }
    }

    /// Closes registration if the level or the time has come (R-REG-5, R-REG-6).
    pub(super) fn watch_registration(&mut self, now: Now) {
        let (Stage::Playing(play), Some(late)) = (&self.stage, self.terms.late) else { return };
        let Some(open) = &play.registration else { return };
        let over = match late.until {
            LateUntil::EndOfLevel(level) => play.clock.level() > level,
            LateUntil::After { .. } => open.closes.is_some_and(|at| at <= now),
        };
        if over {
            self.stop_registration();
        }
    }

    /// Closes registration. Unless chips can still be bought, the prizes are final now (R-PRZ-1).
    pub(super) fn close_registration(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.registration.take().is_none() {
            return;
        }
        let out: Vec<EntryId> =
            play.open_places.as_ref().map(|places| places.ordered().map(|(_, entry)| entry).collect()).unwrap_or_default();
        self.outputs.push_back(TournamentOutput::RegistrationClosed);
        for entry in out {
            self.end_return(entry);
        }
        self.fix_places();
    }

    /// If nobody can enter or buy chips any more, the prizes are final (R-PRZ-1), and those who are out get their places.
    pub(super) fn fix_places(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.registration.is_some() || play.rebuys.is_open() {
            return;
        }
        let Some(open) = play.open_places.take() else { return };
        self.fix_prizes();
        self.outputs.push_back(TournamentOutput::PrizesFinal);
        let places = self.places();
        for (entry, behind) in open.ordered().map(|(_, entry)| entry).zip(0..) {
            let place = places.saturating_sub(behind);
            self.place(entry, place, self.prize(place));
        }
        self.watch_hand_for_hand();
    }
}
