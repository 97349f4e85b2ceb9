//! A test run with and without a mutation.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};

use crate::build::Build;
use crate::list::Mutation;
use crate::scratch::Scratch;
use crate::verdict::Verdict;

/// A mutation may make a loop endless.
const LONGEST: Duration = Duration::from_secs(300);

/// What the test harness ends with when a test has failed.
const FAILED: i32 = 101;

/// The tests of a package, each with its modules.
pub struct Paths(Vec<String>);

impl Paths {
    /// The only test of this name.
    fn of(&self, test: &str) -> anyhow::Result<&str> {
        let mut named = self.0.iter().filter(|path| path.rsplit("::").next() == Some(test));
        match (named.next(), named.next()) {
            (Some(path), None) => Ok(path),
            (None, _) => bail!("There is no test {test}."),
            (Some(_), Some(_)) => bail!("Several tests are called {test}."),
        }
    }
}

/// Checks that the tests pass without a mutation, as otherwise a failure would prove nothing. Returns the module path of each.
pub fn check_unbroken(scratch: &Scratch, mutations: &[&Mutation]) -> anyhow::Result<Paths> {
    let package = mutations.first().map(|mutation| &mutation.package).context("there are no mutations")?;
    println!("{package}: {} mutations", mutations.len());
    let program = match scratch.build_tests(package)? {
        Build::Done(program) => program,
        Build::Failed(why) => bail!("{package} does not compile as it is:\n{why}"),
    };
    let paths = paths(&program, &scratch.tree)?;
    let named = mutations.iter().map(|mutation| paths.of(&mutation.test)).collect::<Result<Vec<&str>, _>>()?;
    let status = tests(&program, &scratch.folder(package)).args(named).status()?;
    ensure!(status.success(), "Tests of {package} fail though nothing is broken.");
    Ok(paths)
}

/// Applies the mutation and runs its test.
#[expect(clippy::disallowed_methods, reason = "it says how long each mutation took")]
pub fn verdict(scratch: &Scratch, mutation: &Mutation, paths: &Paths) -> anyhow::Result<Verdict> {
    let started = Instant::now();
    let broken = scratch.broken(mutation)?;
    let verdict = match scratch.build_tests(&mutation.package)? {
        Build::Failed(why) => Verdict::NotCompiled(why),
        Build::Done(program) => {
            let mut test = tests(&program, &scratch.folder(&mutation.package));
            match end_of(test.arg(paths.of(&mutation.test)?).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)? {
                Some(0) => Verdict::Survived,
                Some(FAILED) => Verdict::Killed,
                _ => Verdict::Unfinished,
            }
        }
    };
    drop(broken);
    println!("{:<11} {verdict:<12} {:>4} s  {}", mutation.rule, started.elapsed().as_secs(), mutation.test);
    Ok(verdict)
}

/// The tests that a program has.
fn paths(program: &Path, folder: &Path) -> anyhow::Result<Paths> {
    let listed = Command::new(program).args(["--list", "--format", "terse"]).current_dir(folder).output()?;
    let listed = String::from_utf8(listed.stdout)?;
    Ok(Paths(listed.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()))
}

/// A run of exactly the tests that are still to be named.
fn tests(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--exact", "--include-ignored", "--quiet"]).current_dir(folder).stdin(Stdio::null());
    command
}

/// The code that a program ends with; `None` where it takes too long or is killed.
#[expect(clippy::disallowed_methods, reason = "it waits for another program")]
fn end_of(mut program: Child) -> anyhow::Result<Option<i32>> {
    let started = Instant::now();
    while started.elapsed() < LONGEST {
        if let Some(status) = program.try_wait()? {
            return Ok(status.code());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    program.kill()?;
    program.wait()?;
    Ok(None)
}

impl Scratch {
    /// Where tests of a package run.
    fn folder(&self, package: &str) -> PathBuf {
        self.tree.join("crates").join(package)
    }
}
