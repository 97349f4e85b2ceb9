//! Between two tables of a pool.

use poker_protocol::SeatState;

use super::TableModel;

impl TableModel {
    /// Whether the player waits for the next table of a pool.
    pub fn is_between_tables(&self) -> bool {
        let plays = self.hero_seat().is_some_and(|seat| seat.state == SeatState::Playing);
        self.info.form.moves_players() && self.felt.hand.is_none() && self.felt.seats.len() == 1 && plays && !self.waits
    }

    /// Between two tables, the room gives the seats new numbers. The player keeps the old seat here, because the last table is still shown.
    pub(crate) fn keep_seat_of(&mut self, before: &Self) {
        let (Some(you), Some(seat)) = (self.you.as_mut(), before.hero()) else { return };
        if let Some(taken) = self.felt.seats.remove(&you.seat) {
            self.felt.seats.insert(seat, taken);
        }
        you.seat = seat;
    }
}
