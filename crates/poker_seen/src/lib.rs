//! The state of a hand and of the viewer's seat, computed from the events of a table. The client, the bots and the simulated players use
//! it.
//!
//! [`SeenHand`] keeps the chips and cards of one hand, [`OwnSeat`] the viewer's own seat at a table. Both use only what the messages of
//! a link contain, and allocate nothing.

mod exchange;
mod own_seat;
mod seen_hand;
#[cfg(test)]
mod tests;

pub use exchange::{chips_for, money_for};
pub use own_seat::OwnSeat;
pub use seen_hand::{SeenHand, SeenSeat};
