//! A circle of imports: files or folders that reach each other along imports.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::graph::Graph;

/// Whether a circle is one of files or of folders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Among {
    Files,
    Folders,
}

/// The name of a circle in the list of known circles.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CircleName {
    pub among: Among,
    /// The folder that contains all parts.
    pub below: String,
    pub parts: BTreeSet<String>,
}

/// A circle with the imports between its parts.
#[derive(Debug)]
pub struct Circle {
    pub name: CircleName,
    pub graph: Graph,
}

impl CircleName {
    /// The paths of the parts, relative to the root of the repository.
    pub fn paths(&self) -> impl Iterator<Item = String> {
        self.parts.iter().map(|part| format!("{}/{part}", self.below))
    }

    /// Whether all parts of `other` are also parts of this circle.
    pub fn holds(&self, other: &Self) -> bool {
        let own: BTreeSet<String> = self.paths().collect();
        self.among == other.among && other.paths().all(|path| own.contains(&path))
    }
}
