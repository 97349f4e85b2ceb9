//! A figure of a rulebook, and where it comes from.

use serde::{Deserialize, Serialize};

/// A figure, and whether a document states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disclosed<T> {
    /// The figure.
    pub value: T,
    /// No document states it: the house chose it.
    pub ours: bool,
}
