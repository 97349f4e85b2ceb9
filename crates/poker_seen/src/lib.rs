//! What a client has seen of a table: the fold of events that the client, the bots and the simulated players share.
//!
//! [`SeenHand`] keeps the chips and cards of one hand, [`OwnSeat`] the viewer's own seat at a table. Both take in what a link tells and
//! nothing else, and allocate nothing.

mod exchange;
mod own_seat;
mod seen_hand;
#[cfg(test)]
mod tests;

pub use exchange::{chips_for, money_for};
pub use own_seat::OwnSeat;
pub use seen_hand::{SeenHand, SeenSeat};
