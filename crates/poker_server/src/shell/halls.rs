//! The halls that run here at this moment.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use poker_protocol::HallName;

use super::hall_task::HallHandle;

/// The ways to them.
#[derive(Debug, Default)]
pub(super) struct Halls(RwLock<BTreeMap<HallName, HallHandle>>);

impl Halls {
    pub(super) fn find(&self, hall: &HallName) -> Option<HallHandle> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(hall).cloned()
    }

    pub(super) fn names(&self) -> Vec<HallName> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    pub(super) fn all(&self) -> Vec<HallHandle> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(super) fn open(&self, handle: HallHandle) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(handle.name.clone(), handle);
    }

    pub(super) fn close(&self, hall: &HallName) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).remove(hall);
    }
}
