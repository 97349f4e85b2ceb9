//! Why a room does not open, and what is to be told although it does.

use std::io;
use std::path::PathBuf;

use poker_room::{BadConfig, RulebookError};

use crate::FileError;

/// Why a room on this machine does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program has it open.
    #[error("{} is in use by another program", path.display())]
    SaveInUse {
        /// The folder.
        path: PathBuf,
    },
    /// A newer program has written it.
    #[error("{} has format {found}, this program knows {}", path.display(), super::SAVE_FORMAT)]
    Newer {
        /// The save.
        path: PathBuf,
        /// Its format.
        found: u16,
    },
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The rulebook inside the program is damaged.
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    /// The rulebook offers no such tables.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// The system gives no thread.
    #[error("no thread for the room: {0}")]
    Thread(io::Error),
}

/// A hand or the room could not be saved; the room goes on and tries again at the next hand.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct SaveTrouble(#[from] pub FileError);
