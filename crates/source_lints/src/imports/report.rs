//! Describes circles as text for a terminal.

use std::fmt::Write as _;

use super::circle::{Among, Circle};
use super::components::shortest_circle;
use super::cuts::cuts;
use super::graph::without_repeats;

/// The most names of one import that are shown.
const SHOWN: usize = 8;

/// The description of a circle: its parts, its shortest circle, and the imports to remove.
pub fn report(circle: &Circle) -> String {
    let mut text = String::new();
    let kind = match circle.name.among {
        Among::Files => "files",
        Among::Folders => "folders and files",
    };
    let parts: Vec<&str> = circle.name.parts.iter().map(String::as_str).collect();
    let _ = writeln!(text, "{} {kind} below {} import in a circle: {}", parts.len(), circle.name.below, parts.join(", "));
    let _ = writeln!(text, "  the shortest way round:");
    let way = shortest_circle(&circle.graph);
    for (index, from) in way.iter().enumerate() {
        edge(circle, from, &way[(index + 1) % way.len()], &mut text);
    }
    let _ = writeln!(text, "  without these imports there is no circle:");
    for (from, to) in cuts(&circle.graph) {
        edge(circle, &from, &to, &mut text);
    }
    text
}

/// Adds the description of one import: its ends, its places and its names.
fn edge(circle: &Circle, from: &str, to: &str, text: &mut String) {
    let Some(sites) = circle.graph.edges.get(&(from.to_owned(), to.to_owned())) else { return };
    let _ = writeln!(text, "    {} -> {}", short(circle, from), short(circle, to));
    let shown = without_repeats(sites);
    for site in shown.iter().take(SHOWN) {
        let _ = writeln!(text, "      {}:{}: {}", site.file, site.line, site.path);
    }
    if shown.len() > SHOWN {
        let _ = writeln!(text, "      and {} more", shown.len() - SHOWN);
    }
}

fn short<'a>(circle: &Circle, node: &'a str) -> &'a str {
    node.strip_prefix(circle.name.below.as_str()).map_or(node, |rest| rest.trim_start_matches('/'))
}
