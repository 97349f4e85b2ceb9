//! Jackpots.

mod pools;
mod scene;
mod winners;
