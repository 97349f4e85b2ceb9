//! Tests of what ARCHITECTURE.md says of the sources. Each is the snake case of a sentence of its list of invariants.

mod cards;
mod client;
mod dependencies;
mod documents;
mod list;
mod literals;
mod parts;
mod server;
mod test_names;

use std::path::Path;

use crate::imports::{self, ProductionModule};

/// The code of `text` as the module of a file.
fn module(file: &str, text: &str) -> ProductionModule {
    ProductionModule { file: file.to_owned(), items: syn::parse_file(text).unwrap().items }
}

/// The modules of production code below one of `folders`.
fn modules_below(folders: &[&str]) -> Vec<ProductionModule> {
    let found = imports::modules_below(folders, &crate::repository());
    assert!(!found.is_empty(), "no file below {folders:?}");
    found
}

fn read(path: impl AsRef<Path>) -> String {
    let path = crate::repository().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}
