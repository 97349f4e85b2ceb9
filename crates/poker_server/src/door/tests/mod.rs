//! The door by itself, with books in memory and a clock of the tests' own.

mod changing;
mod chaos;
mod line;
mod locking;
mod porch;
mod rates;
mod signing_in;
mod terms;
mod tokens;
