//! How many files this process may open: each connection is one.

use crate::config::Limits;

/// Files besides connections: books, logs, the listener.
const OTHERS: u64 = 64;

/// Raises the limit as far as it goes, and says so where that is not enough.
pub(super) fn raise_limit(limits: &Limits) {
    let wanted = u64::from(limits.connections).saturating_add(OTHERS);
    match rlimit::increase_nofile_limit(wanted) {
        Ok(limit) if limit >= wanted => tracing::debug!(limit, "open files"),
        Ok(limit) => tracing::warn!(limit, wanted, "this process may open fewer files than there may be connections"),
        Err(error) => tracing::warn!(%error, wanted, "the limit of open files could not be raised"),
    }
}
