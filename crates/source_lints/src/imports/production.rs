//! The code of the repository without its tests, for rules about what the code names.

use std::path::Path;

use syn::Item;

use super::edges::file_imports;
use super::graph::Graph;
use super::module_tree::ModuleTree;
use super::package::{Package, packages};
use super::paths::used_paths;

/// A module of a package, without its child modules and its test code.
pub(crate) struct ProductionModule {
    /// The path of the file, relative to the repository.
    pub(crate) file: String,
    pub(crate) items: Vec<Item>,
}

impl ProductionModule {
    /// Each path in the code for which `concerns` is true, as `file:line: path`.
    pub(crate) fn paths(&self, concerns: impl Fn(&[String]) -> bool) -> Vec<String> {
        let used = used_paths(&self.items).into_iter().filter(|used| concerns(&used.path));
        used.map(|used| format!("{}:{}: {}", self.file, used.line, used.path.join("::"))).collect()
    }
}

/// Every module below one of `folders`, each of which lies in the sources of a package or holds them.
pub(crate) fn modules_below(folders: &[&str], repository: &Path) -> Vec<ProductionModule> {
    let is_below = |path: &str| folders.iter().any(|folder| path.starts_with(folder) || folder.starts_with(path));
    let concerned = |package: &Package| is_below(&format!("{}/", relative(&package.sources, repository)));
    let packages = packages(repository).unwrap().into_iter().filter(concerned);
    let modules = packages.flat_map(|package| modules_of(&package, repository));
    modules.filter(|module| folders.iter().any(|folder| module.file.starts_with(folder))).collect()
}

fn relative(path: &Path, repository: &Path) -> String {
    path.strip_prefix(repository).unwrap().to_string_lossy().replace('\\', "/")
}

fn modules_of(package: &Package, repository: &Path) -> Vec<ProductionModule> {
    let mut tree = ModuleTree::default();
    for root in package.roots() {
        tree.read_crate(&root).unwrap();
    }
    let files = tree.files;
    let modules = tree.modules.into_iter();
    modules.map(|module| ProductionModule { file: relative(&files[module.file], repository), items: module.items }).collect()
}

/// The graph of imports between the files of the crate `name`.
pub(crate) fn imports_of(name: &str, repository: &Path) -> Graph {
    let package = packages(repository).unwrap().into_iter().find(|package| package.name == name).unwrap();
    file_imports(&package, repository).unwrap().graph
}
