//! Opens the books of a server as configured.

use std::sync::Arc;

use super::{Config, StoreUrl};
use crate::store::{Address, SqliteStore, Store, StoreError};

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

    /// Opens the books for a server. Without a location they are in memory.
    ///
    /// # Errors
    /// When they cannot be opened, or another server runs on the same file.
    pub fn open_store(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self.books() {
            Some(address) => address.open(),
            None => {
                tracing::warn!("nothing is kept: name a folder with --data");
                Ok(Arc::new(SqliteStore::in_memory()?))
            }
        }
    }
}
