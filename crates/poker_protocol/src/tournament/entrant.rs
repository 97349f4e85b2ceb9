//! A player of a tournament as others see them.

use serde::{Deserialize, Serialize};

use crate::EntryId;

/// An entry with the name of its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EntrantView {
    pub entry: EntryId,
    pub name: String,
}
