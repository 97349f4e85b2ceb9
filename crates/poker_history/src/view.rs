//! The cards that a history may contain.

use poker_rules::{Seat, SeatSet};

use crate::PlayedHand;

/// The cards that a history may contain. Cards that were shown at the table are in every history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// All cards, for an operator or a simulation.
    Everything,
    /// The cards that the player in this seat saw.
    Player(Seat),
    /// The cards that everybody saw.
    Public,
}

impl View {
    /// The view of the player with this name; [`View::Public`] if there is no such player.
    pub fn of(hand: &PlayedHand, name: &str) -> View {
        let seat = hand.setup.seats.iter().zip(&hand.names).find(|(_, other)| *other == name).map(|(player, _)| player.seat);
        seat.map_or(View::Public, View::Player)
    }

    /// Whether the view contains a seat's cards even if they were not shown.
    fn sees(self, seat: Seat) -> bool {
        match self {
            View::Everything => true,
            View::Player(own) => own == seat,
            View::Public => false,
        }
    }

    /// The seats whose cards the view contains even if they were not shown. Seats with unknown cards are left out.
    pub(crate) fn seen(self, hand: &PlayedHand) -> SeatSet {
        hand.setup.seats.iter().map(|player| player.seat).filter(|seat| self.sees(*seat) && !hand.unknown.contains(*seat)).collect()
    }
}
