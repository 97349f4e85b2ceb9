//! Rooms in virtual time, and once with their threads.

mod bots;
mod crashes;
mod evenings;
mod forms;
mod kept;
mod opening;
mod threads;
mod world;
