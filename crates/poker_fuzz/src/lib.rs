//! Properties that must hold for any bytes: the bodies of the fuzz targets in `fuzz/`, and a simple mutator that runs them without a
//! nightly compiler.
//!
//! A body panics if a property does not hold, which a fuzzer detects. No other crate depends on this one.

mod bytes;
mod corpus;
mod draws;
mod frames;
mod hand;
mod mutator;
mod phh;
mod shared_hand;
mod target;

pub use frames::{client_frame, server_frame};
pub use hand::hand_apply;
pub use mutator::Mutator;
pub use phh::phh_reader;
pub use shared_hand::shared_hand;
pub use target::Target;

#[cfg(test)]
mod tests;
