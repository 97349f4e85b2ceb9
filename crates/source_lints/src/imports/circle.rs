//! A circle: files or folders that reach each other along imports.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::graph::Graph;

/// What goes round in a circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Among {
    Files,
    Folders,
}

/// The name of a circle, as it stands in the list of known ones.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct CircleName {
    pub among: Among,
    /// The folder below which all of it lies.
    pub below: String,
    pub parts: BTreeSet<String>,
}

/// A circle with its imports.
#[derive(Debug)]
pub struct Circle {
    pub name: CircleName,
    pub graph: Graph,
}

impl CircleName {
    /// The paths of its parts, from the root of the repository.
    pub fn paths(&self) -> impl Iterator<Item = String> {
        self.parts.iter().map(|part| format!("{}/{part}", self.below))
    }

    /// Whether all parts of `other` are parts of this circle too.
    pub fn holds(&self, other: &Self) -> bool {
        let own: BTreeSet<String> = self.paths().collect();
        self.among == other.among && other.paths().all(|path| own.contains(&path))
    }
}
