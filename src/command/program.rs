//! The client as a program: its options and its commands.

use poker_tools::{KnownOption, Program, TOOL_COMMANDS, TOOL_OPTIONS};

/// The client, with the commands that need no picture.
pub(super) const CARDROOM: Program = Program { name: "cardroom", options: &[OPTIONS, TOOL_OPTIONS], commands: &[COMMANDS, TOOL_COMMANDS] };

/// A size of the tour, as an example.
pub(super) const SIZE_EXAMPLE: &str = "1280x800";

const COMMANDS: &[&str] = &["play", "replay", "tour"];

const FOLDER: &str = "folder";

const OPTIONS: &[KnownOption] = &[
    KnownOption::with_value("--assets", FOLDER),
    KnownOption::with_value("--locales", FOLDER),
    KnownOption::with_value("--data", FOLDER),
    KnownOption::with_value("--trace", "trace.jsonl"),
    KnownOption::with_value("--size", SIZE_EXAMPLE),
    KnownOption::with_value("--only", "start"),
    KnownOption::with_value("--hand", "3"),
    KnownOption::switch("--show-keys"),
    KnownOption::switch("--autoplay"),
];
