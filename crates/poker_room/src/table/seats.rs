//! The seats of a table: who sits where, and how players sit down and get up.

use poker_protocol::PlayerId;
use poker_rules::{Seat, SeatSet};

use super::hands::Table;
use super::seated::Seated;

impl<S, O> Table<S, O> {
    /// Seats with a player.
    pub(crate) fn taken(&self) -> SeatSet {
        self.all_seated().map(|(seat, _)| seat).collect()
    }

    /// Seats without a player.
    pub(crate) fn free_seats(&self) -> SeatSet {
        let all: SeatSet = Seat::first(self.rules.seats).collect();
        all.minus(self.taken())
    }

    /// The player in the seat.
    pub(crate) fn player_at(&self, seat: Seat) -> Option<PlayerId> {
        self.seated(seat).map(|seated| seated.player)
    }

    /// The seat of the player.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.all_seated().find(|(_, seated)| seated.player == player).map(|(seat, _)| seat)
    }

    /// The player in the seat, with what the table and its owner keep of the player.
    pub(crate) fn seated(&self, seat: Seat) -> Option<&Seated<S>> {
        self.seats[seat].as_ref()
    }

    /// The same, to change it.
    pub(crate) fn seated_mut(&mut self, seat: Seat) -> Option<&mut Seated<S>> {
        self.seats[seat].as_mut()
    }

    /// All players with their seats.
    pub(crate) fn all_seated(&self) -> impl Iterator<Item = (Seat, &Seated<S>)> {
        self.seats.iter().filter_map(|(seat, seated)| Some((seat, seated.as_ref()?)))
    }

    /// What the owner of the table keeps of each player, to change it.
    pub(crate) fn all_own_mut(&mut self) -> impl Iterator<Item = (Seat, &mut S)> {
        self.seats.iter_mut().filter_map(|(seat, seated)| Some((seat, &mut seated.as_mut()?.own)))
    }

    /// Puts a player into a seat. Tells nothing.
    pub(crate) fn put(&mut self, seat: Seat, seated: Seated<S>) {
        self.seats[seat] = Some(seated);
    }

    /// Takes the player out of a seat. Tells nothing.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<Seated<S>> {
        self.seats[seat].take()
    }
}
