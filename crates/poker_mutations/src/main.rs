//! Breaks the code of each rule in a copy of the repository, and checks that a test of the rule fails.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

mod build;
mod list;
mod scratch;
mod trial;
mod verdict;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::ensure;
use lexopt::{
    Parser, ValueExt as _,
    prelude::{Long, Short},
};

use list::{List, Mutation};
use scratch::Scratch;
use verdict::Tally;

const USAGE: &str = "\
cargo run -p poker_mutations [-- [--only RULE]… [--from RULE] [--scratch DIR]]
        --only RULE     only the mutations of this rule, such as R-BET-11
        --from RULE     the mutations of this rule and those after it in the list
        --scratch DIR   the folder for the copy and its build, by default target/mutations";

/// The arguments of the command line.
struct Arguments {
    only: Vec<String>,
    from: Option<String>,
    scratch: PathBuf,
}

fn main() -> ExitCode {
    let tally = arguments().map_err(|error| anyhow::anyhow!("{error}\n{USAGE}")).and_then(|arguments| run(&arguments));
    match tally {
        Ok(tally) => {
            println!("{tally}");
            if tally.all_killed() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, lexopt::Error> {
    let mut words = Parser::from_env();
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository().join("target"), PathBuf::from);
    let mut arguments = Arguments { only: Vec::new(), from: None, scratch: target.join("mutations") };
    while let Some(word) = words.next()? {
        match word {
            Long("only") => arguments.only.push(words.value()?.string()?),
            Long("from") => arguments.from = Some(words.value()?.string()?),
            Long("scratch") => arguments.scratch = words.value()?.into(),
            Long("help") | Short('h') => {
                println!("{USAGE}");
                std::process::exit(0);
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(arguments)
}

fn run(arguments: &Arguments) -> anyhow::Result<Tally> {
    let repository = repository();
    let list = List::read(&repository)?;
    let chosen = chosen(&list, arguments)?;
    let scratch = Scratch::of(&repository, &arguments.scratch)?;
    let mut tally = Tally::default();
    let packages = chosen.chunk_by(|one, next| one.package == next.package);
    for of_package in packages {
        let tests = trial::check_unbroken(&scratch, of_package)?;
        for mutation in of_package {
            tally.add(mutation, trial::verdict(&scratch, mutation, &tests)?);
        }
    }
    for (rule, why) in &list.unbreakable {
        println!("{rule:<11} left out. {why}");
    }
    Ok(tally)
}

/// The mutations that the arguments choose, sorted by the package of their test and then by the package of their code.
fn chosen<'a>(list: &'a List, arguments: &Arguments) -> anyhow::Result<Vec<&'a Mutation>> {
    let wanted = |mutation: &&Mutation| arguments.only.is_empty() || arguments.only.contains(&mutation.rule);
    let before = |mutation: &&Mutation| arguments.from.as_ref().is_some_and(|rule| *rule != mutation.rule);
    let mut chosen: Vec<&Mutation> = list.mutations.iter().skip_while(before).filter(wanted).collect();
    ensure!(!chosen.is_empty(), "No mutation of such a rule is on the list.");
    chosen.sort_by_key(|mutation| (&mutation.package, mutation.code_package()));
    Ok(chosen)
}

/// The root of the repository. Cargo tells where it is when the program runs: a program that was built in another clone of the repository,
/// with the same build folder, would otherwise read that clone.
fn repository() -> PathBuf {
    let ours = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    ours.ancestors().nth(2).unwrap_or(&ours).to_path_buf()
}
