//! What the command line can ask for.

use std::path::PathBuf;

use poker_text::Language;
use poker_tools::ToolCommand;

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// Opens the client.
    Play(PlayOptions),
    /// Draws every screen into files.
    Tour(TourOptions),
    /// A command that needs no picture.
    Tool(ToolCommand),
    /// How to use all this.
    Help,
    /// Name and version.
    Version,
}

/// Where the pictures, the texts and the language come from.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SourceOptions {
    pub(crate) assets: Option<PathBuf>,
    pub(crate) locales: Option<PathBuf>,
    pub(crate) locale: Option<Language>,
}

/// `cardroom`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PlayOptions {
    pub(crate) sources: SourceOptions,
    /// Settings and saves go here instead of the system's places.
    pub(crate) data: Option<PathBuf>,
    /// Practice deals the same cards for the same number.
    pub(crate) seed: Option<u64>,
    /// One JSON line for each thing that happens on screen.
    pub(crate) trace: Option<PathBuf>,
    /// The key of the text under the pointer is shown.
    pub(crate) show_keys: bool,
    /// A folder of rulebooks and room files.
    pub(crate) rulebooks: Option<PathBuf>,
    /// The room to practise in: its id or its file.
    pub(crate) room: Option<String>,
}

/// `cardroom tour`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TourOptions {
    pub(crate) assets: Option<PathBuf>,
    pub(crate) locales: Option<PathBuf>,
    pub(crate) out: PathBuf,
    pub(crate) languages: Vec<Language>,
    /// Physical pixels.
    pub(crate) sizes: Vec<(u32, u32)>,
    /// Only the screens with these names; all where empty.
    pub(crate) only: Vec<String>,
    /// A folder of rulebooks and room files.
    pub(crate) rulebooks: Option<PathBuf>,
}
