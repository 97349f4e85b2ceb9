//! Connections, and players who sit out.

use poker_protocol::{PlayerId, TableId};
use poker_rules::Seat;

use super::entrant::EntryState;
use super::table::Presence;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Notes whether a player's client is connected. A player who was away and connects takes decisions again.
    pub fn set_connected(&mut self, player: PlayerId, connected: bool, now: Now) {
        let Some(&entry) = self.entry_of.get(&player) else { return };
        if let Some(entrant) = self.entrants.get_mut(entry.index()) {
            entrant.connected = connected;
        }
        let Some((table, seat)) = self.seat_of(player) else { return };
        let Stage::Playing(play) = &mut self.stage else { return };
        if let Some(state) = play.table_mut(table) {
            state.set_connected(seat, connected, now);
        }
        self.pass_on(table);
    }

    /// Sets whether a player sits out. The player is dealt in and posts all the same, and the hands are folded (R-TRN-2). Returns false if
    /// the player has no seat.
    pub fn sit_out(&mut self, player: PlayerId, out: bool, dealer: &mut Dealer, now: Now) -> bool {
        let Some((table, seat)) = self.seat_of(player) else { return false };
        let Stage::Playing(play) = &mut self.stage else { return false };
        let Some(state) = play.table_mut(table) else { return false };
        let end = state.set_presence(seat, if out { Presence::SitsOut } else { Presence::Plays }, now);
        self.after(table, end, dealer);
        true
    }

    /// The player's table and seat.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<(TableId, Seat)> {
        let &entry = self.entry_of.get(&player)?;
        match self.entrant(entry)?.state {
            EntryState::Seated { table, seat } => Some((table, seat)),
            EntryState::Registered | EntryState::Out | EntryState::Placed { .. } | EntryState::Withdrawn => None,
        }
    }
}
