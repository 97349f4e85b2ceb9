//! A graph of imports with their places.

use std::collections::{BTreeMap, BTreeSet};

/// A path in the code that is an import.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site {
    pub file: String,
    pub line: usize,
    pub path: String,
    /// Whether the path is in a `use`.
    pub imported: bool,
}

/// Imports between named nodes, which are files or folders.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    pub nodes: BTreeSet<String>,
    pub edges: BTreeMap<(String, String), BTreeSet<Site>>,
}

impl Graph {
    /// Adds the import of `to` by `from` at `site`.
    pub fn add(&mut self, from: &str, to: &str, site: Site) {
        self.nodes.extend([from.to_owned(), to.to_owned()]);
        self.edges.entry((from.to_owned(), to.to_owned())).or_default().insert(site);
    }

    /// The nodes that `node` imports.
    pub fn imports(&self, node: &str) -> impl Iterator<Item = &str> {
        let start = (node.to_owned(), String::new());
        self.edges
            .range(start..)
            .map(|((from, to), _)| (from, to))
            .take_while(move |(from, _)| from.as_str() == node)
            .map(|(_, to)| to.as_str())
    }

    /// The graph with only these nodes and the imports between them.
    pub fn within(&self, nodes: &BTreeSet<String>) -> Self {
        let inside = |(from, to): &(String, String)| nodes.contains(from) && nodes.contains(to);
        let edges = self.edges.iter().filter(|(edge, _)| inside(edge));
        Self { nodes: nodes.clone(), edges: edges.map(|(edge, sites)| (edge.clone(), sites.clone())).collect() }
    }
}

/// The places of an import, one for each name. If a `use` imports a name into a file, other places of the name in that file are left out.
pub(super) fn without_repeats(sites: &BTreeSet<Site>) -> Vec<&Site> {
    let mut seen = BTreeSet::new();
    let brought: BTreeSet<(&str, &str)> = sites
        .iter()
        .filter(|site| site.imported)
        .filter_map(|site| site.path.rsplit_once("::").map(|(_, name)| (site.file.as_str(), name)))
        .collect();
    let first = |site: &Site| site.path.split("::").next().is_some_and(|first| brought.contains(&(site.file.as_str(), first)));
    sites.iter().filter(|site| !first(site) && seen.insert((&site.file, &site.path))).collect()
}
