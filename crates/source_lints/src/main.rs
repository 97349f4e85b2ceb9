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

use anyhow::bail;

use imports::{Among, KnownCircles, circles, report};

const USAGE: &str = "\
cargo run -p source_lints -- circles           print every circle of imports, and which imports to cut; fail where the list is wrong
cargo run -p source_lints -- circles --write   write the list of known circles anew; refused where a circle is not in it
cargo run -p source_lints -- docs FOLDER…          print the doc comments of these folders that lack or say nothing";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["circles"] => print_circles(),
        ["circles", "--write"] => write_circles(),
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

/// The file with the list of known circles.
fn list() -> PathBuf {
    repository().join("tests/data/circles.ron")
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
    let known = KnownCircles::read(&list())?;
    for among in [Among::Files, Among::Folders] {
        known.compare(among, &circles.found).map_err(anyhow::Error::msg)?;
    }
    Ok(())
}

fn write_circles() -> anyhow::Result<()> {
    let found = circles(&repository())?.found;
    let known = KnownCircles::read(&list())?;
    if let Some(circle) = found.iter().find(|circle| !known.covers(circle)) {
        bail!("This circle is new; cut it:\n{}", report(circle));
    }
    KnownCircles::write(&found, &list())
}

fn print_docs(folders: &[&str]) -> anyhow::Result<()> {
    let found = docs::faults(&repository(), folders)?;
    found.iter().for_each(|finding| println!("{finding}"));
    println!("{} faults", found.len());
    Ok(())
}
