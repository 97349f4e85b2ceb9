//! The commands that work without graphics: simulations of hands, days and tournaments, and checks of hand histories and translations.
//!
//! The client offers these commands through this library. `cardroom-tools` offers no others, and builds without the game engine.

mod arguments;
mod command;
mod failure;
mod hands;
mod help;
mod history_file;
mod known;
mod locales;
mod options;
mod output;
mod program;
mod reason;
mod rooms;
mod simulate;
mod simulate_room;
mod simulate_tournament;
mod usage;

pub use arguments::{Arguments, Asked, language_named_in, read_arguments};
pub use command::ToolCommand;
pub use failure::Failure;
pub use hands::{HandSource, OpenedHands};
pub use help::{Help, HelpRow, HelpSection, common_options, tool_commands, tool_options};
pub use known::known_languages;
pub use options::{ExportOptions, RoomOptions, SimulateOptions, TournamentOptions};
pub use output::{print, tell, version};
pub use program::{KnownOption, Program, TOOL_COMMANDS, TOOL_OPTIONS};
pub use rooms::{ROOM_FILE_EXAMPLE, USUAL_ROOM, check_rooms, find_room};
pub use usage::UsageError;

use std::ffi::OsString;
use std::io::{self, Write as _};

use poker_text::{Language, Texts};

/// The program that has these commands and no others.
const TOOLS: Program = Program { name: "cardroom-tools", options: &[TOOL_OPTIONS], commands: &[TOOL_COMMANDS] };

/// Runs `cardroom-tools` with the arguments after its name. Returns the exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> i32 {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let language = language_named_in(&arguments);
    carry_out(&arguments, language).unwrap_or_else(|failure| {
        let texts = Texts::embedded(language);
        for sentence in failure.sentences() {
            // Without an error stream there is nowhere to write.
            drop(writeln!(io::stderr(), "{}", texts.say(&sentence)));
        }
        failure.exit_code()
    })
}

fn carry_out(arguments: &[OsString], language: Language) -> Result<i32, Failure> {
    let usage = |error| Failure::usage(&TOOLS, &error);
    match read_arguments(&TOOLS, arguments).map_err(usage)? {
        Asked::Help => print(&help::of_tools(TOOLS.name, &Texts::embedded(language))),
        Asked::Version => tell(&version(), language),
        Asked::Command(arguments) => return ToolCommand::of(&TOOLS, arguments).map_err(usage)?.run(language),
    }
    Ok(0)
}
