//! One value a seat.

use core::ops::{Index, IndexMut};

use crate::{MAX_SEATS, Seat};

/// One value for each seat, so that no bare index reaches an array.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The values, first seat first.
    pub const fn new(values: [T; MAX_SEATS]) -> BySeat<T> {
        BySeat(values)
    }

    /// Makes a value for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut value))
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// Each seat with its value, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::ALL.into_iter().zip(&mut self.0)
    }

    /// The values alone.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
