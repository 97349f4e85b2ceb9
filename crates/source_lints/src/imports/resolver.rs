//! What a path names: the file that defines it, through any number of re-exports.

use std::collections::BTreeSet;

use super::module::{Binding, FileId, ModuleId};
use super::module_tree::ModuleTree;

/// What a path names. A name may stand for a module and for items at once, as a module `rake` beside a function `rake`.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Resolved {
    pub(super) module: Option<ModuleId>,
    /// The files that define items of this name.
    pub(super) files: BTreeSet<FileId>,
    /// Whether it is, or may be, an item of another package.
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
    /// The name by which the package's binaries call its library, and that library's root.
    library: Option<(&'a str, ModuleId)>,
}

/// Names that are being resolved.
type Trail = Vec<(ModuleId, String)>;

impl<'a> Resolver<'a> {
    pub(super) fn new(tree: &'a ModuleTree, library: Option<(&'a str, ModuleId)>) -> Self {
        Self { tree, library }
    }

    /// What `path` names where it stands in `module`; empty if that is not in this package.
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

    /// What `path` names below what its first parts have named.
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

    /// What `name` stands for in `module`. A name that is already being resolved stands for what is declared there, not imported:
    /// `pub use rake::rake` beside `mod rake`.
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
