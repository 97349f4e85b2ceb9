//! Errors of the books.

use std::path::PathBuf;

use poker_protocol::HallName;

use super::Owner;

/// Why a call failed. Nothing was written, unless the connection to the database broke during the commit.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server owns the hall.
    #[error("another server, {} at {}, owns the hall", .0.name, .0.url)]
    Held(Owner),
    /// Another server has taken the hall over.
    #[error("another server has taken over the hall `{0}`")]
    Stale(HallName),
    /// Another server has the file open.
    #[error("another server is running on {}; stop it first, or give this one another folder", .0.display())]
    Locked(PathBuf),
    /// The file belongs to another program.
    #[error("{} is a database of another program; give the server a folder of its own", .0.display())]
    NotOurs(PathBuf),
    /// A newer version of this program wrote the books.
    #[error("the books are of version {found}, and this program knows versions up to {known}; start the newer program")]
    Newer {
        /// The version of the books.
        found: u64,
        /// The newest version that this program knows.
        known: u64,
    },
    /// The books are not readable. The program repairs nothing and moves nothing away, because these are people's chips.
    #[error("the books are damaged ({what}); stop the server and put a backup in their place, or ask for help before anything is changed")]
    Damaged {
        /// A description of the damage.
        what: String,
    },
    /// A number is too large for its column.
    #[error("{0} is too large to be kept")]
    TooLarge(u64),
    /// A folder or file cannot be used.
    #[error("{}: {error}", path.display())]
    File {
        path: PathBuf,
        /// The error of the operating system.
        error: std::io::Error,
    },
    /// The database failed or does not answer.
    #[error("the database: {0}")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl StoreError {
    pub(in crate::store) fn damaged(what: impl ToString) -> Self {
        Self::Damaged { what: what.to_string() }
    }
}
