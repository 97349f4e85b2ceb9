//! Whose cards a history may hold.

use poker_rules::{Seat, SeatSet};

use crate::PlayedHand;

/// Whose cards a history may hold. What was shown to the table is in every history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Everybody's: for an operator or a simulation.
    Everything,
    /// Those that the player at this seat saw.
    Player(Seat),
    /// Those that everybody saw.
    Public,
}

impl View {
    /// The view of the player of this name; the view of all where there is no such player.
    pub fn of(hand: &PlayedHand, name: &str) -> View {
        let seat = hand.setup.seats.iter().zip(&hand.names).find(|(_, other)| *other == name).map(|(player, _)| player.seat);
        seat.map_or(View::Public, View::Player)
    }

    /// Whether a seat's cards are seen without being shown.
    fn sees(self, seat: Seat) -> bool {
        match self {
            View::Everything => true,
            View::Player(own) => own == seat,
            View::Public => false,
        }
    }

    /// The seats whose cards are visible without being shown; unknown cards never are.
    pub(crate) fn seen(self, hand: &PlayedHand) -> SeatSet {
        hand.setup.seats.iter().map(|player| player.seat).filter(|seat| self.sees(*seat) && !hand.unknown.contains(*seat)).collect()
    }
}
