//! What the command line can ask for.

use std::path::PathBuf;

use poker_history::Format;
use poker_host::Policy;
use poker_rules::Variant;
use poker_text::Language;

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// Opens the client.
    Play(PlayOptions),
    /// Draws every screen into files.
    Tour(TourOptions),
    /// Plays hands without a picture.
    Simulate(SimulateOptions),
    /// Plays whole days of a room.
    SimulateRoom(RoomOptions),
    /// Reads a folder of translations and lists what is wrong with it.
    CheckLocales(PathBuf),
    /// Plays hand histories and compares the stacks.
    CheckHands(Vec<PathBuf>),
    /// Plays hands again and checks them against their seals.
    VerifyHands(Vec<PathBuf>),
    /// Writes hands in another format.
    ExportHands(ExportOptions),
    /// How to use all this.
    Help,
    /// Name and version.
    Version,
}

/// Where the pictures, the texts and the language come from.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Sources {
    pub(crate) assets: Option<PathBuf>,
    pub(crate) locales: Option<PathBuf>,
    pub(crate) locale: Option<Language>,
}

/// `cardroom`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PlayOptions {
    pub(crate) sources: Sources,
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

/// `cardroom simulate`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SimulateOptions {
    pub(crate) game: Variant,
    pub(crate) policy: Policy,
    pub(crate) hands: u64,
    pub(crate) seed: u64,
    /// The table's usual number where none is named.
    pub(crate) players: Option<u64>,
    pub(crate) history: Option<PathBuf>,
    pub(crate) rulebook: Option<String>,
}

/// `cardroom simulate --room`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RoomOptions {
    /// The room: its id or its file.
    pub(crate) room: String,
    pub(crate) hands: u64,
    pub(crate) seed: u64,
    /// Measures this number of tables instead of checking everything.
    pub(crate) tables: Option<u64>,
    /// A folder of rulebooks and room files.
    pub(crate) rulebooks: Option<PathBuf>,
}

/// `cardroom hands export`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ExportOptions {
    pub(crate) format: Format,
    /// The player whose view is written; all cards where no player is named.
    pub(crate) hero: Option<String>,
    /// The output where no file is named.
    pub(crate) out: Option<PathBuf>,
    pub(crate) files: Vec<PathBuf>,
}
