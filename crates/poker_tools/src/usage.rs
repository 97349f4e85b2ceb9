//! The errors of a command line.

use poker_text::{Text, text};

use crate::known::{known_formats, known_games, known_languages, known_policies};
use crate::program::Program;

/// What is wrong with the arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum UsageError {
    /// There is no such option; `nearest` is a known one with a similar name, if there is one.
    UnknownOption { option: String, nearest: Option<&'static str> },
    /// An option of another command.
    OptionElsewhere { option: String, command: &'static str },
    /// There is no such command; `nearest` is a known one with a similar name, if there is one.
    UnknownCommand { command: String, nearest: Option<&'static str> },
    /// No command at all.
    MissingCommand,
    /// The option needs a value.
    MissingValue { option: String, example: &'static str },
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
    /// A word that is not valid Unicode.
    NotText {
        /// The word, with replacement characters.
        word: String,
    },
    /// The value is not a known language.
    Language { value: String },
    /// The value is not a whole number.
    Number { option: String, value: String },
    /// The value is not a known game.
    Game { value: String },
    /// The value is not a known format of hand histories.
    Format { value: String },
    /// The value is not a known policy.
    Policy { value: String },
    /// A wrong value for an option that only one program has, with the sentence for the user.
    Value(Text),
}

impl UsageError {
    /// The sentence for a user of `program`.
    pub(crate) fn text(&self, program: &Program) -> Text {
        let help = || format!("{} --help", program.name);
        match self {
            UsageError::UnknownOption { option, nearest: Some(near) } => text::error::unknown_option_near(option, *near),
            UsageError::UnknownOption { option, nearest: None } => text::error::unknown_option(option, help()),
            UsageError::OptionElsewhere { option, command } => text::error::option_elsewhere(option, *command),
            UsageError::UnknownCommand { command, nearest: Some(near) } => text::error::unknown_command_near(command, *near),
            UsageError::UnknownCommand { command, nearest: None } => text::error::unknown_command(command, help()),
            UsageError::MissingCommand => text::error::missing_command(help()),
            UsageError::MissingValue { option, example } => text::error::missing_value(option, format!("{option} {example}")),
            UsageError::MissingOption { command, option } => text::error::missing_option(*command, *option),
            UsageError::MissingFolder { command } => text::error::missing_folder(*command),
            UsageError::MissingFile { command } => text::error::missing_file(*command),
            UsageError::NeedlessValue { option } => text::error::needless_value(option),
            UsageError::NeedlessWord { word } => text::error::needless_word(word),
            UsageError::NotText { word } => text::error::not_text(word),
            UsageError::Language { value } => text::error::bad_locale(value, known_languages()),
            UsageError::Number { option, value } => text::error::bad_number(option, value),
            UsageError::Game { value } => text::error::bad_game(value, known_games()),
            UsageError::Format { value } => text::error::bad_format(value, known_formats()),
            UsageError::Policy { value } => text::error::bad_policy(value, known_policies()),
            UsageError::Value(text) => text.clone(),
        }
    }
}
