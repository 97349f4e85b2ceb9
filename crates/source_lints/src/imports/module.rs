//! A module: its file, its syntax, and the meaning of each name in it.

use std::collections::{BTreeMap, BTreeSet};

/// The index of a file in its package.
pub(super) type FileId = usize;
/// The index of a module in its package.
pub(super) type ModuleId = usize;

/// The meaning of a name in the module that declares it.
#[derive(Debug, Clone)]
pub(super) enum Binding {
    /// A child module.
    Module(ModuleId),
    /// An item that is defined in this module.
    Item,
    /// The item that this path names, seen from this module.
    Import(Vec<String>),
}

/// One leaf of a `use` tree.
#[derive(Debug, Clone)]
pub(super) struct UseLeaf {
    pub(super) path: Vec<String>,
    /// The name that it declares; `None` for a glob.
    pub(super) name: Option<String>,
    pub(super) line: usize,
}

/// A module of a package, without its test code.
pub(super) struct Module {
    pub(super) file: FileId,
    pub(super) parent: Option<ModuleId>,
    pub(super) root: ModuleId,
    pub(super) items: Vec<syn::Item>,
    pub(super) names: BTreeMap<String, Vec<Binding>>,
    pub(super) globs: Vec<Vec<String>>,
    /// Identifiers in the tokens of macros that are defined or called at the level of items. The macro may define items with these names.
    pub(super) macro_words: BTreeSet<String>,
}

impl Module {
    pub(super) fn bind(&mut self, name: String, binding: Binding) {
        self.names.entry(name).or_default().push(binding);
    }
}
