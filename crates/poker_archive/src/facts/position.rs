//! Where a player sat, as seen from the button.

use poker_history::PlayedHand;
use poker_rules::{Seat, SeatSet};

/// A position at the table. Those before the button are counted from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Position {
    /// The small blind; with two players the button, who posts it.
    SmallBlind,
    BigBlind,
    /// A seat that is so many places before the button, other than the blinds: 0 is the button, 1 the cutoff.
    BeforeButton(u8),
}

impl Position {
    /// The position of a seat in a hand.
    pub fn of(hand: &PlayedHand, seat: Seat) -> Position {
        let setup = &hand.setup;
        if setup.small_blind == Some(seat) {
            return Position::SmallBlind;
        }
        if setup.big_blind == seat {
            return Position::BigBlind;
        }
        let dealt_in: SeatSet = setup.seats.iter().map(|player| player.seat).collect();
        let order: Vec<Seat> = dealt_in.clockwise_after(setup.button).collect();
        let place = order.iter().rev().position(|other| *other == seat).unwrap_or_default();
        Position::BeforeButton(u8::try_from(place).unwrap_or(u8::MAX))
    }

    /// The number by which a position is kept.
    pub(crate) fn code(self) -> u8 {
        match self {
            Position::SmallBlind => 0,
            Position::BigBlind => 1,
            Position::BeforeButton(places) => places.saturating_add(2),
        }
    }

    pub(crate) fn with_code(code: u8) -> Position {
        match code {
            0 => Position::SmallBlind,
            1 => Position::BigBlind,
            places => Position::BeforeButton(places - 2),
        }
    }
}
