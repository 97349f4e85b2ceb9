//! Figures and their sources.

use serde::{Deserialize, Serialize};

/// Where a row or a figure comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A document states it: the document's key, the section.
    Stated(String, String),
    /// A document is unclear: the document's key, the section, how it is read.
    Read(String, String, String),
    /// No document states it, so the value is ours: the reason.
    Ours(String),
}

impl Source {
    /// Whether no document states it.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        match self {
            Self::Stated(..) | Self::Read(..) => false,
            Self::Ours(_) => true,
        }
    }

    /// The key of the document that the source names, if any.
    #[must_use]
    pub fn document(&self) -> Option<&str> {
        match self {
            Self::Stated(document, _) | Self::Read(document, _, _) => Some(document),
            Self::Ours(_) => None,
        }
    }
}

/// A single figure with its source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<T> {
    /// The value that the room uses.
    pub is: T,
    /// The source of the figure.
    pub from: Source,
}
