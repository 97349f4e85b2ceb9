//! Tests of bots in hands without a room.

mod games;
mod play;
mod sound;
mod styles;
