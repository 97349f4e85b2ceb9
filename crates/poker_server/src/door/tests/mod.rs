//! The door by itself, with books in memory and a clock of the tests' own.

mod changing;
mod chaos;
mod door_driver;
mod locking;
mod password_queue;
mod rates;
mod signing_in;
mod terms;
mod tokens;
