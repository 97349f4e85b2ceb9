//! The graph of imports within each package, and its circles.
//!
//! A file imports another if a path in it names something that is defined there: a path of a `use`, of a type, of an expression, in the
//! tokens of a macro call or in a string of a serde attribute. Re-exports are followed to the definition, so that a `pub use` by itself
//! imports nothing; the file imports what it re-exports only if it uses the name too. A `mod` declaration imports nothing. The parent
//! module counts like any other file: `a/mod.rs` that uses a type of `a/b.rs` and `a/b.rs` that uses a type of `a/mod.rs` are a circle.
//! Test code is left out.

mod circle;
mod circles;
mod components;
mod cuts;
mod edges;
mod folders;
mod graph;
mod module;
mod module_tree;
mod package;
mod paths;
#[cfg(test)]
mod production;
mod report;
mod resolver;
#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use circle::Among;
pub use circles::circles;
#[cfg(test)]
pub(crate) use production::{ProductionModule, imports_of, modules_below};
pub use report::report;
