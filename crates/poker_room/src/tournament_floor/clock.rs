//! What is due on the floor as time passes.

use poker_protocol::TournamentId;

use super::floor::TournamentFloor;
use crate::floor::Effect;
use crate::{Dealer, Now, Tempo};

/// A tournament that is over stays in the lobby for this long, so that its players can look at the results, milliseconds.
const SHOWN_AFTER_END_MS: u32 = 10 * 60_000;

impl TournamentFloor {
    /// When something is next due.
    pub(crate) fn due(&self) -> Option<Now> {
        self.deadlines.soonest().into_iter().chain(self.show_due()).min()
    }

    /// Does what is due first; `None` if nothing is.
    pub(crate) fn handle_timeout(&mut self, dealer: &mut Dealer, now: Now) -> Option<Vec<Effect>> {
        let id = self.deadlines.due(now).next()?;
        let running = self.tournaments.get_mut(&id)?;
        if running.ended.is_some() {
            self.forget(id);
            return Some(vec![Effect::PassOnTournament(id)]);
        }
        running.tournament.handle_timeout(dealer, now);
        Some(vec![Effect::PassOnTournament(id)])
    }

    /// Notes when a tournament is next due, after its outputs were passed on.
    pub(crate) fn note_due(&mut self, id: TournamentId, now: Now) {
        let Some(running) = self.tournaments.get_mut(&id) else { return };
        running.changed = now;
        let due = match running.ended {
            Some(ended) => Some(ended.after_ms(SHOWN_AFTER_END_MS)),
            None => running.tournament.poll_timeout(),
        };
        self.deadlines.set(id, due);
    }

    /// Forgets a tournament that has been over for some time.
    fn forget(&mut self, id: TournamentId) {
        self.tournaments.remove(&id);
        self.deadlines.set(id, None);
    }

    /// Voids all hands in progress and gives every chip back (R-FAIL-2).
    pub(crate) fn end_waits(&mut self, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.tournaments.values_mut().for_each(|running| running.tournament.end_waits(dealer, now));
        self.tournaments.keys().copied().map(Effect::PassOnTournament).collect()
    }

    /// Voids all hands in progress and gives every chip back (R-FAIL-2).
    pub(crate) fn void_hands(&mut self, now: Now) -> Vec<Effect> {
        self.tournaments.values_mut().for_each(|running| running.tournament.void_hands(now));
        self.ids().map(Effect::PassOnTournament).collect()
    }

    /// Turns the clock of decisions on or off at all tables, also at those that open later.
    pub(crate) fn set_clock(&mut self, running: bool, now: Now) -> Vec<Effect> {
        self.switches.clock = running;
        self.tournaments.values_mut().for_each(|of| of.tournament.set_clock(running, now));
        self.ids().map(Effect::PassOnTournament).collect()
    }

    /// Sets the pauses at all tables, from the next pause on.
    pub(crate) fn set_tempo(&mut self, tempo: Tempo) {
        self.switches.tempo = tempo;
        self.tournaments.values_mut().for_each(|running| running.tournament.set_tempo(tempo));
    }

    /// Lets no more hands begin, also in tournaments that begin later. Hands in progress continue.
    pub(crate) fn stop_dealing(&mut self) {
        self.switches.closing = true;
        for running in self.tournaments.values_mut() {
            running.tournament.stop_dealing();
        }
    }
}
