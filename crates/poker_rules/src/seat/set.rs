//! A set of seats, and walking round the table.

use core::fmt;

use super::{MAX_SEATS, Seat};

/// A set of seats. Clockwise is the direction of rising numbers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    const fn bit(seat: Seat) -> u16 {
        1 << seat.index()
    }

    /// One seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(SeatSet::bit(seat))
    }

    /// Adds a seat; returns false where the set had it.
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let fresh = !self.contains(seat);
        self.0 |= SeatSet::bit(seat);
        fresh
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !SeatSet::bit(seat);
    }

    /// Whether a seat is in.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// The number of seats.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two or more.
    pub(crate) const fn has_two(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Both together.
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Those that are in both.
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// These without those.
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// These without one seat.
    pub const fn without(self, seat: Seat) -> SeatSet {
        self.minus(SeatSet::only(seat))
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Those with a higher number than this seat.
    const fn above(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !1 << seat.index())
    }

    /// The first seat clockwise after this one; this one itself comes last.
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        match self.above(seat).first() {
            Some(next) => Some(next),
            None => self.first(),
        }
    }

    /// The first seat counter-clockwise before this one; this one itself comes last.
    pub fn last_before(self, seat: Seat) -> Option<Seat> {
        (1..=MAX_SEATS).map(|step| Seat::ALL[(seat.index() + MAX_SEATS - step) % MAX_SEATS]).find(|&seat| self.contains(seat))
    }

    /// The seats clockwise, from the one after this to this one itself.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let above = self.above(seat);
        above.iter().chain(self.minus(above).iter())
    }

    /// The seats by number.
    pub fn iter(self) -> Seats {
        Seats(self)
    }
}

/// The seats of a set by number.
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
