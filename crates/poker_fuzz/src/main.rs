//! Runs the fuzz targets with changed inputs of their corpus, and repeats an input that failed.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

use std::hash::{BuildHasher, RandomState};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lexopt::{
    Parser, ValueExt,
    prelude::{Long, Value},
};
use poker_fuzz::{Mutator, Target};

const USAGE: &str = "\
cargo run -p poker_fuzz [-- [--seconds N] [--seed N]]   run changed inputs of fuzz/corpus for this time, by default 600 seconds
cargo run -p poker_fuzz -- repeat TARGET FILE           run one input";

/// The number of inputs of each target between two checks of the time.
const ROUND: u64 = 500;

enum Command {
    Drive { time: Duration, seed: u64 },
    Repeat { target: Target, file: PathBuf },
}

fn main() -> ExitCode {
    let done = command().map_err(|error| format!("{error}\n{USAGE}")).and_then(|command| match command {
        Command::Drive { time, seed } => drive(time, seed),
        Command::Repeat { target, file } => repeat(target, &file),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn command() -> Result<Command, lexopt::Error> {
    let mut words = Parser::from_env();
    let (mut time, mut seed) = (600, RandomState::new().hash_one(0));
    while let Some(word) = words.next()? {
        match word {
            Long("seconds") => time = words.value()?.parse()?,
            Long("seed") => seed = words.value()?.parse()?,
            Value(value) if value == "repeat" => {
                let name = words.value()?.string()?;
                let target = Target::with_name(&name).ok_or(format!("there is no target {name}"))?;
                return Ok(Command::Repeat { target, file: words.value()?.into() });
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Drive { time: Duration::from_secs(time), seed })
}

#[expect(clippy::disallowed_methods, reason = "it runs for a given time")]
fn drive(time: Duration, seed: u64) -> Result<(), String> {
    println!("seed {seed}");
    let (start, mut count, mut told) = (Instant::now(), 0, Duration::ZERO);
    let mutators = Target::ALL.map(|target| (target, target.corpus()));
    while start.elapsed() < time {
        for (target, corpus) in &mutators {
            let corpus = corpus.as_ref().map_err(|error| format!("fuzz/corpus/{}: {error}", target.name()))?;
            let mutator = Mutator::new(corpus.clone(), seed);
            for number in count..count + ROUND {
                let input = mutator.input(number);
                catch_unwind(|| target.run(&input)).map_err(|_| keep(*target, &input))?;
            }
        }
        count += ROUND;
        if start.elapsed() >= told {
            println!("{count} inputs of each target after {} s", start.elapsed().as_secs());
            told = start.elapsed() + Duration::from_secs(30);
        }
    }
    println!("{count} inputs of each target in {} s; no failure", start.elapsed().as_secs());
    Ok(())
}

/// Saves an input that failed; returns a message about it.
fn keep(target: Target, input: &[u8]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/artifacts").join(target.name());
    let file = folder.join("found");
    if let Err(error) = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, input)) {
        return format!("{}: {error}; the input is {input:?}", file.display());
    }
    let place = format!("fuzz/artifacts/{}/found", target.name());
    format!("{place} fails; again: cargo run -p poker_fuzz -- repeat {} {place}", target.name())
}

fn repeat(target: Target, file: &Path) -> Result<(), String> {
    let input = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    target.run(&input);
    println!("{} bytes; no failure", input.len());
    Ok(())
}
