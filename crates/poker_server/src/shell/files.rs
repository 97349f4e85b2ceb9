//! The limit of open files of this process. Each connection is a file.

use crate::config::Limits;

/// The number of files for other purposes: books, logs, listener.
const OTHERS: u64 = 64;

/// Raises the limit, and logs a warning if it stays too low.
pub(super) fn raise_limit(limits: &Limits) {
    let wanted = u64::from(limits.connections).saturating_add(OTHERS);
    match rlimit::increase_nofile_limit(wanted) {
        Ok(limit) if limit >= wanted => tracing::debug!(limit, "open files"),
        Ok(limit) => tracing::warn!(limit, wanted, "this process may open fewer files than there may be connections"),
        Err(error) => tracing::warn!(%error, wanted, "the limit of open files could not be raised"),
    }
}
