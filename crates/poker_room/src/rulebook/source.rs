//! Where a number comes from.

use serde::{Deserialize, Serialize};

/// Where a row comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A document says so: its key, the section.
    Stated(String, String),
    /// A document says something unclear: its key, the section, how it is read.
    Read(String, String, String),
    /// No document says it; this is ours: why.
    Ours(String),
}

impl Source {
    /// No document states it.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        match self {
            Self::Stated(..) | Self::Read(..) => false,
            Self::Ours(_) => true,
        }
    }

    /// The key of the document it names.
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
    /// The figure.
    pub is: T,
    /// Where it says so.
    pub from: Source,
}
