//! Connections, and players who sit out.

use poker_protocol::{PlayerId, PlayerView, TableId};
use poker_rules::Seat;

use super::table::Presence;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Gives all entries of a player another name and avatar. Returns whether there are any. The player has no seat.
    pub fn rename(&mut self, player: PlayerId, view: &PlayerView) -> bool {
        self.entrants.rename(player, view)
    }

    /// Notes whether a player's client is connected. A player who was away and connects takes decisions again.
    pub fn set_connected(&mut self, player: PlayerId, connected: bool, now: Now) {
        if !connected && self.switches.field.is_some() && !self.is_person(player) {
            // A program that no longer sits with a person plays on without a connection.
            return;
        }
        for entry in self.current_entries(player) {
            if let Some(entrant) = self.entrants.get_mut(entry.index()) {
                entrant.connected = connected;
            }
        }
        for (table, seat) in self.seats_of(player) {
            let Stage::Playing(play) = &mut self.stage else { return };
            if let Some(state) = play.table_mut(table) {
                state.set_connected(seat, connected, now);
            }
            self.pass_on(table);
        }
    }

    /// Sets whether a player sits out at a table. The player is dealt in and posts all the same, and the hands are folded (R-TRN-2).
    /// Returns false if the player does not sit there or is disqualified.
    pub fn sit_out(&mut self, (player, table): (PlayerId, TableId), out: bool, dealer: &mut Dealer, now: Now) -> bool {
        if self.is_disqualified(player) {
            return false;
        }
        let Stage::Playing(play) = &mut self.stage else { return false };
        let Some(state) = play.table_mut(table) else { return false };
        let Some(seat) = state.seat_of(player) else { return false };
        let end = state.set_presence(seat, if out { Presence::SitsOut } else { Presence::Plays }, now);
        self.after(table, end, dealer, now);
        true
    }

    /// Sets whether anybody watches a table without sitting there. It is not saved: watching ends with the connections. Returns whether
    /// nothing was told there before, and now it is: then those who sit there do not know the hand in progress.
    pub fn set_watched(&mut self, table: TableId, watched: bool) -> bool {
        let Stage::Playing(play) = &mut self.stage else { return false };
        play.table_mut(table).is_some_and(|state| state.set_watched(watched))
    }

    /// The player's table and seat; the first ones of a player with several entries.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<(TableId, Seat)> {
        self.seats_of(player).first().copied()
    }

    /// The tables and seats of all entries of a player.
    #[must_use]
    pub fn seats_of(&self, player: PlayerId) -> Vec<(TableId, Seat)> {
        self.current_entries(player).into_iter().filter_map(|entry| self.entrant(entry)?.state.seat()).collect()
    }
}
