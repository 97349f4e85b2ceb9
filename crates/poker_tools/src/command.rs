//! The commands of this library: how they are read from arguments, and what runs them.

use std::path::PathBuf;

use poker_history::Format;
use poker_rigs::Policy;
use poker_rules::Variant;
use poker_text::Language;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::options::{ExportOptions, RoomOptions, SimulateOptions, TournamentOptions};
use crate::program::Program;
use crate::usage::UsageError;
use crate::{hands, locales, simulate, simulate_room, simulate_tournament};

/// A command that works without graphics.
#[derive(Clone, Debug, PartialEq)]
pub enum ToolCommand {
    /// Plays hands.
    Simulate(SimulateOptions),
    /// Plays whole days of a room.
    SimulateRoom(RoomOptions),
    /// Plays a tournament.
    SimulateTournament(TournamentOptions),
    /// Reads a folder of translations and lists what is wrong with it.
    CheckLocales(PathBuf),
    /// Plays hand histories and compares the stacks.
    CheckHands(Vec<PathBuf>),
    /// Plays hands again and checks them against their seals.
    VerifyHands(Vec<PathBuf>),
    /// Writes hands in another format.
    ExportHands(ExportOptions),
}

impl ToolCommand {
    /// The command that the arguments of `program` ask for.
    ///
    /// # Errors
    /// What is wrong with the arguments.
    pub fn of(program: &Program, arguments: Arguments) -> Result<ToolCommand, UsageError> {
        let words = arguments.words();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["simulate"] => simulation(arguments),
            ["locales", "check", folder] => {
                nothing_else(arguments, "locales check")?;
                Ok(ToolCommand::CheckLocales(PathBuf::from(folder)))
            }
            ["hands"] | ["hands", "check"] => Err(UsageError::MissingFile { command: "hands check" }),
            ["hands", "check", files @ ..] => {
                nothing_else(arguments, "hands check")?;
                Ok(ToolCommand::CheckHands(files.iter().map(PathBuf::from).collect()))
            }
            ["hands", "verify"] => Err(UsageError::MissingFile { command: "hands verify" }),
            ["hands", "verify", files @ ..] => {
                nothing_else(arguments, "hands verify")?;
                Ok(ToolCommand::VerifyHands(files.iter().map(PathBuf::from).collect()))
            }
            ["hands", "export"] => Err(UsageError::MissingFile { command: "hands export" }),
            ["hands", "export", files @ ..] => export(arguments, files),
            ["locales"] | ["locales", "check"] => Err(UsageError::MissingFolder { command: "locales check" }),
            ["simulate", word, ..] | ["hands", word, ..] | ["locales", "check", _, word, ..] | ["locales", word, ..] => {
                Err(UsageError::NeedlessWord { word: (*word).to_owned() })
            }
            [unknown, ..] => Err(UsageError::UnknownCommand { command: (*unknown).to_owned(), nearest: program.nearest_command(unknown) }),
            [] => Err(UsageError::MissingCommand),
        }
    }

    /// Carries the command out. Returns the exit code.
    ///
    /// # Errors
    /// Why the command ended early.
    pub fn run(&self, language: Language) -> Result<i32, Failure> {
        match self {
            ToolCommand::Simulate(options) => simulate::run(options, language),
            ToolCommand::SimulateRoom(options) => simulate_room::run(options, language),
            ToolCommand::SimulateTournament(options) => simulate_tournament::run(options, language),
            ToolCommand::CheckLocales(folder) => Ok(locales::check(folder, language)),
            ToolCommand::CheckHands(files) => hands::check(files, language),
            ToolCommand::VerifyHands(files) => hands::verify(files, language),
            ToolCommand::ExportHands(options) => hands::export(options, language),
        }
    }
}

/// Refuses options that are left, except `--locale`, which every command has.
fn nothing_else(mut arguments: Arguments, command: &'static str) -> Result<(), UsageError> {
    arguments.take("--locale");
    arguments.nothing_else(command)
}

fn simulation(mut arguments: Arguments) -> Result<ToolCommand, UsageError> {
    if let Some(kind) = arguments.text("--tournament") {
        return tournament_simulation(arguments, kind);
    }
    if let Some(room) = arguments.text("--room") {
        return room_simulation(arguments, room);
    }
    let options = SimulateOptions {
        game: match arguments.text("--game") {
            None => Variant::ALL[0],
            Some(code) => *Variant::with_code(&code).ok_or(UsageError::Game { value: code })?,
        },
        policy: match arguments.text("--policy") {
            None => Policy::Bots,
            Some(name) => Policy::with_name(&name).ok_or(UsageError::Policy { value: name })?,
        },
        hands: arguments.number("--hands")?.ok_or(UsageError::MissingOption { command: "simulate", option: "--hands" })?,
        seed: arguments.number("--seed")?.ok_or(UsageError::MissingOption { command: "simulate", option: "--seed" })?,
        players: arguments.number("--players")?,
        history: arguments.path("--history"),
        rulebook: arguments.text("--rulebook"),
    };
    nothing_else(arguments, "simulate")?;
    Ok(ToolCommand::Simulate(options))
}

fn room_simulation(mut arguments: Arguments, room: String) -> Result<ToolCommand, UsageError> {
    let options = RoomOptions {
        room,
        hands: arguments.number("--hands")?.ok_or(UsageError::MissingOption { command: "simulate --room", option: "--hands" })?,
        seed: arguments.number("--seed")?.ok_or(UsageError::MissingOption { command: "simulate --room", option: "--seed" })?,
        tables: arguments.number("--tables")?,
        rulebooks: arguments.path("--rulebooks"),
    };
    nothing_else(arguments, "simulate --room")?;
    Ok(ToolCommand::SimulateRoom(options))
}

fn tournament_simulation(mut arguments: Arguments, kind: String) -> Result<ToolCommand, UsageError> {
    let options = TournamentOptions {
        kind,
        players: arguments.number("--players")?,
        seed: arguments.number("--seed")?.ok_or(UsageError::MissingOption { command: "simulate --tournament", option: "--seed" })?,
        rulebook: arguments.text("--rulebook"),
        history: arguments.path("--history"),
    };
    nothing_else(arguments, "simulate --tournament")?;
    Ok(ToolCommand::SimulateTournament(options))
}

fn export(mut arguments: Arguments, files: &[&str]) -> Result<ToolCommand, UsageError> {
    let format = arguments.text("--format").ok_or(UsageError::MissingOption { command: "hands export", option: "--format" })?;
    let options = ExportOptions {
        format: Format::with_name(&format).ok_or(UsageError::Format { value: format })?,
        hero: arguments.text("--hero"),
        out: arguments.path("--out"),
        files: files.iter().map(PathBuf::from).collect(),
    };
    nothing_else(arguments, "hands export")?;
    Ok(ToolCommand::ExportHands(options))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::*;
    use crate::arguments::{Asked, read_arguments};
    use crate::program::{TOOL_COMMANDS, TOOL_OPTIONS};

    const TOOLS: Program = Program { name: "tools", options: &[TOOL_OPTIONS], commands: &[TOOL_COMMANDS] };

    fn parsed(line: &str) -> Result<ToolCommand, UsageError> {
        let arguments: Vec<_> = line.split_whitespace().map(OsString::from).collect();
        let Asked::Command(arguments) = read_arguments(&TOOLS, &arguments)? else { panic!("{line}") };
        ToolCommand::of(&TOOLS, arguments)
    }

    #[test]
    fn a_mistyped_option_and_a_mistyped_command_name_the_nearest_known_one() {
        let option = UsageError::UnknownOption { option: "--hend".to_owned(), nearest: Some("--hands") };
        assert_eq!(parsed("simulate --hend 5"), Err(option));
        let command = UsageError::UnknownCommand { command: "simulat".to_owned(), nearest: Some("simulate") };
        assert_eq!(parsed("simulat"), Err(command));
        assert_eq!(parsed("tour"), Err(UsageError::UnknownCommand { command: "tour".to_owned(), nearest: None }));
        assert_eq!(parsed(""), Err(UsageError::MissingCommand));
    }

    #[test]
    fn an_option_of_another_command_is_refused() {
        let expected = UsageError::OptionElsewhere { option: "--out".to_owned(), command: "simulate" };
        assert_eq!(parsed("simulate --hands 1 --seed 2 --out x"), Err(expected));
    }

    #[test]
    fn a_missing_value_and_a_missing_option_are_told_apart() {
        assert_eq!(parsed("--seed"), Err(UsageError::MissingValue { option: "--seed".to_owned(), example: "1000" }));
        assert_eq!(parsed("simulate --hands 5"), Err(UsageError::MissingOption { command: "simulate", option: "--seed" }));
    }

    #[test]
    fn a_simulation_is_of_bots_at_holdem_unless_it_says_otherwise() {
        let Ok(ToolCommand::Simulate(plain)) = parsed("simulate --hands 1 --seed 2") else { panic!() };
        assert_eq!((plain.game.code, plain.policy, plain.players), ("nlhe", Policy::Bots, None));
        let chosen = parsed("simulate --hands 1 --seed 2 --game plo8 --policy random --players 9");
        let Ok(ToolCommand::Simulate(chosen)) = chosen else { panic!() };
        assert_eq!((chosen.game.code, chosen.policy, chosen.players), ("plo8", Policy::Random, Some(9)));
        for (line, expected) in [
            ("--game plo9", UsageError::Game { value: "plo9".to_owned() }),
            ("--policy fold", UsageError::Policy { value: "fold".to_owned() }),
        ] {
            assert_eq!(parsed(&format!("simulate --hands 1 --seed 2 {line}")), Err(expected));
        }
    }

    #[test]
    fn a_room_is_simulated_where_one_is_named() {
        let Ok(ToolCommand::SimulateRoom(room)) = parsed("simulate --room en-1.2 --hands 9 --seed 2 --tables 5") else { panic!() };
        assert_eq!((room.room.as_str(), room.hands, room.seed, room.tables), ("en-1.2", 9, 2, Some(5)));
        let elsewhere = UsageError::OptionElsewhere { option: "--game".to_owned(), command: "simulate --room" };
        assert_eq!(parsed("simulate --room en-1.2 --hands 9 --seed 2 --game plo"), Err(elsewhere));
        let elsewhere = UsageError::OptionElsewhere { option: "--tables".to_owned(), command: "simulate" };
        assert_eq!(parsed("simulate --hands 9 --seed 2 --tables 5"), Err(elsewhere));
    }

    #[test]
    fn a_tournament_is_simulated_where_a_kind_is_named() {
        let whole = "simulate --tournament spin --players 3 --seed 2 --rulebook fr-3.1 --history h.phhs";
        let Ok(ToolCommand::SimulateTournament(options)) = parsed(whole) else { panic!() };
        let expected = TournamentOptions {
            kind: "spin".to_owned(),
            players: Some(3),
            seed: 2,
            rulebook: Some("fr-3.1".to_owned()),
            history: Some(PathBuf::from("h.phhs")),
        };
        assert_eq!(options, expected);
        let Ok(ToolCommand::SimulateTournament(least)) = parsed("simulate --tournament sng --seed 2") else { panic!() };
        assert_eq!((least.players, least.rulebook, least.history), (None, None, None));
        let missing = UsageError::MissingOption { command: "simulate --tournament", option: "--seed" };
        assert_eq!(parsed("simulate --tournament sng --players 5"), Err(missing));
    }

    #[test]
    fn a_tournament_takes_no_room_and_no_number_of_hands() {
        for (option, value) in [("--room", "en-2.7"), ("--hands", "9"), ("--game", "plo"), ("--policy", "call"), ("--tables", "5")] {
            let expected = UsageError::OptionElsewhere { option: option.to_owned(), command: "simulate --tournament" };
            assert_eq!(parsed(&format!("simulate --tournament sng --seed 2 {option} {value}")), Err(expected.clone()));
            assert_eq!(parsed(&format!("simulate {option} {value} --seed 2 --tournament sng")), Err(expected));
        }
    }

    #[test]
    fn a_number_that_is_none_is_named() {
        assert!(matches!(parsed("simulate --hands 1 --seed -3"), Err(UsageError::Number { .. } | UsageError::MissingValue { .. })));
        let expected = UsageError::Number { option: "--seed".to_owned(), value: "1.5".to_owned() };
        assert_eq!(parsed("simulate --hands 1 --seed 1.5"), Err(expected));
    }
}
