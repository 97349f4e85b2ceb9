//! Opens the books of a server as configured.

use std::sync::Arc;

use super::{Config, StoreUrl};
use crate::store::{Address, KeyRing, SqliteStore, Store, StoreError};

impl Config {
    /// The location of accounts, balances and hands, or `None` if nothing is stored.
    #[must_use]
    pub fn books(&self) -> Option<Address> {
        let store = self.store.as_ref().map(|StoreUrl(url)| Address::of(url));
        store.or_else(|| self.data.clone().map(Address::Folder))
    }

    /// Whether other servers may run on the same books.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.books(), Some(Address::Postgres(_)))
    }

    /// The keys of the books: in the file that `keys` names, or else in the folder of the books, or else in `data`.
    fn key_ring(&self, books: &Address) -> KeyRing {
        match (&self.keys, books, &self.data) {
            (None, Address::Postgres(_), Some(folder)) => KeyRing::of_folder(folder),
            (named, _, _) => books.keys(named.as_deref()),
        }
    }

    /// Opens the books for a server. Without a location they are in memory.
    ///
    /// # Errors
    /// When they cannot be opened, or another server runs on the same file, or the keys cannot be used.
    pub fn open_store(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self.books() {
            Some(address) => address.open(self.key_ring(&address)),
            None => {
                tracing::warn!("nothing is kept: name a folder with --data");
                Ok(Arc::new(SqliteStore::in_memory()?))
            }
        }
    }
}
