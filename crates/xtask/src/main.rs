//! `cargo play`, `cargo verify` and the other chores of this repository. README names them.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

mod cargo;
mod chore_error;
mod command;
mod distribution;
mod guards;
mod install;
mod measure;
mod other_engine;
mod packages;
mod pictures;
mod play;
mod program;
mod runtime_folder;
mod sounds;
mod stopwatch;
mod totals;
mod tour;
mod verify;
mod x_server;

use std::process::ExitCode;

fn main() -> ExitCode {
    command::run(std::env::args().skip(1).collect())
}
