//! Tests of rooms in virtual time, and in `threads` with real threads.

mod bots;
mod crashes;
mod evenings;
mod forms;
mod full_field;
mod kept;
mod opening;
mod outbox;
mod rabbit;
mod threads;
mod tournaments;
mod world;
