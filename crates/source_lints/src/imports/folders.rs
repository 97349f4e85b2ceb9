//! The graphs of imports between the entries of each folder.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::Graph;

/// For each folder, the imports between its entries. The file of a module with child modules counts as the `mod.rs` in the folder of
/// these, even if it lies beside that folder.
pub(super) fn folder_graphs(files: &Graph) -> BTreeMap<String, Graph> {
    let folders: BTreeSet<&str> = files.nodes.iter().flat_map(|file| above(file)).collect();
    let inner: BTreeMap<&str, String> = files.nodes.iter().map(|file| (file.as_str(), inner_name(file, &folders))).collect();
    let mut graphs: BTreeMap<String, Graph> = BTreeMap::new();
    for ((from, to), sites) in &files.edges {
        let (from, to) = (&inner[from.as_str()], &inner[to.as_str()]);
        for folder in above(from) {
            let (Some(one), Some(other)) = (entry(from, folder), entry(to, folder)) else { continue };
            if one != other {
                let graph = graphs.entry(folder.to_owned()).or_default();
                sites.iter().for_each(|site| graph.add(&one, &other, site.clone()));
            }
        }
    }
    graphs
}

/// All folders that contain a file, directly or not.
fn above(file: &str) -> impl Iterator<Item = &str> {
    file.match_indices('/').map(|(at, _)| &file[..at])
}

fn inner_name(file: &str, folders: &BTreeSet<&str>) -> String {
    match file.strip_suffix(".rs") {
        Some(folder) if folders.contains(folder) => format!("{folder}/mod.rs"),
        _ => file.to_owned(),
    }
}

/// The entry of `folder` that is or contains `file`. The name of a folder ends with a slash.
fn entry(file: &str, folder: &str) -> Option<String> {
    let rest = file.strip_prefix(folder)?.strip_prefix('/')?;
    Some(match rest.split_once('/') {
        Some((first, _)) => format!("{first}/"),
        None => rest.to_owned(),
    })
}
