//! The lists of tournaments: what they show, in which order, and when it moves.

mod fixture;
mod list;
mod offers;
