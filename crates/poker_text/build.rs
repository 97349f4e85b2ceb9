//! Makes cargo build the crate again when a message file is added or removed: rust-embed notices changes only in files that it knows.
#![allow(clippy::print_stdout, reason = "a build script speaks to cargo through it")]

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
