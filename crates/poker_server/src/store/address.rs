//! The location of the books.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::sql::copy;
use super::{PostgresStore, SqliteStore, Store, StoreError};

/// The file of the books in a server's folder.
const FILE: &str = "cardroom.sqlite";

/// The location of the books.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A SQLite file in this folder, for one server.
    Folder(PathBuf),
    /// A PostgreSQL database, shared by several servers: `postgres://…`.
    Postgres(String),
}

impl Address {
    /// Reads `text` as a URL of PostgreSQL, or else as a folder.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if postgres { Self::Postgres(text.to_owned()) } else { Self::Folder(text.into()) }
    }

    /// Whether the file exists. For PostgreSQL the answer is always true: only a connection would tell.
    #[must_use]
    pub fn is_there(&self) -> bool {
        match self {
            Self::Folder(folder) => folder.join(FILE).is_file(),
            Self::Postgres(_) => true,
        }
    }

    /// Opens the books for a server.
    ///
    /// # Errors
    /// When they cannot be opened, or another server runs on the same file.
    pub fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::Folder(folder) => Arc::new(SqliteStore::open(&folder.join(FILE))?),
            Self::Postgres(url) => Arc::new(PostgresStore::open(url)?),
        })
    }

    /// Copies the books, as they are at one moment, into a folder that holds none. A server may go on writing meanwhile.
    ///
    /// # Errors
    /// When the books cannot be read, or the folder cannot be written or holds books.
    pub fn back_up(&self, folder: &Path) -> Result<(), StoreError> {
        let path = folder.join(FILE);
        let to = SqliteStore::open(&path)?;
        let tips = match self {
            Self::Folder(own) => copy(&SqliteStore::open_beside(&own.join(FILE))?, &to)?,
            Self::Postgres(url) => copy(&PostgresStore::open(url)?, &to)?,
        };
        SqliteStore::note(&path, &tips)
    }

    /// Copies the books of a backup to this place, which holds none.
    ///
    /// # Errors
    /// When the backup cannot be read, a server runs here, or there are books already.
    pub fn restore(&self, backup: &Path) -> Result<(), StoreError> {
        let from = SqliteStore::open_beside(&backup.join(FILE))?;
        match self {
            Self::Folder(own) => {
                let path = own.join(FILE);
                let tips = copy(&from, &SqliteStore::open(&path)?)?;
                SqliteStore::note(&path, &tips)
            }
            Self::Postgres(url) => copy(&from, &PostgresStore::open(url)?).map(drop),
        }
    }

    /// Takes the books as they are, also if commits are missing.
    ///
    /// # Errors
    /// When a server runs on them, or they cannot be opened.
    pub fn accept(&self) -> Result<(), StoreError> {
        match self {
            Self::Folder(folder) => SqliteStore::accept(&folder.join(FILE)),
            // The database itself looks after what was committed.
            Self::Postgres(_) => Ok(()),
        }
    }

    /// Opens the books for the commands of an operator, while a server may have them open too.
    ///
    /// # Errors
    /// When they cannot be opened.
    pub fn open_beside(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::Folder(folder) => Arc::new(SqliteStore::open_beside(&folder.join(FILE))?),
            Self::Postgres(url) => Arc::new(PostgresStore::open(url)?),
        })
    }
}
