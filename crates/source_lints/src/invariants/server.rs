//! Checks of the code of the server.

use syn::ExprMethodCall;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};

use super::{assert_none, module, modules_below};
use crate::imports::ProductionModule;

/// The channels without a bound that a module makes: tokio's, crossbeam's, or the standard library's.
fn unbounded(module: &ProductionModule) -> Vec<String> {
    let standard =
        |path: &[String]| matches!(path, [.., library, channels, _] if library == "sync" && channels == "mpsc" && path[0] == "std");
    module.paths(|path| path.last().is_some_and(|last| last.starts_with("unbounded")) || standard(path))
}

#[test]
fn no_channel_of_the_server_is_unbounded() {
    let folders = ["door", "hall", "shell", "store"].map(|folder| format!("crates/poker_server/src/{folder}/"));
    for folder in &folders {
        assert_none(&modules_below(&[folder]).iter().flat_map(unbounded).collect::<Vec<_>>());
    }
}

/// The paths of a module to threads, tasks and clocks.
fn waits(module: &ProductionModule) -> Vec<String> {
    let is = |word: &String, names: &[&str]| names.contains(&word.as_str());
    module.paths(|path| is(&path[0], &["tokio", "thread"]) || path.iter().any(|word| is(word, &["thread", "Instant", "SystemTime"])))
}

#[test]
fn the_hall_and_the_door_name_no_thread_no_task_and_no_clock() {
    for folder in ["hall", "door"] {
        assert_none(&modules_below(&[&format!("crates/poker_server/src/{folder}/")]).iter().flat_map(waits).collect::<Vec<_>>());
    }
}

/// Calls of the methods that write the book of a hall.
#[derive(Default)]
struct Writes(Vec<usize>);

impl<'ast> Visit<'ast> for Writes {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if ["claim", "commit", "release", "renew"].iter().any(|method| call.method == method) {
            self.0.push(call.span().start().line);
        }
        visit::visit_expr_method_call(self, call);
    }
}

fn writes(module: &ProductionModule) -> Vec<String> {
    let mut writes = Writes::default();
    module.items.iter().for_each(|item| writes.visit_item(item));
    writes.0.into_iter().map(|line| format!("{}:{line}", module.file)).collect()
}

#[test]
fn no_command_writes_the_book_of_a_hall() {
    assert_none(&modules_below(&["crates/poker_server/src/command/"]).iter().flat_map(writes).collect::<Vec<_>>());
}

#[test]
fn what_waits_and_what_writes_is_found() {
    for text in ["use tokio::time::sleep;", "fn f() { std::thread::yield_now(); }", "use std::time::Instant;"] {
        assert_eq!(waits(&module("a.rs", text)).len(), 1, "{text}");
    }
    assert_eq!(writes(&module("a.rs", "fn f() { books.commit(&lease, &batches); books.load(&hall); }")), ["a.rs:1"]);
}

#[test]
fn a_channel_without_a_bound_is_found() {
    for text in ["fn f() { mpsc::unbounded_channel(); }", "use crossbeam_channel::unbounded;", "use std::sync::mpsc::channel;"] {
        assert_eq!(unbounded(&module("a.rs", text)).len(), 1, "{text}");
    }
    assert!(unbounded(&module("a.rs", "use tokio::sync::mpsc;\nfn f() { mpsc::channel(8); }")).is_empty());
}
