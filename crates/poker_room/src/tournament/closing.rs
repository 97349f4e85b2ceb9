//! What a driver does to all tables of a tournament at once.

use super::table::TournamentTable;
use super::{Stage, Tournament};
use crate::table::Switch;
use crate::{Dealer, Now, Switches, Tempo};

impl Tournament {
    /// The number of hands in progress at all tables.
    #[must_use]
    pub fn hands_in_progress(&self) -> usize {
        match &self.stage {
            Stage::Playing(play) => play.tables().values().filter(|table| table.hand().is_some()).count(),
            Stage::Registering | Stage::Finished | Stage::Cancelled => 0,
        }
    }

    /// The longest time that the clocks allow for one decision in the hands in progress, milliseconds; 0 without hands.
    pub(crate) fn longest_decision_ms(&self) -> u32 {
        let Stage::Playing(play) = &self.stage else { return 0 };
        let playing = play.tables().values().filter(|table| table.hand().is_some());
        playing.map(TournamentTable::longest_decision_ms).max().unwrap_or_default()
    }

    /// Lets no more hands begin, also at tables that open later. Hands in progress continue.
    pub fn stop_dealing(&mut self) {
        self.switch(&Switch::StopDealing);
    }

    /// Sets the pauses at all tables, from the next pause on.
    pub fn set_tempo(&mut self, tempo: Tempo) {
        self.switch(&Switch::Tempo(tempo));
    }

    pub(super) fn switch(&mut self, change: &Switch) {
        self.switches.apply(change);
        if let Stage::Playing(play) = &mut self.stage {
            play.switch(change);
        }
    }

    /// Turns the clock of decisions on or off at all tables, for practice. A change gives decisions in progress their full time.
    pub fn set_clock(&mut self, running: bool, now: Now) {
        self.switches.clock = running;
        for table in self.table_ids() {
            let Stage::Playing(play) = &mut self.stage else { return };
            if let Some(state) = play.table_mut(table) {
                state.set_clock(running, now);
            }
            self.pass_on(table);
        }
        self.watch_thinking(now);
    }

    /// Sets all switches of the room to which this tournament belongs.
    pub(crate) fn set_switches(&mut self, switches: &Switches, now: Now) {
        self.set_clock(switches.clock, now);
        self.set_tempo(switches.tempo);
        if let Some(pace) = switches.field {
            self.set_field_pace(pace, now);
        }
        if switches.closing {
            self.stop_dealing();
        }
    }

    /// Ends the pauses and the choices to show in all hands in which nobody can act any more.
    pub(crate) fn end_waits(&mut self, dealer: &mut Dealer, now: Now) {
        for table in self.table_ids() {
            let Stage::Playing(play) = &mut self.stage else { return };
            let end = play.table_mut(table).and_then(|state| state.end_wait(now));
            self.after(table, end, dealer, now);
        }
    }

    /// Voids all hands in progress and gives every chip back (R-FAIL-2), for drivers that cannot continue them.
    pub fn void_hands(&mut self, now: Now) {
        for table in self.table_ids() {
            let Stage::Playing(play) = &mut self.stage else { return };
            if let Some(state) = play.table_mut(table) {
                state.void_hand(now);
            }
            self.pass_on(table);
        }
    }
}
