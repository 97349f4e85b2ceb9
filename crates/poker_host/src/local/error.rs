//! Errors of opening and of saving a room.

use std::io;
use std::path::PathBuf;

use poker_room::{BadConfig, RulebookError};

use crate::FileError;

/// Why a room on this machine does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program has locked the folder.
    #[error("{} is in use by another program", path.display())]
    SaveInUse { path: PathBuf },
    /// A newer program wrote the save.
    #[error("{} has format {found}, this program knows {}", path.display(), super::SAVE_FORMAT)]
    Newer {
        path: PathBuf,
        /// The format of the save.
        found: u16,
    },
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A rulebook inside the program has a mistake.
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    /// The rulebook does not allow this configuration of the room.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// The system cannot start a thread.
    #[error("no thread for the room: {0}")]
    Thread(io::Error),
}

/// A hand or the room could not be saved. Play goes on, and the room is saved again after its next change.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct SaveTrouble(#[from] pub FileError);
