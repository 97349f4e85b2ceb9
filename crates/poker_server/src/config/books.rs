//! Where the books of a server are.

use std::sync::Arc;

use super::{Config, StoreUrl};
use crate::store::{Address, SqliteStore, Store, StoreError};

impl Config {
    /// Where accounts, balances and hands are kept; none: nowhere.
    #[must_use]
    pub fn books(&self) -> Option<Address> {
        let store = self.store.as_ref().map(|StoreUrl(url)| Address::of(url));
        store.or_else(|| self.data.clone().map(Address::Folder))
    }

    /// Opens them for a server; without a place they are gone with the process.
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
