//! Bots at a table of the rules, without a room.

mod games;
mod play;
mod sound;
mod styles;
