//! The command line, with one file for each command that only the client has. The other commands are in `poker_tools`.

mod failure;
mod help;
mod options;
mod parse;
mod play;
mod program;
mod tour;

use poker_tools::{Failure, language_named_in};

pub(crate) use options::{Command, PlayOptions, ReplayOptions, SourceOptions, TourOptions};
use program::CARDROOM;
#[cfg(test)]
pub(crate) use tour::app_without_window;

/// Runs the command that the arguments ask for. Returns the exit code.
pub(crate) fn run(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> i32 {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let language = language_named_in(&arguments);
    let command = match parse::parse(&arguments) {
        Ok(command) => command,
        Err(error) => return failure::report(&Failure::usage(&CARDROOM, &error), language),
    };
    let done = match command {
        Command::Play(options) => Ok(play::run(&options)),
        Command::Tour(options) => tour::run(options, language),
        Command::Tool(tool) => tool.run(language),
        Command::Help => {
            help::print(language);
            Ok(0)
        }
        Command::Version => {
            poker_tools::tell(&poker_tools::version(), language);
            Ok(0)
        }
    };
    match done {
        Ok(code) => code,
        Err(failure) => failure::report(&failure, language),
    }
}
