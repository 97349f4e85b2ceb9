//! A circle of imports: files or folders that reach each other along imports.

use std::collections::BTreeSet;

use super::graph::Graph;

/// Whether a circle is one of files or of folders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Among {
    Files,
    Folders,
}

/// The files or folders of a circle.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
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
