//! Errors of the books.

use std::path::PathBuf;

use poker_protocol::HallName;

use super::{Owner, Tip};
use crate::store::keys::KeyError;

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
    /// The address of a database is not valid.
    #[error("the address of the database: {why}")]
    BadAddress {
        /// What is wrong with it.
        why: String,
    },
    /// The file of authorities cannot be used.
    #[error("{} holds no certificates in PEM: {why}", path.display())]
    Authority {
        path: PathBuf,
        /// The error of the reader.
        why: String,
    },
    /// A backup goes only into books that hold nothing.
    #[error("there are books already; name a folder or a database that holds none")]
    NotEmpty,
    /// An older version of this program runs on the books, so that they cannot be brought to the version of this one.
    #[error("a server of an older version is running on these books; stop it, or use the program of its version")]
    Older,
    /// What was committed last is gone: a file of the books is missing or is older than the others.
    #[error(
        "the books of hall {} end at commit {kept}, but commit {} was written: a file is missing or is an older copy ({} and the files beside \
         it belong together). Put the missing file back, or restore a backup. To go on with the books as they are, and lose what is missing: \
         cardroom-server admin accept-books",
        .tip.hall, .tip.number, .path.display()
    )]
    Lost {
        /// The file of the books.
        path: PathBuf,
        /// The last commit that was written.
        tip: Tip,
        /// The number of the last commit that is there.
        kept: u64,
    },
    /// What was changed last outside of halls is gone: a file of the books is missing or is older than the others.
    #[error(
        "the accounts, the log and the orders of the books end at change {kept}, but change {written} was written: a file is missing or is an \
         older copy ({} and the files beside it belong together). Put the missing file back, or restore a backup. To go on with the books as \
         they are, and lose what is missing: cardroom-server admin accept-books",
        .path.display()
    )]
    LostChanges {
        /// The file of the books.
        path: PathBuf,
        /// The number of the last change that was written.
        written: u64,
        /// The number of the last change that is there.
        kept: u64,
    },
    /// The file that says which commits were written is missing or cannot be read.
    #[error(
        "{} is missing or damaged, so nobody can tell whether the books beside it are complete. Put it back, or restore a backup. To go on with \
         the books as they are: cardroom-server admin accept-books",
        .0.display()
    )]
    NoTips(PathBuf),
    /// The books are not readable. The program repairs nothing and moves nothing away, because these are people's chips.
    #[error("the books are damaged ({what}); stop the server and put a backup in their place, or ask for help before anything is changed")]
    Damaged {
        /// A description of the damage.
        what: String,
    },
    /// A secret of the books cannot be read or written.
    #[error(transparent)]
    Keys(#[from] KeyError),
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
    /// The database does not answer at the moment: it is busy, full or cut off. The call can be made again.
    #[error("the database cannot be used at the moment: {0}")]
    Unavailable(Box<dyn std::error::Error + Send + Sync>),
    /// The database refused a statement.
    #[error("the database: {0}")]
    Database(Box<dyn std::error::Error + Send + Sync>),
}

impl StoreError {
    pub(in crate::store) fn damaged(what: impl ToString) -> Self {
        Self::Damaged { what: what.to_string() }
    }
}
