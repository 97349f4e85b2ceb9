//! The player whom a command concerns.

use clap::Args;

/// The player whom a command concerns.
#[derive(Debug, Args)]
pub(super) struct Player {
    /// The player's name, or # and the number.
    pub player: String,
}
