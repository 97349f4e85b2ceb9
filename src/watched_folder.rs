//! A folder whose changes wake the client.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use notify::{RecommendedWatcher, RecursiveMode, Watcher as _};
use poker_protocol::Waker;

/// Watches a folder until it is dropped.
pub(crate) struct WatchedFolder {
    changed: Arc<AtomicBool>,
    /// Stops watching when it is dropped.
    _watcher: RecommendedWatcher,
}

impl WatchedFolder {
    /// Wakes the client whenever a file of the folder changes. `changed` is what [`Self::take_changed`] returns at first.
    ///
    /// # Errors
    /// If the folder cannot be watched.
    pub(crate) fn watch(folder: &Path, mode: RecursiveMode, changed: bool, waker: Waker) -> notify::Result<Self> {
        let changed = Arc::new(AtomicBool::new(changed));
        let flag = Arc::clone(&changed);
        let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
            if event.is_ok_and(|event| !event.kind.is_access()) {
                flag.store(true, Ordering::Release);
                waker();
            }
        })?;
        watcher.watch(folder, mode)?;
        Ok(Self { changed, _watcher: watcher })
    }

    /// Whether a file has changed since the last call.
    pub(crate) fn take_changed(&self) -> bool {
        self.changed.swap(false, Ordering::AcqRel)
    }
}
