//! The nonces that clients add to the shuffle: who is asked, who is waited for, and what the hands say.

mod cash;
mod pool;
pub(super) mod scene;
pub(super) mod void;
