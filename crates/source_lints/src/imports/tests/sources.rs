//! Tests of what counts as an import, with small crates.

use super::{found, set};
use crate::imports::Among::Files;

/// The circles of a crate whose `a.rs` has this text, and whose `b.rs` imports the type `A` from it.
fn with_a(text: &str) -> Vec<std::collections::BTreeSet<String>> {
    let lib = "mod a; mod b; pub use a::A; pub use b::{B, make};";
    let b = "use crate::a::A; pub struct B(A); pub fn make() {} impl B { pub const LONG: u8 = 1; }";
    found(Files, &[("lib.rs", lib), ("a.rs", text), ("b.rs", b)])
}

#[test]
fn two_files_that_import_each_other_are_a_circle() {
    assert_eq!(with_a("use crate::b::B; pub struct A(Vec<B>);"), [set(&["a.rs", "b.rs"])]);
    assert!(with_a("pub struct A(u8);").is_empty());
}

#[test]
fn a_re_export_leads_to_the_definition() {
    assert_eq!(with_a("use crate::B; pub struct A(Vec<B>);"), [set(&["a.rs", "b.rs"])]);
    assert_eq!(with_a("use super::B as Other; pub struct A(Vec<Other>);"), [set(&["a.rs", "b.rs"])]);
}

#[test]
fn a_path_without_a_use_is_an_import() {
    let circle = [set(&["a.rs", "b.rs"])];
    assert_eq!(with_a("pub struct A; pub fn call() { crate::make() }"), circle);
    assert_eq!(with_a("pub struct A(Vec<super::b::B>);"), circle);
    assert_eq!(with_a("pub struct A; pub const LONG: u8 = crate::B::LONG;"), circle);
    assert_eq!(with_a("use crate::b; pub struct A; pub fn call() { b::make() }"), circle);
}

#[test]
fn a_path_in_the_tokens_of_a_macro_call_is_an_import() {
    assert_eq!(with_a("pub struct A; pub fn call() { assert_eq!(1, 1, \"{:?}\", crate::b::make()) }"), [set(&["a.rs", "b.rs"])]);
    assert!(with_a("pub struct A { pub b: u8 } pub fn call(a: &A) { assert_eq!(a.b, 1) }").is_empty());
}

#[test]
fn a_path_in_a_serde_attribute_is_an_import() {
    assert_eq!(with_a("pub struct A { #[serde(default = \"crate::make\")] pub field: u8 }"), [set(&["a.rs", "b.rs"])]);
}

#[test]
fn a_use_within_a_function_is_an_import() {
    assert_eq!(with_a("pub struct A; pub fn call() { use crate::b::make as made; made() }"), [set(&["a.rs", "b.rs"])]);
}

#[test]
fn names_of_a_glob_are_imports() {
    assert_eq!(with_a("use crate::b::*; pub struct A(Vec<B>);"), [set(&["a.rs", "b.rs"])]);
    assert!(with_a("use crate::b::*; pub struct A(u8);").is_empty());
}

#[test]
fn test_code_imports_nothing() {
    assert!(with_a("pub struct A; #[cfg(test)] mod tests { use crate::b::B; }").is_empty());
    assert!(with_a("pub struct A; #[cfg(test)] use crate::b::B;").is_empty());
    assert!(with_a("pub struct A; impl A { #[cfg(test)] fn b() -> crate::B { crate::B } }").is_empty());
}

#[test]
fn a_visibility_is_no_import() {
    let lib = "pub struct Root; mod a; use a::A; pub fn f(a: A) {}";
    assert!(found(Files, &[("lib.rs", lib), ("a.rs", "pub(in crate) struct A;")]).is_empty());
}

#[test]
fn a_re_export_by_itself_imports_nothing() {
    let a = "use super::Root; pub struct A(Root);";
    assert!(found(Files, &[("lib.rs", "mod a; pub use a::A; pub struct Root;"), ("a.rs", a)]).is_empty());
    let used = "mod a; pub use a::A; pub struct Root(Vec<A>);";
    assert_eq!(found(Files, &[("lib.rs", used), ("a.rs", a)]), [set(&["a.rs", "lib.rs"])]);
}

#[test]
fn a_child_that_imports_its_parent_is_in_a_circle_with_it() {
    let files = [("lib.rs", "mod a;"), ("a.rs", "mod b; use b::B; pub struct A(B);"), ("a/b.rs", "pub struct B(Vec<super::A>);")];
    assert_eq!(found(Files, &files), [set(&["a.rs", "a/b.rs"])]);
}

#[test]
fn an_item_that_a_macro_defines_belongs_to_the_file_of_the_macro_call() {
    let lib = "macro_rules! id { ($name:ident) => { pub struct $name; } } mod a; mod b;";
    let a = "use crate::b::B; id!(A);";
    assert_eq!(found(Files, &[("lib.rs", lib), ("a.rs", a), ("b.rs", "use crate::a::A; pub struct B(A);")]), [set(&["a.rs", "b.rs"])]);
}

#[test]
fn a_module_and_a_function_of_one_name_are_told_apart() {
    let lib = "mod rake; mod tip; pub use rake::rake;";
    let tip = "use crate::rake; pub fn tip() { rake() }";
    assert!(found(Files, &[("lib.rs", lib), ("rake.rs", "pub fn rake() {}"), ("tip.rs", tip)]).is_empty());
    let rake = "use crate::tip::tip; pub fn rake() { tip() }";
    assert_eq!(found(Files, &[("lib.rs", lib), ("rake.rs", rake), ("tip.rs", tip)]), [set(&["rake.rs", "tip.rs"])]);
}

#[test]
fn inline_modules_belong_to_their_file() {
    let lib = "mod a; mod b;";
    let a = "pub mod inner { pub struct A(super::super::b::B); }";
    assert_eq!(found(Files, &[("lib.rs", lib), ("a.rs", a), ("b.rs", "pub struct B(Vec<crate::a::inner::A>);")]), [set(&["a.rs", "b.rs"])]);
}

#[test]
fn a_binary_has_its_own_modules() {
    let files = [("main.rs", "mod a; mod b;"), ("a.rs", "pub struct A(crate::b::B);"), ("b.rs", "pub struct B(Vec<crate::a::A>);")];
    assert_eq!(found(Files, &files), [set(&["a.rs", "b.rs"])]);
}
