//! Parses the arguments into a [`Command`].

use std::ffi::OsString;

use poker_text::{Language, text};
use poker_tools::{Arguments, Asked, HandSource, ToolCommand, UsageError, read_arguments};

use super::program::CARDROOM;
use super::{Command, PlayOptions, ReplayOptions, SourceOptions, TourOptions};
use crate::platform::SMALLEST_WINDOW;

/// Sizes of the tour where none is named.
const TOUR_SIZES: [(u32, u32); 3] = [(640, 360), (1280, 800), (3840, 2160)];

/// A larger picture than this is refused before the graphics driver refuses it.
const LARGEST: (u32, u32) = (8192, 8192);

/// Reads the arguments after the program's name.
pub(super) fn parse(arguments: &[OsString]) -> Result<Command, UsageError> {
    let mut arguments = match read_arguments(&CARDROOM, arguments)? {
        Asked::Help => return Ok(Command::Help),
        Asked::Version => return Ok(Command::Version),
        Asked::Command(arguments) => arguments,
    };
    let words = arguments.words();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["play"] => play(arguments, "play", None),
        ["replay", named] => {
            let source = HandSource::named(named);
            let hand = arguments.number("--hand")?;
            play(arguments, "replay", Some(ReplayOptions { source, hand }))
        }
        ["replay"] => Err(UsageError::MissingFile { command: "replay" }),
        ["tour"] => tour(arguments),
        ["replay", _, word, ..] | ["play" | "tour", word, ..] => Err(UsageError::NeedlessWord { word: (*word).to_owned() }),
        _ => ToolCommand::of(&CARDROOM, arguments).map(Command::Tool),
    }
}

fn play(mut given: Arguments, command: &'static str, replay: Option<ReplayOptions>) -> Result<Command, UsageError> {
    let locale = match given.languages()?.as_slice() {
        [] => None,
        [one] => Some(*one),
        [_, second, ..] => return Err(UsageError::NeedlessWord { word: second.tag().to_owned() }),
    };
    let options = PlayOptions {
        sources: SourceOptions { assets: given.path("--assets"), locales: given.path("--locales"), locale },
        data: given.path("--data"),
        seed: given.number("--seed")?,
        trace: given.path("--trace"),
        autoplay: given.take("--autoplay").is_some(),
        show_keys: given.take("--show-keys").is_some(),
        rulebooks: given.path("--rulebooks"),
        room: given.text("--room"),
        replay,
    };
    given.nothing_else(command)?;
    Ok(Command::Play(options))
}

fn tour(mut given: Arguments) -> Result<Command, UsageError> {
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

fn parse_size(size: &str) -> Result<(u32, u32), UsageError> {
    let bad = || UsageError::Value(text::error::bad_size(size));
    let (width, height) = size.split_once('x').ok_or_else(bad)?;
    let size_of = |side: &str| side.parse::<u32>().map_err(|_| bad());
    let (width, height) = (size_of(width)?, size_of(height)?);
    let fits = (SMALLEST_WINDOW.0..=LARGEST.0).contains(&width) && (SMALLEST_WINDOW.1..=LARGEST.1).contains(&height);
    if fits { Ok((width, height)) } else { Err(UsageError::Value(text::error::size_range(size, "640x360", "8192x8192"))) }
}

#[cfg(test)]
mod tests {
    use super::super::program::SIZE_EXAMPLE;
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
    fn a_file_or_a_shared_hand_opens_the_replayer_at_a_hand() {
        let replay = |line: &str| match parsed(line) {
            Ok(Command::Play(options)) => options.replay,
            other => panic!("{other:?}"),
        };
        let file = |hand| Some(ReplayOptions { source: HandSource::File("evening.phhs".into()), hand });
        assert_eq!(replay("replay evening.phhs"), file(None));
        assert_eq!(replay("replay evening.phhs --hand 3"), file(Some(3)));
        let shared = "cardroom-hand:AQ_-";
        assert_eq!(replay(&format!("replay {shared}")).map(|options| options.source), Some(HandSource::Shared(shared.to_owned())));
        assert_eq!(replay("play"), None);
        assert_eq!(parsed("replay"), Err(UsageError::MissingFile { command: "replay" }));
        assert_eq!(parsed("replay a b"), Err(UsageError::NeedlessWord { word: "b".to_owned() }));
        assert_eq!(parsed("play --hand 3"), Err(UsageError::OptionElsewhere { option: "--hand".to_owned(), command: "play" }));
    }

    #[test]
    fn a_mistyped_option_names_the_nearest_known_one_of_the_client_and_of_the_tools() {
        for (typed, near) in [("--asets", "--assets"), ("--hnds", "--hands")] {
            let expected = UsageError::UnknownOption { option: typed.to_owned(), nearest: Some(near) };
            assert_eq!(parsed(&format!("{typed} x")), Err(expected));
        }
        let expected = UsageError::UnknownCommand { command: "hand".to_owned(), nearest: Some("hands") };
        assert_eq!(parsed("hand check x"), Err(expected));
    }

    #[test]
    fn the_tools_are_commands_of_the_client() {
        let Ok(Command::Tool(ToolCommand::SimulateRoom(room))) = parsed("simulate --room en-1.2 --hands 9 --seed 2") else { panic!() };
        assert_eq!(room.room, "en-1.2");
        assert_eq!(parsed("locales check x"), Ok(Command::Tool(ToolCommand::CheckLocales("x".into()))));
    }

    #[test]
    fn an_option_of_another_command_is_refused() {
        for (line, option, command) in [
            ("simulate --hands 1 --seed 2 --size 640x360", "--size", "simulate"),
            ("tour --out x --seed 2", "--seed", "tour"),
            ("play --out x", "--out", "play"),
        ] {
            assert_eq!(parsed(line), Err(UsageError::OptionElsewhere { option: option.to_owned(), command }));
        }
    }

    #[test]
    fn a_missing_value_and_a_missing_option_are_told_apart() {
        assert_eq!(parsed("--size"), Err(UsageError::MissingValue { option: "--size".to_owned(), example: SIZE_EXAMPLE }));
        assert_eq!(parsed("tour"), Err(UsageError::MissingOption { command: "tour", option: "--out" }));
    }

    #[test]
    fn sizes_and_languages_are_lists() {
        let Ok(Command::Tour(options)) = parsed("tour --out here --locale en,sv --size 640x360,1280x800") else { panic!() };
        assert_eq!(options.languages, [Language::English, Language::Swedish]);
        assert_eq!(options.sizes, [(640, 360), (1280, 800)]);
        for bad in ["640", "640x", "x10", "640×360", "axb"] {
            assert_eq!(parsed(&format!("tour --out o --size {bad}")), Err(UsageError::Value(text::error::bad_size(bad))));
        }
        for bad in ["0x10", "639x360", "640x359", "99999x1000"] {
            let expected = UsageError::Value(text::error::size_range(bad, "640x360", "8192x8192"));
            assert_eq!(parsed(&format!("tour --out o --size {bad}")), Err(expected));
        }
    }

    #[test]
    fn an_unknown_language_is_named() {
        assert_eq!(parsed("--locale de"), Err(UsageError::Language { value: "de".to_owned() }));
    }
}
