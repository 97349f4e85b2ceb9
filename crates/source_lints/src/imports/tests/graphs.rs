//! Tests of circles of folders, shortest circles and suggested cuts.

use std::collections::BTreeSet;

use super::{circles_below, found, repository_of, set};
use crate::imports::Among::{Files, Folders};
use crate::imports::components::{components, shortest_circle};
use crate::imports::cuts::cuts;
use crate::imports::graph::{Graph, Site};
use crate::imports::report::report;

fn graph(edges: &[(&str, &str)]) -> Graph {
    let mut graph = Graph::default();
    for (line, (from, to)) in edges.iter().enumerate() {
        graph.add(from, to, Site { file: (*from).to_owned(), line, path: (*to).to_owned(), imported: true });
    }
    graph
}

const TWO_FOLDERS: [(&str, &str); 5] = [
    ("lib.rs", "mod seat; mod table;"),
    ("seat/mod.rs", "pub mod chair; pub mod stack;"),
    ("seat/chair.rs", "pub struct Chair(crate::table::Table);"),
    ("seat/stack.rs", "pub struct Stack;"),
    ("table.rs", "pub struct Table(Vec<crate::seat::stack::Stack>);"),
];

#[test]
fn folders_can_be_in_a_circle_although_no_files_are() {
    assert!(found(Files, &TWO_FOLDERS).is_empty());
    assert_eq!(found(Folders, &TWO_FOLDERS), [set(&["seat/", "table.rs"])]);
}

#[test]
fn the_file_of_a_module_counts_as_part_of_the_modules_folder() {
    let files = [
        ("lib.rs", "mod seat;"),
        ("seat.rs", "mod stack; use stack::chip::Chip; pub struct Seat(Chip);"),
        ("seat/stack/mod.rs", "pub mod chip; pub mod pile;"),
        ("seat/stack/chip.rs", "pub struct Chip;"),
        ("seat/stack/pile.rs", "pub struct Pile(crate::seat::Seat);"),
    ];
    assert_eq!(found(Folders, &files), [set(&["seat/mod.rs", "seat/stack/"])]);
}

#[test]
fn components_are_the_nodes_that_reach_each_other() {
    let graph = graph(&[("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("e", "d"), ("x", "a")]);
    assert_eq!(components(&graph), [set(&["a", "b", "c"]), set(&["d", "e"])]);
}

#[test]
fn the_shortest_circle_is_found() {
    let graph = graph(&[("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("c", "b")]);
    assert_eq!(shortest_circle(&graph), ["b", "c"]);
}

#[test]
fn without_the_suggested_imports_there_is_no_circle() {
    let graph = graph(&[("a", "b"), ("b", "c"), ("c", "a"), ("b", "a"), ("c", "d"), ("d", "b")]);
    let cut: BTreeSet<(String, String)> = cuts(&graph).into_iter().collect();
    assert_eq!(cut.len(), 2, "{cut:?}");
    let rest: Vec<(&str, &str)> =
        graph.edges.keys().filter(|edge| !cut.contains(edge)).map(|(from, to)| (from.as_str(), to.as_str())).collect();
    assert!(components(&self::graph(&rest)).is_empty());
}

#[test]
fn the_report_of_a_circle_names_the_line_of_each_import() {
    let a = "//! A.\nuse crate::b::B;\npub struct A(B);";
    let folder = repository_of(&[("lib.rs", "mod a; mod b;"), ("a.rs", a), ("b.rs", "\n\n\nuse crate::a::A;\npub struct B(Vec<A>);")]);
    let told = report(&circles_below(folder.path())[0]);
    assert!(told.contains("a.rs -> b.rs\n      crates/poker/src/a.rs:2: crate::b::B\n"), "{told}");
    assert!(told.contains("b.rs -> a.rs\n      crates/poker/src/b.rs:4: crate::a::A\n"), "{told}");
}
