//! Resolves a path to the file that defines what it names, through any number of re-exports.

use std::collections::BTreeSet;

use super::module::{Binding, FileId, ModuleId};
use super::module_tree::ModuleTree;

/// The items that a path names. A name can mean a module and an item at once, such as a module `rake` and a function `rake`.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) module: Option<ModuleId>,
    /// The files that define items with this name.
    pub(super) files: BTreeSet<FileId>,
    /// Whether the path names, or may name, an item of another package.
    pub(super) foreign: bool,
}

impl Resolved {
    pub(super) fn is_empty(&self) -> bool {
        self.module.is_none() && self.files.is_empty() && !self.foreign
    }

    fn merge(&mut self, other: Self) {
        self.module = self.module.or(other.module);
        self.files.extend(other.files);
        self.foreign |= other.foreign;
    }
}

/// Resolves paths within one package.
pub(super) struct Resolver<'a> {
    tree: &'a ModuleTree,
    /// The name of the package's library in Rust code, and its root module.
    library: Option<(&'a str, ModuleId)>,
}

/// The names that are being resolved.
type Trail = Vec<(ModuleId, String)>;

impl<'a> Resolver<'a> {
    pub(super) fn new(tree: &'a ModuleTree, library: Option<(&'a str, ModuleId)>) -> Self {
        Self { tree, library }
    }

    /// The items that `path` names in `module`; empty if the path cannot be resolved.
    pub(super) fn path(&self, module: ModuleId, path: &[String]) -> Resolved {
        self.path_on(module, path, &mut Vec::new())
    }

    fn path_on(&self, module: ModuleId, path: &[String], trail: &mut Trail) -> Resolved {
        let Some((first, rest)) = path.split_first() else { return Resolved::default() };
        let start = match first.as_str() {
            "crate" | "$crate" => Resolved { module: Some(self.tree.modules[module].root), ..Resolved::default() },
            "self" => Resolved { module: Some(module), ..Resolved::default() },
            "super" => Resolved { module: self.tree.modules[module].parent, ..Resolved::default() },
            name => {
                let named = self.name(module, name, trail);
                let library = self.library.filter(|(library, root)| *library == name && self.tree.modules[module].root != *root);
                match library {
                    Some((_, root)) if named.is_empty() => Resolved { module: Some(root), ..Resolved::default() },
                    None if named.is_empty() => Resolved { foreign: true, ..Resolved::default() },
                    _ => named,
                }
            }
        };
        self.below(start, rest, trail)
    }

    /// The items that the rest of a path names, after its first parts were resolved to `start`.
    fn below(&self, start: Resolved, path: &[String], trail: &mut Trail) -> Resolved {
        let Some((next, rest)) = path.split_first() else { return start };
        let Some(module) = start.module else { return start };
        let found = match next.as_str() {
            "super" => Resolved { module: self.tree.modules[module].parent, ..Resolved::default() },
            name => self.name(module, name, trail),
        };
        if found.is_empty() {
            return Resolved { module: None, ..start };
        }
        self.below(found, rest, trail)
    }

    /// The items that `name` means in `module`. If the name is already being resolved, only declared items count, not imported ones; this
    /// happens for `pub use rake::rake` beside `mod rake`.
    fn name(&self, module: ModuleId, name: &str, trail: &mut Trail) -> Resolved {
        let here = (module, name.to_owned());
        let follows = !trail.contains(&here);
        trail.push(here);
        let mut found = Resolved::default();
        let declared = &self.tree.modules[module];
        for binding in declared.names.get(name).into_iter().flatten() {
            match binding {
                Binding::Module(child) => found.module = Some(*child),
                Binding::Item => {
                    found.files.insert(declared.file);
                }
                Binding::Import(path) if follows => found.merge(self.path_on(module, path, trail)),
                Binding::Import(_) => {}
            }
        }
        if found.is_empty() && follows {
            for glob in &declared.globs {
                if let Some(from) = self.path_on(module, glob, trail).module {
                    found.merge(self.name(from, name, trail));
                }
            }
        }
        if found.is_empty() && declared.macro_words.contains(name) {
            found.files.insert(declared.file);
        }
        trail.pop();
        found
    }
}
