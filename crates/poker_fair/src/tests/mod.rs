//! Tests of seals, of nonces, of checked deals and of draws.

mod deals;
mod draws;
mod nonces;
mod seals;
