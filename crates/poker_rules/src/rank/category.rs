//! The least value of each category of hands. Each category starts where the one before ends.

/// The numbers of ways to choose one, two, three and five of thirteen ranks.
pub(super) const ONES: u16 = 13;
pub(super) const TWOS: u16 = 78;
pub(super) const THREES: u16 = 286;
pub(super) const FIVES: u16 = 1287;

pub(super) const HIGH_CARD: u16 = 1;
pub(super) const PAIR: u16 = HIGH_CARD + FIVES;
pub(super) const TWO_PAIR: u16 = PAIR + ONES * THREES;
pub(super) const TRIPS: u16 = TWO_PAIR + TWOS * ONES;
pub(super) const STRAIGHT: u16 = TRIPS + ONES * TWOS;
pub(super) const FLUSH: u16 = STRAIGHT + ONES;
pub(super) const FULL_HOUSE: u16 = FLUSH + FIVES;
pub(super) const QUADS: u16 = FULL_HOUSE + ONES * ONES;
pub(super) const STRAIGHT_FLUSH: u16 = QUADS + ONES * ONES;

/// The highest rank of the lowest straight, counted from the two: the five.
pub(super) const LOWEST_STRAIGHT: u16 = 3;
