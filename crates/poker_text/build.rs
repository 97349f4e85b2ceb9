//! Builds again when a file of messages comes or goes: the embedding notices changes only in files it knows.
#![allow(clippy::print_stdout, reason = "a build script speaks to cargo through it")]

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
