//! The location of the books.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::sql::copy;
use super::{KeyRing, PostgresStore, SqliteStore, Store, StoreError};

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

    /// The keys in the file that is named, or else in the folder. Books in PostgreSQL have no keys unless a file is named.
    #[must_use]
    pub fn keys(&self, named: Option<&Path>) -> KeyRing {
        match (named, self) {
            (Some(path), _) => KeyRing::of_file(path),
            (None, Self::Folder(folder)) => KeyRing::of_folder(folder),
            (None, Self::Postgres(_)) => KeyRing::none(),
        }
    }

    /// Opens the books for a server.
    ///
    /// # Errors
    /// When they cannot be opened, another server runs on the same file, or the keys cannot be used.
    pub fn open(&self, keys: KeyRing) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::Folder(folder) => Arc::new(SqliteStore::open_with(&folder.join(FILE), keys)?),
            Self::Postgres(url) => Arc::new(PostgresStore::open(url, keys)?),
        })
    }

    /// Copies the books, as they are at one moment, into a folder that holds none. A server may go on writing meanwhile.
    ///
    /// # Errors
    /// When the books cannot be read, or the folder cannot be written or holds books.
    pub fn back_up(&self, folder: &Path) -> Result<(), StoreError> {
        let path = folder.join(FILE);
        // A backup has the rows as they are. The keys are not in it.
        let to = SqliteStore::open_with(&path, KeyRing::none())?;
        let noted = match self {
            Self::Folder(own) => copy(&SqliteStore::open_beside(&own.join(FILE))?, &to)?,
            Self::Postgres(url) => copy(&PostgresStore::open_beside(url, KeyRing::none())?, &to)?,
        };
        SqliteStore::note(&path, &noted)
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
                let noted = copy(&from, &SqliteStore::open_with(&path, KeyRing::none())?)?;
                SqliteStore::note(&path, &noted)
            }
            Self::Postgres(url) => copy(&from, &PostgresStore::open_beside(url, KeyRing::none())?).map(drop),
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
        self.open_beside_with(self.keys(None))
    }

    /// As [`Self::open_beside`], with keys from elsewhere than the folder.
    ///
    /// # Errors
    /// When they cannot be opened.
    pub fn open_beside_with(&self, keys: KeyRing) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Self::Folder(folder) => Arc::new(SqliteStore::open_beside_with(&folder.join(FILE), keys)?),
            Self::Postgres(url) => Arc::new(PostgresStore::open_beside(url, keys)?),
        })
    }
}
