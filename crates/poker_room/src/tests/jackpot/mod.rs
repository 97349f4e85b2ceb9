//! Jackpots: who wins them, and what goes into the pools and out of them.

mod pools;
mod scene;
mod winners;
