//! Reads the sources of this repository and reports where they break its rules.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

mod docs;
#[cfg(test)]
mod exchange;
mod imports;
#[cfg(test)]
mod invariants;
#[cfg(test)]
mod message_readers;
#[cfg(test)]
mod room_parts;
mod rust_files;
mod test_code;
#[cfg(test)]
mod tools_dependencies;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::ensure;

use imports::{circles, report};

const USAGE: &str = "\
cargo run -p source_lints -- circles          print every circle of imports, and which imports to cut; fail if there is one
cargo run -p source_lints -- docs FOLDER…     print the doc comments of these folders that lack or say nothing";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["circles"] => print_circles(),
        ["docs", ref folders @ ..] => print_docs(folders),
        _ => Err(anyhow::anyhow!("{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The root folder of the repository.
fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map_or_else(PathBuf::new, Path::to_owned)
}

fn print_circles() -> anyhow::Result<()> {
    let circles = circles(&repository())?;
    for circle in &circles.found {
        println!("{}", report(circle));
    }
    for site in &circles.unresolved {
        println!("{}:{}: `{}` names nothing that was found", site.file, site.line, site.path);
    }
    println!("{} circles", circles.found.len());
    ensure!(circles.found.is_empty(), "imports must not form circles");
    Ok(())
}

fn print_docs(folders: &[&str]) -> anyhow::Result<()> {
    let found = docs::faults(&repository(), folders)?;
    found.iter().for_each(|finding| println!("{finding}"));
    println!("{} faults", found.len());
    Ok(())
}
