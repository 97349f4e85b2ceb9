//! What goes wrong with the books.

use std::path::PathBuf;

use poker_protocol::HallName;

use super::Owner;

/// What went wrong; nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server owns the hall.
    #[error("another server, {} at {}, owns the hall", .0.name, .0.url)]
    Held(Owner),
    /// Another server has taken the hall over.
    #[error("another server has taken over the hall `{0}`")]
    Stale(HallName),
    /// Another server runs on this file.
    #[error("another server is running on {}; stop it first, or give this one another folder", .0.display())]
    Locked(PathBuf),
    /// The file is somebody else's.
    #[error("{} is a database of another program; give the server a folder of its own", .0.display())]
    NotOurs(PathBuf),
    /// Written by a newer version of this program.
    #[error("the books are of version {found}, and this program knows versions up to {known}; start the newer program")]
    Newer {
        /// Theirs.
        found: u64,
        /// Ours.
        known: u64,
    },
    /// It cannot be read as it should be. Nothing is repaired or set aside by itself: these are people's chips.
    #[error("the books are damaged ({what}); stop the server and put a backup in their place, or ask for help before anything is changed")]
    Damaged {
        /// What was found.
        what: String,
    },
    /// A number that no column holds.
    #[error("{0} is too large to be kept")]
    TooLarge(u64),
    /// The folder or file cannot be used.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The database said no, or nothing.
    #[error("the database: {0}")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl StoreError {
    pub(super) fn damaged(what: impl ToString) -> Self {
        Self::Damaged { what: what.to_string() }
    }
}
