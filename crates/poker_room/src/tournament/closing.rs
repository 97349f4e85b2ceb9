//! What a driver does to all tables of a tournament at once.

use super::{Stage, Tournament};
use crate::Now;
use crate::table::Switch;

impl Tournament {
    /// The number of hands in progress at all tables.
    #[must_use]
    pub fn hands_in_progress(&self) -> usize {
        match &self.stage {
            Stage::Playing(play) => play.tables().values().filter(|table| table.hand().is_some()).count(),
            Stage::Registering | Stage::Finished | Stage::Cancelled => 0,
        }
    }

    /// Lets no more hands begin. Hands in progress continue.
    pub fn stop_dealing(&mut self) {
        if let Stage::Playing(play) = &mut self.stage {
            play.switch(&Switch::StopDealing);
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
