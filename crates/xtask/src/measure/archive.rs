//! How long lists, filters and figures of a million hands take.

use std::process::Command;

use crate::cargo;
use crate::chore_error::ChoreError;

/// Builds the archive with optimisation, fills it and prints the times. Returns whether that succeeded.
pub(super) fn measure() -> Result<bool, ChoreError> {
    let arguments = ["test", "--release", "-p", "poker_archive", "--", "--ignored", "--nocapture", "long_a_million"];
    let status = Command::new(cargo::program()).args(arguments).current_dir(cargo::repository()).status();
    let status = status.map_err(|source| ChoreError::CannotStart { command: "cargo test".to_owned(), source })?;
    Ok(status.success())
}
