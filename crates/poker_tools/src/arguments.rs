//! Reads the arguments of a program.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt as _};
use poker_text::Language;

use crate::program::{KnownOption, Program};
use crate::usage::UsageError;

/// What the arguments ask for.
#[derive(Debug)]
pub enum Asked {
    /// How to use the program.
    Help,
    /// Name and version.
    Version,
    /// A command with its options.
    Command(Arguments),
}

/// The words and options of a command line. A command takes out the options that it knows.
#[derive(Debug, Default)]
pub struct Arguments {
    words: Vec<String>,
    given: Vec<(String, OsString)>,
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// An option that `program` does not know, or one without its value.
pub fn read_arguments(program: &Program, arguments: &[OsString]) -> Result<Asked, UsageError> {
    let mut parser = Parser::from_args(arguments);
    let mut read = Arguments::default();
    while let Some(argument) = parser.next().map_err(|error| unexpected(program, error))? {
        match argument {
            Arg::Long("help") | Arg::Short('h') => return Ok(Asked::Help),
            Arg::Long("version") | Arg::Short('V') => return Ok(Asked::Version),
            Arg::Long(name) => {
                let option = format!("--{name}");
                let Some(KnownOption { example, .. }) = program.option(&option) else {
                    return Err(UsageError::UnknownOption { nearest: program.nearest_option(&option), option });
                };
                let value = match example {
                    None => OsString::new(),
                    Some(example) => parser.value().map_err(|_| UsageError::MissingValue { option: option.clone(), example })?,
                };
                read.given.push((option, value));
            }
            Arg::Short(letter) => return Err(UsageError::UnknownOption { option: format!("-{letter}"), nearest: None }),
            Arg::Value(word) => read.words.push(word.to_string_lossy().into_owned()),
        }
    }
    Ok(Asked::Command(read))
}

/// The language that the arguments name, for messages about the arguments themselves; otherwise the system's.
#[must_use]
pub fn language_named_in(arguments: &[OsString]) -> Language {
    let after = arguments.iter().skip_while(|argument| *argument != OsStr::new("--locale")).nth(1);
    after.and_then(|tag| tag.to_str()).and_then(|tag| tag.split(',').next()?.parse().ok()).unwrap_or_else(Language::from_system)
}

impl Arguments {
    /// The words that are no options, in order.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        self.words.clone()
    }

    /// Takes an option's value. The last value given wins, as in most programs.
    pub fn take(&mut self, option: &str) -> Option<OsString> {
        let mut found = None;
        self.given.retain(|(name, value)| {
            let hit = name == option;
            if hit {
                found = Some(value.clone());
            }
            !hit
        });
        found
    }

    /// Takes a path.
    pub fn path(&mut self, option: &str) -> Option<PathBuf> {
        self.take(option).map(PathBuf::from)
    }

    /// Takes a text.
    pub fn text(&mut self, option: &str) -> Option<String> {
        self.take(option).map(|value| value.to_string_lossy().into_owned())
    }

    /// Takes a whole number.
    ///
    /// # Errors
    /// Where the value is no whole number.
    pub fn number(&mut self, option: &str) -> Result<Option<u64>, UsageError> {
        let Some(value) = self.take(option) else { return Ok(None) };
        value
            .parse::<u64>()
            .map(Some)
            .map_err(|_| UsageError::Number { option: option.to_owned(), value: value.to_string_lossy().into_owned() })
    }

    /// Takes the languages of `--locale`, separated by commas.
    ///
    /// # Errors
    /// One of them is not a language of this program.
    pub fn languages(&mut self) -> Result<Vec<Language>, UsageError> {
        let Some(list) = self.text("--locale") else { return Ok(Vec::new()) };
        list.split(',').map(|tag| tag.trim().parse().map_err(|_| UsageError::Language { value: tag.to_owned() })).collect()
    }

    /// Ends the reading of a command: an option that is left belongs to another one.
    ///
    /// # Errors
    /// Where an option is left.
    pub fn nothing_else(self, command: &'static str) -> Result<(), UsageError> {
        match self.given.into_iter().next() {
            Some((option, _)) => Err(UsageError::OptionElsewhere { option, command }),
            None => Ok(()),
        }
    }
}

fn unexpected(program: &Program, error: lexopt::Error) -> UsageError {
    match error {
        lexopt::Error::UnexpectedValue { option, .. } => UsageError::NeedlessValue { option },
        lexopt::Error::MissingValue { option } => {
            let option = option.unwrap_or_default();
            let example = program.option(&option).and_then(|option| option.example).unwrap_or_default();
            UsageError::MissingValue { option, example }
        }
        lexopt::Error::UnexpectedOption(option) => UsageError::UnknownOption { option, nearest: None },
        lexopt::Error::UnexpectedArgument(word) => UsageError::NeedlessWord { word: word.to_string_lossy().into_owned() },
        lexopt::Error::NonUnicodeValue(word) => UsageError::NotText { word: word.to_string_lossy().into_owned() },
        lexopt::Error::ParsingFailed { value, .. } => UsageError::NeedlessWord { word: value },
        // Values are read by our own code, which has no such errors.
        lexopt::Error::Custom(_) => UsageError::NeedlessWord { word: String::new() },
    }
}
