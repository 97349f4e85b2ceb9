//! Jackpots: who wins them, and what goes in and out.

mod pools;
mod scene;
mod winners;
