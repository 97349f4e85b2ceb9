//! A figure of a rulebook with its origin.

use serde::{Deserialize, Serialize};

/// A figure with the information whether the house chose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Disclosed<T> {
    pub value: T,
    /// Whether the house chose the figure because no document states it.
    pub ours: bool,
}
