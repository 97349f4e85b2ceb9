//! Carries out what the player asked for. One intent is one call of a small system, in the order in which intents came.

mod carry_out;
mod language;
mod practice;
mod screens;
mod servers;
mod settings;
mod table;

pub(crate) use carry_out::carry_out_intents;
