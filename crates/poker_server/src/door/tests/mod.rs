//! Tests of the door alone, with books in memory and virtual time.

mod changing;
mod chaos;
mod door_driver;
mod locking;
mod older_books;
mod orders;
mod password_queue;
mod rates;
mod signing_in;
mod terms;
mod tokens;
