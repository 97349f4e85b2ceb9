//! The seats of a table.

mod by_seat;
mod set;

use core::fmt;

pub use by_seat::BySeat;
pub use set::SeatSet;

/// The most seats of a table (R-HAND-1).
pub const MAX_SEATS: usize = 10;

/// A seat. Seats are numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "u8", into = "u8"))]
pub struct Seat(u8);

/// The error for a seat number that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {index} of at most {MAX_SEATS}, counted from 0")]
pub struct BadSeat {
    /// The number that was asked for, from 0.
    pub index: u8,
}

impl Seat {
    /// All seats.
    pub const ALL: [Seat; MAX_SEATS] = {
        let mut all = [Seat(0); MAX_SEATS];
        let mut index = 0;
        while index < MAX_SEATS {
            all[index] = Seat(index as u8);
            index += 1;
        }
        all
    };

    /// The seat with this number, from 0. For numbers from outside the program use `Seat::try_from`.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`].
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS, "no such seat");
        Seat(index)
    }

    /// The first `count` seats: those of a table of this size.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::ALL.into_iter().take(usize::from(count))
    }

    /// The seat's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number as people count, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = BadSeat;

    fn try_from(index: u8) -> Result<Seat, BadSeat> {
        Seat::ALL.get(usize::from(index)).copied().ok_or(BadSeat { index })
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}
