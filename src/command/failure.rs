//! What went wrong, as one plain sentence on the error stream and an exit code.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use poker_history::Format;
use poker_host::Policy;
use poker_rules::Variant;
use poker_text::{Arg, Language, Text, Texts, text};

use super::parse::{SEED_RANGE_EXAMPLE, SIZE_EXAMPLE, UsageError};
use crate::art::ArtError;
use crate::assets::AssetMissing;
use crate::theme::ThemeError;
use crate::third_party::error_stream;

/// The command line could not be understood.
const USAGE: i32 = 2;
/// Anything else.
const FAILED: i32 = 1;

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments.
    Usage(UsageError),
    /// A sentence that says it all.
    Plain(Text),
    /// One sentence for each of several mistakes.
    Several(Vec<Text>),
}

impl Failure {
    /// A file or folder that cannot be read.
    pub(crate) fn cannot_read(path: impl AsRef<Path>, error: &io::Error) -> Self {
        let path = path.as_ref().display().to_string();
        Self::Plain(match error.kind() {
            io::ErrorKind::NotFound => text::error::file_missing(path),
            _ => text::error::file_unreadable(path, text::cause::of(error)),
        })
    }

    /// What there is to say.
    pub(crate) fn sentences(&self) -> Vec<Text> {
        match self {
            Failure::Usage(error) => vec![usage(error)],
            Failure::Plain(text) => vec![text.clone()],
            Failure::Several(texts) => texts.clone(),
        }
    }

    /// A file or folder that cannot be written.
    pub(crate) fn cannot_write(path: impl Into<PathBuf>, error: &io::Error) -> Self {
        Self::Plain(text::error::cannot_write(path.into().display().to_string(), text::cause::of(error)))
    }
}

impl From<AssetMissing> for Failure {
    fn from(missing: AssetMissing) -> Self {
        Self::Plain(text::error::asset_missing(missing.path))
    }
}

impl From<ThemeError> for Failure {
    fn from(error: ThemeError) -> Self {
        Self::Plain(match error {
            ThemeError::Missing(missing) => text::error::asset_missing(missing.path),
            ThemeError::NotText { file } => text::error::theme_damaged("1", file),
            ThemeError::Value { file, line, field, .. } => text::error::theme_damaged(line.to_string(), format!("{file}, {field}")),
        })
    }
}

impl From<ArtError> for Failure {
    fn from(error: ArtError) -> Self {
        Self::Plain(match error {
            ArtError::Missing(missing) => text::error::asset_missing(missing.path),
            ArtError::NotSvg { file } => text::error::asset_damaged(file),
            ArtError::Undrawable { width, height } => text::error::asset_undrawable(width.to_string(), height.to_string()),
        })
    }
}

/// Says a failure; its exit code.
pub(super) fn report(failure: &Failure, language: Language) -> i32 {
    let texts = Texts::embedded(language);
    for sentence in failure.sentences() {
        error_stream::say(&texts.say(&sentence));
    }
    match failure {
        Failure::Usage(_) => USAGE,
        Failure::Plain(_) | Failure::Several(_) => FAILED,
    }
}

/// Says something on the output; success.
pub(super) fn tell(text: &Text, language: Language) -> i32 {
    drop(writeln!(io::stdout(), "{}", Texts::embedded(language).say(text)));
    0
}

/// The languages that can be named.
pub(super) fn known_languages() -> Arg {
    listed(Language::ALL.iter().map(|language| language.tag()))
}

/// The games that can be named.
pub(super) fn known_games() -> Arg {
    listed(Variant::ALL.iter().map(|game| game.code))
}

/// The ways to decide that can be named.
pub(super) fn known_policies() -> Arg {
    listed(Policy::ALL.iter().map(|policy| policy.name()))
}

/// The formats of hand histories that can be named.
pub(super) fn known_formats() -> Arg {
    listed(Format::ALL.iter().map(|format| format.name()))
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> Arg {
    Arg::word(words.collect::<Vec<_>>().join(", "))
}

fn usage(error: &UsageError) -> Text {
    match error {
        UsageError::UnknownOption { option, nearest: Some(near) } => text::error::unknown_option_near(option, *near),
        UsageError::UnknownOption { option, nearest: None } => text::error::unknown_option(option),
        UsageError::OptionElsewhere { option, command } => text::error::option_elsewhere(option, *command),
        UsageError::UnknownCommand { command, nearest: Some(near) } => text::error::unknown_command_near(command, *near),
        UsageError::UnknownCommand { command, nearest: None } => text::error::unknown_command(command),
        UsageError::MissingValue { option } => text::error::missing_value(option, format!("{option} {}", example(option))),
        UsageError::MissingOption { command, option } => text::error::missing_option(*command, *option),
        UsageError::MissingFolder { command } => text::error::missing_folder(*command),
        UsageError::MissingFile { command } => text::error::missing_file(*command),
        UsageError::NeedlessValue { option } => text::error::needless_value(option),
        UsageError::NeedlessWord { word } => text::error::needless_word(word),
        UsageError::NotText { word } => text::error::not_text(word),
        UsageError::Language { value } => text::error::bad_locale(value, known_languages()),
        UsageError::Size { value } => text::error::bad_size(value),
        UsageError::SizeRange { value, least, most } => text::error::size_range(value, *least, *most),
        UsageError::Number { option, value } => text::error::bad_number(option, value),
        UsageError::Game { value } => text::error::bad_game(value, known_games()),
        UsageError::Format { value } => text::error::bad_format(value, known_formats()),
        UsageError::Policy { value } => text::error::bad_policy(value, known_policies()),
    }
}

/// A value that this option takes.
fn example(option: &str) -> &'static str {
    match option {
        "--locale" => "sv",
        "--size" => SIZE_EXAMPLE,
        "--seed" | "--hands" | "--tables" => SEED_RANGE_EXAMPLE,
        "--players" => "6",
        "--game" => "plo8",
        "--policy" => "random",
        "--rulebook" | "--room" => "en-2.7",
        "--history" => "hands.phhs",
        "--format" => "pokerstars",
        "--hero" => "Ann",
        "--trace" => "trace.jsonl",
        "--only" => "start",
        _ => "folder",
    }
}
