//! Tests of seals, of checked deals and of draws.

mod deals;
mod draws;
mod seals;
