//! The graph of imports between the files of one package.

use std::path::Path;

use anyhow::Context as _;

use super::graph::{Graph, Site};
use super::module_tree::ModuleTree;
use super::package::Package;
use super::paths::used_paths;
use super::resolver::Resolver;

/// The imports between the files of a package, and the paths that could not be resolved.
#[derive(Debug, Default)]
pub(super) struct FileImports {
    pub(super) graph: Graph,
    pub(super) unresolved: Vec<Site>,
}

/// Reads a package. The names of files are relative to `repository`.
pub(super) fn file_imports(package: &Package, repository: &Path) -> anyhow::Result<FileImports> {
    let mut tree = ModuleTree::default();
    let mut library = None;
    for root in package.roots() {
        let module = tree.read_crate(&root)?;
        if root.ends_with("lib.rs") {
            library = Some((package.name.as_str(), module));
        }
    }
    let names = tree.files.iter().map(|file| relative(file, repository)).collect::<anyhow::Result<Vec<_>>>()?;
    let resolver = Resolver::new(&tree, library);
    let mut found = FileImports::default();
    found.graph.nodes.extend(names.iter().cloned());
    for (id, module) in tree.modules.iter().enumerate() {
        for used in used_paths(&module.items) {
            let site = Site { file: names[module.file].clone(), line: used.line, path: used.path.join("::"), imported: used.imported };
            let resolved = resolver.path(id, &used.path);
            let own = matches!(used.path[0].as_str(), "crate" | "super" | "self");
            if resolved.is_empty() && own && used.path.len() > 1 && !used.guessed {
                found.unresolved.push(site);
                continue;
            }
            // If a `use` names both a module and an item, only paths through the module count as imports of it.
            if used.imported && resolved.module.is_some() {
                continue;
            }
            for file in resolved.files.iter().filter(|file| **file != module.file) {
                found.graph.add(&names[module.file], &names[*file], site.clone());
            }
        }
    }
    Ok(found)
}

fn relative(file: &Path, repository: &Path) -> anyhow::Result<String> {
    let inside = file.strip_prefix(repository).with_context(|| file.display().to_string())?;
    Ok(inside.to_string_lossy().replace('\\', "/"))
}
