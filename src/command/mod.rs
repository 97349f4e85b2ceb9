//! The command line: what was asked for, and one file for each command.

pub(crate) mod failure;
pub(crate) mod hands;
mod help;
mod locales;
mod options;
mod parse;
mod play;
mod rooms;
mod simulate;
mod simulate_room;
mod tour;

pub(crate) use failure::Failure;
pub(crate) use options::{Command, ExportOptions, PlayOptions, RoomOptions, SimulateOptions, Sources, TourOptions};
#[cfg(test)]
pub(crate) use tour::app_without_window;

/// Runs what the arguments ask for; the exit code.
pub(crate) fn run(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> i32 {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let command = match parse::parse(&arguments) {
        Ok(command) => command,
        Err(error) => return failure::report(&Failure::Usage(error), parse::language_named_in(&arguments)),
    };
    let language = parse::language_named_in(&arguments);
    let done = match command {
        Command::Play(options) => Ok(play::run(&options)),
        Command::Tour(options) => tour::run(options, language),
        Command::Simulate(options) => simulate::run(&options, language),
        Command::SimulateRoom(options) => simulate_room::run(&options, language),
        Command::CheckLocales(folder) => Ok(locales::check(&folder, language)),
        Command::CheckHands(files) => hands::check(&files, language),
        Command::VerifyHands(files) => hands::verify(&files, language),
        Command::ExportHands(options) => hands::export(&options, language),
        Command::Help => Ok(help::print(language)),
        Command::Version => Ok(failure::tell(&poker_text::text::command::version(env!("CARGO_PKG_VERSION")), language)),
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure::report(&failure, language),
    }
}
