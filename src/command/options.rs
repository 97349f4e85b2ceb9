//! What the command line can ask for.

use std::path::PathBuf;

use poker_text::Language;
use poker_tools::{HandSource, ToolCommand};

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// Opens the client.
    Play(PlayOptions),
    /// Draws every screen into files.
    Tour(TourOptions),
    /// Runs a command of `poker_tools`.
    Tool(ToolCommand),
    /// Prints the help.
    Help,
    /// Prints name and version.
    Version,
}

/// Where the pictures, the texts and the language come from.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SourceOptions {
    pub(crate) assets: Option<PathBuf>,
    pub(crate) locales: Option<PathBuf>,
    pub(crate) locale: Option<Language>,
}

/// The options of `cardroom` without a command, or with `play` or `replay`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PlayOptions {
    pub(crate) sources: SourceOptions,
    /// Settings and saves go here instead of the system's places.
    pub(crate) data: Option<PathBuf>,
    /// The seed of the cards in practice. The same seed gives the same cards.
    pub(crate) seed: Option<u64>,
    /// The file for the trace, which has one JSON line for each event.
    pub(crate) trace: Option<PathBuf>,
    /// Whether a program plays in the player's seat, in practice only.
    pub(crate) autoplay: bool,
    /// Whether the key of the text under the pointer is shown.
    pub(crate) show_keys: bool,
    /// A folder of rulebooks and room files.
    pub(crate) rulebooks: Option<PathBuf>,
    /// The room to practise in: its id or its file.
    pub(crate) room: Option<String>,
    /// The hands with which the replayer opens.
    pub(crate) replay: Option<ReplayOptions>,
}

/// The hands of `cardroom replay`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReplayOptions {
    pub(crate) source: HandSource,
    /// The number of the hand in the file, counted from 1; `None` for the first.
    pub(crate) hand: Option<u64>,
}

/// The options of `cardroom tour`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TourOptions {
    pub(crate) assets: Option<PathBuf>,
    pub(crate) locales: Option<PathBuf>,
    pub(crate) out: PathBuf,
    pub(crate) languages: Vec<Language>,
    /// The sizes of the pictures in pixels.
    pub(crate) sizes: Vec<(u32, u32)>,
    /// The names of the pictures to draw; empty for all.
    pub(crate) only: Vec<String>,
    /// A folder of rulebooks and room files.
    pub(crate) rulebooks: Option<PathBuf>,
}
