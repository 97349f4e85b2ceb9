//! Jackpots: who wins them, and the payments into and from their pools.

mod pools;
mod scene;
mod winners;
