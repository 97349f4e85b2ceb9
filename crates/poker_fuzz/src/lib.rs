//! What must hold for any bytes at all: the bodies of the fuzz targets in `fuzz/`, and a plain mutator that drives them without a nightly
//! compiler.
//!
//! A body panics where something does not hold; that is how a fuzzer hears of it. Nothing of the product depends on this crate.

mod bytes;
mod corpus;
mod draws;
mod frames;
mod hand;
mod mutator;
mod phh;
mod target;

pub use frames::{client_frame, server_frame};
pub use hand::hand_apply;
pub use mutator::Mutator;
pub use phh::phh_reader;
pub use target::Target;

#[cfg(test)]
mod tests;
