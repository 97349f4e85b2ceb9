//! Finds all circles of imports in the repository.

use std::collections::BTreeSet;
use std::path::Path;

use super::circle::{Among, Circle, CircleName};
use super::components::components;
use super::edges::file_imports;
use super::folders::folder_graphs;
use super::graph::{Graph, Site};
use super::package::packages;

/// The circles that were found in the sources.
#[derive(Debug, Default)]
pub struct Circles {
    pub found: Vec<Circle>,
    /// Paths of a crate that could not be resolved. If there are any, an import may have been missed.
    pub unresolved: Vec<Site>,
}

/// Reads all crates of the repository and finds the circles of files, and the circles of folders and files within one folder.
pub fn circles(repository: &Path) -> anyhow::Result<Circles> {
    let mut circles = Circles::default();
    for package in packages(repository)? {
        let imports = file_imports(&package, repository)?;
        circles.unresolved.extend(imports.unresolved);
        for (nodes, graph) in parts(&imports.graph) {
            circles.found.push(Circle { name: file_circle(&nodes), graph });
        }
        for (folder, graph) in folder_graphs(&imports.graph) {
            for (nodes, graph) in parts(&graph).filter(|(nodes, _)| nodes.iter().any(|node| node.ends_with('/'))) {
                circles.found.push(Circle { name: CircleName { among: Among::Folders, below: folder.clone(), parts: nodes }, graph });
            }
        }
    }
    circles.found.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(circles)
}

fn parts(graph: &Graph) -> impl Iterator<Item = (BTreeSet<String>, Graph)> {
    components(graph).into_iter().map(|nodes| {
        let within = graph.within(&nodes);
        (nodes, within)
    })
}

fn file_circle(files: &BTreeSet<String>) -> CircleName {
    let common = |folder: &str| files.iter().all(|file| file.starts_with(&format!("{folder}/")));
    let first = files.first().map(String::as_str).unwrap_or_default();
    let below = first.match_indices('/').map(|(at, _)| &first[..at]).rfind(|folder| common(folder)).unwrap_or_default();
    let parts = files.iter().map(|file| file.trim_start_matches(below).trim_start_matches('/').to_owned());
    CircleName { among: Among::Files, below: below.to_owned(), parts: parts.collect() }
}
