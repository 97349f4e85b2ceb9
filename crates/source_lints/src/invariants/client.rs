//! Checks of what only some folders of the client may do.

use syn::visit::{self, Visit};
use syn::{Item, ItemForeignMod};

use super::literals::sentences;
use super::{assert_none, module, modules_below};
use crate::imports::ProductionModule;

/// The folders whose code draws what a player reads.
const DRAWN: [&str; 6] = ["src/egui_pass/", "src/panel/", "src/screen/", "src/stage/", "src/table/", "src/widget/"];

#[test]
fn no_screen_panel_or_widget_holds_a_sentence_of_its_own() {
    assert_none(&modules_below(&DRAWN).iter().flat_map(sentences).collect::<Vec<_>>());
}

/// The files that name `function`, which opens a room or a line to one.
fn opens(modules: &[ProductionModule], function: &str) -> Vec<String> {
    let mut files: Vec<String> = modules
        .iter()
        .filter(|module| !module.paths(|path| path.last().is_some_and(|last| last == function)).is_empty())
        .map(|module| module.file.clone())
        .collect();
    files.dedup();
    files
}

#[test]
fn only_practice_opens_a_room_and_only_online_opens_a_connection_to_a_server() {
    let modules = modules_below(&["src/"]);
    assert_eq!(opens(&modules, "open_local"), ["src/practice.rs"]);
    assert_eq!(opens(&modules, "open_remote"), ["src/online/mod.rs"]);
}

#[derive(Default)]
struct Foreign(bool);

impl<'ast> Visit<'ast> for Foreign {
    fn visit_item_foreign_mod(&mut self, block: &'ast ItemForeignMod) {
        self.0 = true;
        visit::visit_item_foreign_mod(self, block);
    }
}

fn declares_foreign(items: &[Item]) -> bool {
    let mut foreign = Foreign::default();
    items.iter().for_each(|item| foreign.visit_item(item));
    foreign.0
}

#[test]
fn foreign_functions_are_declared_in_third_party_alone() {
    let modules = modules_below(&["crates/", "src/"]);
    let (inside, outside): (Vec<_>, Vec<_>) =
        modules.iter().filter(|module| declares_foreign(&module.items)).partition(|module| module.file.starts_with("src/third_party/"));
    assert!(!inside.is_empty());
    assert_none(&outside.iter().map(|module| module.file.clone()).collect::<Vec<_>>());
}

#[test]
fn a_foreign_function_is_found_where_it_is_declared() {
    assert!(declares_foreign(&module("a.rs", "fn f() { unsafe extern \"C\" { safe fn dup(of: i32) -> i32; } }").items));
    assert!(!declares_foreign(&module("a.rs", "extern \"C\" fn f() {}").items));
}
