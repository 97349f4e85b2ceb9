//! Bots at a table of the rules, without a room.

mod play;
mod sound;
mod styles;
