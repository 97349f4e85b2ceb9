//! The places of seats around the felt, for each number of seats.

use bevy::math::Vec2;

/// The fewest seats.
pub const MIN_SEATS: u8 = 2;
/// The most seats.
pub const MAX_SEATS: u8 = 10;

/// Which side of the table a seat is on: it decides the places of the seat's bets, button and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableSide {
    Hero,
    Left,
    Right,
    Top,
    LeftFlank,
    RightFlank,
}

/// The place of a seat relative to the felt's middle, in units of the felt's radii.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SeatPlace {
    pub(super) at: Vec2,
    pub(super) side: TableSide,
}

const fn place(x: f32, y: f32, side: TableSide) -> SeatPlace {
    SeatPlace { at: Vec2::new(x, y), side }
}

const HERO: SeatPlace = place(0.0, 1.16, TableSide::Hero);
const TOP: SeatPlace = place(0.0, -1.05, TableSide::Top);
const FLANKS: [SeatPlace; 2] = [place(-0.62, 0.98, TableSide::LeftFlank), place(0.62, 0.98, TableSide::RightFlank)];
const LOW: [SeatPlace; 2] = [place(-1.06, 0.34, TableSide::Left), place(1.06, 0.34, TableSide::Right)];
const HIGH: [SeatPlace; 2] = [place(-1.0, -0.46, TableSide::Left), place(1.0, -0.46, TableSide::Right)];
const TWO_TOP: [SeatPlace; 2] = [place(-0.42, -1.05, TableSide::Top), place(0.42, -1.05, TableSide::Top)];

const TWO: [SeatPlace; 2] = [HERO, TOP];
const THREE: [SeatPlace; 3] = [HERO, place(-0.97, -0.50, TableSide::Left), place(0.97, -0.50, TableSide::Right)];
const FOUR: [SeatPlace; 4] = [HERO, place(-1.0, 0.02, TableSide::Left), TOP, place(1.0, 0.02, TableSide::Right)];
const FIVE: [SeatPlace; 5] = [
    HERO,
    place(-1.0, 0.40, TableSide::Left),
    place(-0.62, -1.0, TableSide::Top),
    place(0.62, -1.0, TableSide::Top),
    place(1.0, 0.40, TableSide::Right),
];
const SIX: [SeatPlace; 6] = [
    HERO,
    place(-0.98, 0.50, TableSide::Left),
    place(-0.98, -0.50, TableSide::Left),
    TOP,
    place(0.98, -0.50, TableSide::Right),
    place(0.98, 0.50, TableSide::Right),
];
const SEVEN: [SeatPlace; 7] = [HERO, LOW[0], HIGH[0], TWO_TOP[0], TWO_TOP[1], HIGH[1], LOW[1]];
const EIGHT: [SeatPlace; 8] = [HERO, FLANKS[0], LOW[0], HIGH[0], TOP, HIGH[1], LOW[1], FLANKS[1]];
const NINE: [SeatPlace; 9] = [HERO, FLANKS[0], LOW[0], HIGH[0], TWO_TOP[0], TWO_TOP[1], HIGH[1], LOW[1], FLANKS[1]];
const TEN: [SeatPlace; 10] = [
    HERO,
    FLANKS[0],
    LOW[0],
    HIGH[0],
    place(-0.58, -1.05, TableSide::Top),
    TOP,
    place(0.58, -1.05, TableSide::Top),
    HIGH[1],
    LOW[1],
    FLANKS[1],
];

/// The places of a table, clockwise from the player in front.
pub(super) fn seat_places(seats: u8) -> &'static [SeatPlace] {
    match seats.clamp(MIN_SEATS, MAX_SEATS) {
        2 => &TWO,
        3 => &THREE,
        4 => &FOUR,
        5 => &FIVE,
        6 => &SIX,
        7 => &SEVEN,
        8 => &EIGHT,
        9 => &NINE,
        _ => &TEN,
    }
}
