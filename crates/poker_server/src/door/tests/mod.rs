//! Tests of the door alone, with books in memory and virtual time.

mod changing;
mod chaos;
mod door_driver;
pub mod hooked_accounts;
mod locking;
mod older_books;
mod orders;
mod password_queue;
mod races;
mod rates;
mod reading_the_log;
mod resets;
mod secrets;
mod sessions;
mod signing_in;
mod terms;
mod tokens;
