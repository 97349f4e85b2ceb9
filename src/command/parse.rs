//! Arguments to a [`Command`].

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt as _};
use poker_history::Format;
use poker_host::Policy;
use poker_rules::Variant;
use poker_text::Language;

use super::{Command, ExportOptions, PlayOptions, RoomOptions, SimulateOptions, Sources, TourOptions};
use crate::platform::SMALLEST_WINDOW;

/// Every long option, for the hint after a mistyped one.
const OPTIONS: [&str; 23] = [
    "--assets",
    "--locales",
    "--locale",
    "--data",
    "--seed",
    "--trace",
    "--show-keys",
    "--out",
    "--size",
    "--only",
    "--game",
    "--policy",
    "--hands",
    "--players",
    "--history",
    "--format",
    "--hero",
    "--rulebook",
    "--rulebooks",
    "--room",
    "--tables",
    "--help",
    "--version",
];

/// A size of the tour, as an example.
pub(super) const SIZE_EXAMPLE: &str = "1280x800";
/// A number, as an example.
pub(super) const SEED_RANGE_EXAMPLE: &str = "1000";

/// Every command.
const COMMANDS: [&str; 5] = ["play", "tour", "simulate", "hands", "locales"];

/// Sizes of the tour where none is named.
const TOUR_SIZES: [(u32, u32); 3] = [(640, 360), (1280, 800), (3840, 2160)];

/// A larger picture than this is refused before the graphics driver refuses it.
const LARGEST: (u32, u32) = (8192, 8192);

/// What is wrong with the arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UsageError {
    /// No option of this name; the nearest known one, if any is near.
    UnknownOption { option: String, nearest: Option<&'static str> },
    /// An option of another command.
    OptionElsewhere { option: String, command: &'static str },
    /// No command of this name.
    UnknownCommand { command: String, nearest: Option<&'static str> },
    /// The option needs a value.
    MissingValue { option: String },
    /// The option must be given.
    MissingOption { command: &'static str, option: &'static str },
    /// A folder must be named.
    MissingFolder { command: &'static str },
    /// A file must be named.
    MissingFile { command: &'static str },
    /// A switch was given a value.
    NeedlessValue { option: String },
    /// A word that no command takes.
    NeedlessWord { word: String },
    /// A word that is no text.
    NotText {
        /// As much of it as can be shown.
        word: String,
    },
    /// Not a language of ours.
    Language { value: String },
    /// Not a size.
    Size { value: String },
    /// A size that cannot be drawn.
    SizeRange { value: String, least: &'static str, most: &'static str },
    /// Not a whole number.
    Number { option: String, value: String },
    /// Not a game of ours.
    Game { value: String },
    /// No format of hand histories.
    Format { value: String },
    /// No policy has this name.
    Policy { value: String },
}

/// Reads the arguments after the program's name.
pub(super) fn parse(arguments: &[OsString]) -> Result<Command, UsageError> {
    let mut parser = Parser::from_args(arguments);
    let mut given = Given::default();
    let mut words: Vec<String> = Vec::new();
    while let Some(argument) = parser.next().map_err(unexpected)? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Ok(Command::Help),
            Arg::Long("version") | Arg::Short('V') => return Ok(Command::Version),
            Arg::Long("show-keys") => given.0.push(("--show-keys".to_owned(), OsString::new())),
            Arg::Long(name) => {
                let option = format!("--{name}");
                if !OPTIONS.contains(&option.as_str()) {
                    return Err(UsageError::UnknownOption { nearest: nearest(&option, &OPTIONS), option });
                }
                let value = parser.value().map_err(|_| UsageError::MissingValue { option: option.clone() })?;
                given.0.push((option, value));
            }
            Arg::Short(letter) => return Err(UsageError::UnknownOption { option: format!("-{letter}"), nearest: None }),
            Arg::Value(word) => words.push(word.to_string_lossy().into_owned()),
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["play"] => play(given),
        ["tour"] => tour(given),
        ["simulate"] => simulate(given),
        ["locales", "check", folder] => {
            given.take("--locale");
            given.nothing_else("locales check")?;
            Ok(Command::CheckLocales(PathBuf::from(folder)))
        }
        ["hands"] | ["hands", "check"] => Err(UsageError::MissingFile { command: "hands check" }),
        ["hands", "check", files @ ..] => {
            given.take("--locale");
            given.nothing_else("hands check")?;
            Ok(Command::CheckHands(files.iter().map(PathBuf::from).collect()))
        }
        ["hands", "verify"] => Err(UsageError::MissingFile { command: "hands verify" }),
        ["hands", "verify", files @ ..] => {
            given.take("--locale");
            given.nothing_else("hands verify")?;
            Ok(Command::VerifyHands(files.iter().map(PathBuf::from).collect()))
        }
        ["hands", "export"] => Err(UsageError::MissingFile { command: "hands export" }),
        ["hands", "export", files @ ..] => export(given, files),
        ["locales"] | ["locales", "check"] => Err(UsageError::MissingFolder { command: "locales check" }),
        ["play" | "tour" | "simulate", word, ..] | ["hands", word, ..] | ["locales", "check", _, word, ..] | ["locales", word, ..] => {
            Err(UsageError::NeedlessWord { word: (*word).to_owned() })
        }
        [unknown, ..] => Err(UsageError::UnknownCommand { command: (*unknown).to_owned(), nearest: nearest(unknown, &COMMANDS) }),
    }
}

/// The language that the arguments name, for messages about the arguments themselves; otherwise the system's.
pub(super) fn language_named_in(arguments: &[OsString]) -> Language {
    let after = arguments.iter().skip_while(|argument| *argument != OsStr::new("--locale")).nth(1);
    after.and_then(|tag| tag.to_str()).and_then(|tag| tag.split(',').next()?.parse().ok()).unwrap_or_else(Language::from_system)
}

/// Options with their values, taken out one by one.
#[derive(Default)]
struct Given(Vec<(String, OsString)>);

impl Given {
    /// The last value given wins, as in most programs.
    fn take(&mut self, option: &str) -> Option<OsString> {
        let mut found = None;
        self.0.retain(|(name, value)| {
            let hit = name == option;
            if hit {
                found = Some(value.clone());
            }
            !hit
        });
        found
    }

    fn path(&mut self, option: &str) -> Option<PathBuf> {
        self.take(option).map(PathBuf::from)
    }

    fn text(&mut self, option: &str) -> Option<String> {
        self.take(option).map(|value| value.to_string_lossy().into_owned())
    }

    fn number(&mut self, option: &str) -> Result<Option<u64>, UsageError> {
        let Some(value) = self.take(option) else { return Ok(None) };
        value
            .parse::<u64>()
            .map(Some)
            .map_err(|_| UsageError::Number { option: option.to_owned(), value: value.to_string_lossy().into_owned() })
    }

    fn languages(&mut self) -> Result<Vec<Language>, UsageError> {
        let Some(list) = self.text("--locale") else { return Ok(Vec::new()) };
        list.split(',').map(|tag| tag.trim().parse().map_err(|_| UsageError::Language { value: tag.to_owned() })).collect()
    }

    /// Whatever is left belongs to another command.
    fn nothing_else(self, command: &'static str) -> Result<(), UsageError> {
        match self.0.into_iter().next() {
            Some((option, _)) => Err(UsageError::OptionElsewhere { option, command }),
            None => Ok(()),
        }
    }
}

fn play(mut given: Given) -> Result<Command, UsageError> {
    let locale = match given.languages()?.as_slice() {
        [] => None,
        [one] => Some(*one),
        [_, second, ..] => return Err(UsageError::NeedlessWord { word: second.tag().to_owned() }),
    };
    let options = PlayOptions {
        sources: Sources { assets: given.path("--assets"), locales: given.path("--locales"), locale },
        data: given.path("--data"),
        seed: given.number("--seed")?,
        trace: given.path("--trace"),
        show_keys: given.take("--show-keys").is_some(),
        rulebooks: given.path("--rulebooks"),
        room: given.text("--room"),
    };
    given.nothing_else("play")?;
    Ok(Command::Play(options))
}

fn tour(mut given: Given) -> Result<Command, UsageError> {
    let languages = match given.languages()? {
        none if none.is_empty() => vec![Language::English, Language::French, Language::Swedish, Language::Pseudo],
        named => named,
    };
    let sizes = match given.text("--size") {
        None => TOUR_SIZES.to_vec(),
        Some(list) => list.split(',').map(|size| parse_size(size.trim())).collect::<Result<_, _>>()?,
    };
    let only = given.text("--only").map(|list| list.split(',').map(|name| name.trim().to_owned()).collect()).unwrap_or_default();
    let options = TourOptions {
        assets: given.path("--assets"),
        locales: given.path("--locales"),
        out: given.path("--out").ok_or(UsageError::MissingOption { command: "tour", option: "--out" })?,
        languages,
        sizes,
        only,
        rulebooks: given.path("--rulebooks"),
    };
    given.nothing_else("tour")?;
    Ok(Command::Tour(options))
}

fn simulate(mut given: Given) -> Result<Command, UsageError> {
    if let Some(room) = given.text("--room") {
        return simulate_room(given, room);
    }
    let options = SimulateOptions {
        game: match given.text("--game") {
            None => Variant::ALL[0],
            Some(code) => *Variant::with_code(&code).ok_or(UsageError::Game { value: code })?,
        },
        policy: match given.text("--policy") {
            None => Policy::Bots,
            Some(name) => Policy::with_name(&name).ok_or(UsageError::Policy { value: name })?,
        },
        hands: given.number("--hands")?.ok_or(UsageError::MissingOption { command: "simulate", option: "--hands" })?,
        seed: given.number("--seed")?.ok_or(UsageError::MissingOption { command: "simulate", option: "--seed" })?,
        players: given.number("--players")?,
        history: given.path("--history"),
        rulebook: given.text("--rulebook"),
    };
    // The language of messages only.
    given.take("--locale");
    given.nothing_else("simulate")?;
    Ok(Command::Simulate(options))
}

fn simulate_room(mut given: Given, room: String) -> Result<Command, UsageError> {
    let options = RoomOptions {
        room,
        hands: given.number("--hands")?.ok_or(UsageError::MissingOption { command: "simulate --room", option: "--hands" })?,
        seed: given.number("--seed")?.ok_or(UsageError::MissingOption { command: "simulate --room", option: "--seed" })?,
        tables: given.number("--tables")?,
        rulebooks: given.path("--rulebooks"),
    };
    given.take("--locale");
    given.nothing_else("simulate --room")?;
    Ok(Command::SimulateRoom(options))
}

fn export(mut given: Given, files: &[&str]) -> Result<Command, UsageError> {
    let format = given.text("--format").ok_or(UsageError::MissingOption { command: "hands export", option: "--format" })?;
    let options = ExportOptions {
        format: Format::with_name(&format).ok_or(UsageError::Format { value: format })?,
        hero: given.text("--hero"),
        out: given.path("--out"),
        files: files.iter().map(PathBuf::from).collect(),
    };
    given.take("--locale");
    given.nothing_else("hands export")?;
    Ok(Command::ExportHands(options))
}

fn parse_size(size: &str) -> Result<(u32, u32), UsageError> {
    let bad = || UsageError::Size { value: size.to_owned() };
    let (width, height) = size.split_once('x').ok_or_else(bad)?;
    let size_of = |side: &str| side.parse::<u32>().map_err(|_| bad());
    let (width, height) = (size_of(width)?, size_of(height)?);
    let fits = (SMALLEST_WINDOW.0..=LARGEST.0).contains(&width) && (SMALLEST_WINDOW.1..=LARGEST.1).contains(&height);
    let out_of_range = UsageError::SizeRange { value: size.to_owned(), least: "640x360", most: "8192x8192" };
    if fits { Ok((width, height)) } else { Err(out_of_range) }
}

fn unexpected(error: lexopt::Error) -> UsageError {
    match error {
        lexopt::Error::UnexpectedValue { option, .. } => UsageError::NeedlessValue { option },
        lexopt::Error::MissingValue { option } => UsageError::MissingValue { option: option.unwrap_or_default() },
        lexopt::Error::UnexpectedOption(option) => UsageError::UnknownOption { option, nearest: None },
        lexopt::Error::UnexpectedArgument(word) => UsageError::NeedlessWord { word: word.to_string_lossy().into_owned() },
        lexopt::Error::NonUnicodeValue(word) => UsageError::NotText { word: word.to_string_lossy().into_owned() },
        lexopt::Error::ParsingFailed { value, .. } => UsageError::NeedlessWord { word: value },
        // Values are read by our own code, which has no such errors.
        lexopt::Error::Custom(_) => UsageError::NeedlessWord { word: String::new() },
    }
}

/// The known word that differs least, if it differs by no more than two letters.
fn nearest(word: &str, known: &[&'static str]) -> Option<&'static str> {
    known.iter().map(|candidate| (distance(word, candidate), *candidate)).filter(|(distance, _)| *distance <= 2).min().map(|(_, name)| name)
}

/// Letters to add, drop or change to turn one word into the other.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, UsageError> {
        parse(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn no_arguments_open_the_client() {
        assert_eq!(parsed(""), Ok(Command::Play(PlayOptions::default())));
        assert_eq!(parsed("play"), parsed(""));
    }

    #[test]
    fn a_mistyped_option_names_the_nearest_known_one() {
        let expected = UsageError::UnknownOption { option: "--asets".to_owned(), nearest: Some("--assets") };
        assert_eq!(parsed("--asets de"), Err(expected));
    }

    #[test]
    fn an_option_of_another_command_is_refused() {
        let expected = UsageError::OptionElsewhere { option: "--out".to_owned(), command: "simulate" };
        assert_eq!(parsed("simulate --hands 1 --seed 2 --out x"), Err(expected));
    }

    #[test]
    fn a_missing_value_and_a_missing_option_are_told_apart() {
        assert_eq!(parsed("--seed"), Err(UsageError::MissingValue { option: "--seed".to_owned() }));
        assert_eq!(parsed("simulate --hands 5"), Err(UsageError::MissingOption { command: "simulate", option: "--seed" }));
        assert_eq!(parsed("tour"), Err(UsageError::MissingOption { command: "tour", option: "--out" }));
    }

    #[test]
    fn sizes_and_languages_are_lists() {
        let Ok(Command::Tour(options)) = parsed("tour --out here --locale en,sv --size 640x360,1280x800") else { panic!() };
        assert_eq!(options.languages, [Language::English, Language::Swedish]);
        assert_eq!(options.sizes, [(640, 360), (1280, 800)]);
        for bad in ["640", "640x", "x10", "640×360", "axb"] {
            assert_eq!(parsed(&format!("tour --out o --size {bad}")), Err(UsageError::Size { value: bad.to_owned() }));
        }
        for bad in ["0x10", "639x360", "640x359", "99999x1000"] {
            assert!(matches!(parsed(&format!("tour --out o --size {bad}")), Err(UsageError::SizeRange { value, .. }) if value == bad));
        }
    }

    #[test]
    fn an_unknown_language_is_named() {
        assert_eq!(parsed("--locale de"), Err(UsageError::Language { value: "de".to_owned() }));
    }

    #[test]
    fn a_simulation_is_of_bots_at_holdem_unless_it_says_otherwise() {
        let Ok(Command::Simulate(plain)) = parsed("simulate --hands 1 --seed 2") else { panic!() };
        assert_eq!((plain.game.code, plain.policy, plain.players), ("nlhe", Policy::Bots, None));
        let Ok(Command::Simulate(chosen)) = parsed("simulate --hands 1 --seed 2 --game plo8 --policy random --players 9") else { panic!() };
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
        let Ok(Command::SimulateRoom(room)) = parsed("simulate --room en-1.2 --hands 9 --seed 2 --tables 5") else { panic!() };
        assert_eq!((room.room.as_str(), room.hands, room.seed, room.tables), ("en-1.2", 9, 2, Some(5)));
        let elsewhere = UsageError::OptionElsewhere { option: "--game".to_owned(), command: "simulate --room" };
        assert_eq!(parsed("simulate --room en-1.2 --hands 9 --seed 2 --game plo"), Err(elsewhere));
        let elsewhere = UsageError::OptionElsewhere { option: "--tables".to_owned(), command: "simulate" };
        assert_eq!(parsed("simulate --hands 9 --seed 2 --tables 5"), Err(elsewhere));
    }

    #[test]
    fn a_number_that_is_none_is_named() {
        assert!(matches!(parsed("--seed -3"), Err(UsageError::Number { .. } | UsageError::MissingValue { .. })));
        assert_eq!(parsed("--seed 1.5"), Err(UsageError::Number { option: "--seed".to_owned(), value: "1.5".to_owned() }));
    }
}
