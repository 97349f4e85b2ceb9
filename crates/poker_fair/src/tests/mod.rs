//! Seals and deals.

mod deals;
mod seals;
