//! Tests of seals and of checked deals.

mod deals;
mod seals;
