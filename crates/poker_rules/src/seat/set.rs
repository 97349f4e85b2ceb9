//! A set of seats, and steps from seat to seat around the table.

use core::fmt;

use super::{MAX_SEATS, Seat};

/// A set of seats. Seat numbers rise clockwise.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    const fn bit(seat: Seat) -> u16 {
        1 << seat.index()
    }

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(SeatSet::bit(seat))
    }

    /// Adds a seat; returns false if the set already had it.
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let fresh = !self.contains(seat);
        self.0 |= SeatSet::bit(seat);
        fresh
    }

    /// Removes a seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !SeatSet::bit(seat);
    }

    /// Whether the set has a seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// The number of seats.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two seats or more.
    pub(crate) const fn has_two(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The seats of both sets.
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats that are in both sets.
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats of this set that `other` does not have.
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// This set without one seat.
    pub const fn without(self, seat: Seat) -> SeatSet {
        self.minus(SeatSet::only(seat))
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats with a higher number than `seat`.
    const fn above(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !1 << seat.index())
    }

    /// The first seat of the set clockwise after `seat`; `seat` itself comes last. `None` if the set is empty.
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        match self.above(seat).first() {
            Some(next) => Some(next),
            None => self.first(),
        }
    }

    /// The first seat of the set counter-clockwise before `seat`; `seat` itself comes last. `None` if the set is empty.
    pub fn last_before(self, seat: Seat) -> Option<Seat> {
        (1..=MAX_SEATS).map(|step| Seat::ALL[(seat.index() + MAX_SEATS - step) % MAX_SEATS]).find(|&seat| self.contains(seat))
    }

    /// The seats of the set clockwise, from the one after `seat` to `seat` itself.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let above = self.above(seat);
        above.iter().chain(self.minus(above).iter())
    }

    /// The seats in the order of their numbers.
    pub fn iter(self) -> Seats {
        Seats(self)
    }
}

/// An iterator over the seats of a set in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0.remove(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, |set, seat| set.union(SeatSet::only(seat)))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
