//! How players come to a table and leave it, between its hands.

use poker_protocol::{SeatState, TableEvent};
use poker_rules::Seat;

use super::seat::{Presence, SeatedEntrant};
use super::{Between, TournamentTable};
use crate::table::{Switch, TableOutput};
use crate::{Now, PlayerKind};

impl TournamentTable {
    /// Seats a player, who is dealt into the next hand (R-TRN-9). The seat must be free.
    pub(in crate::tournament) fn seat(&mut self, seat: Seat, seated: SeatedEntrant) {
        let (player, stack) = (seated.view().clone(), seated.stack());
        self.table.put(seat, seated);
        self.note_listeners();
        let state = self.state_of(seat);
        if self.table.listened() {
            self.table.tell(TableOutput::Public(TableEvent::Sat { seat, player, stack, state }));
        }
    }

    /// Applies a change to the switches.
    pub(in crate::tournament) fn switch(&mut self, change: &Switch) {
        self.table.switch(change);
    }

    /// Takes a player out of a seat.
    pub(in crate::tournament) fn unseat(&mut self, seat: Seat) -> Option<SeatedEntrant> {
        let seated = self.table.take(seat)?;
        self.in_last_hand.remove(seat);
        if self.table.listened() {
            self.table.tell(TableOutput::Public(TableEvent::Left { seat }));
        }
        self.note_listeners();
        Some(seated)
    }

    /// Sets whether anybody watches who does not sit here. A hand in progress is told from its next step on. Returns whether nothing was
    /// told here before, and now it is.
    pub(in crate::tournament) fn set_watched(&mut self, watched: bool) -> bool {
        let told = self.table.listened();
        self.watched = watched;
        self.note_listeners();
        self.table.listened() && !told
    }

    /// Only persons and those who watch are told what happens. At a table without them nothing is told, which costs no more than the hands
    /// themselves.
    pub(super) fn note_listeners(&mut self) {
        let person = self.table.all_seated().any(|(_, seated)| seated.own().kind == PlayerKind::Person);
        self.table.set_listened(person || self.watched);
    }

    /// The free seat to which a newcomer is moved: the one that the big blind reaches last (R-TRN-9). `None` if the table is full.
    #[must_use]
    pub fn seat_farthest_from_big_blind(&self) -> Option<Seat> {
        let free = self.table.free_seats();
        let big_blind = self.positions().map(|positions| positions.big_blind);
        match big_blind {
            Some(seat) if free.contains(seat) => Some(seat),
            Some(seat) => free.last_before(seat),
            None => free.first(),
        }
    }

    /// Lets a table between two hands pause long enough before its next one for those who came to see where they are.
    pub(in crate::tournament) fn wake(&mut self, now: Now) {
        if self.table.hand().is_some() {
            return;
        }
        let least = now.after_ms(self.table.tempo().first_hand_ms);
        let until = match self.between {
            Between::Pause { until } => until.max(least),
            Between::Ready => least,
        };
        self.between = Between::Pause { until };
    }

    /// Tells the state of a seat.
    pub(super) fn tell_state(&mut self, seat: Seat) {
        let state = self.state_of(seat);
        if self.table.listened() {
            self.table.tell(TableOutput::Public(TableEvent::StateChanged { seat, state }));
        }
    }

    /// Whether the player in the seat plays, sits out or is away.
    pub(super) fn state_of(&self, seat: Seat) -> SeatState {
        let Some(seated) = self.table.seated(seat) else { return SeatState::Busted };
        if seated.stack().is_zero() && !self.table.in_hand(seat) {
            SeatState::Busted
        } else if seated.own().presence != Presence::Plays {
            SeatState::SittingOut
        } else if seated.is_connected() {
            SeatState::Playing
        } else {
            SeatState::Disconnected
        }
    }
}
