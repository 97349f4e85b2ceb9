//! Runs tests without and with a mutation.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};

use crate::build::Build;
use crate::list::Mutation;
use crate::scratch::Scratch;
use crate::verdict::Verdict;

/// The time after which a test is stopped, because a mutation can make a loop endless.
const LONGEST: Duration = Duration::from_secs(300);

/// The exit code of the test harness if a test has failed.
const FAILED: i32 = 101;

/// The tests of a package with their module paths.
pub struct Paths(Vec<String>);

impl Paths {
    /// The module path of the only test with this name; an error if there is none or more than one.
    fn of(&self, test: &str) -> anyhow::Result<&str> {
        let mut named = self.0.iter().filter(|path| path.rsplit("::").next() == Some(test));
        match (named.next(), named.next()) {
            (Some(path), None) => Ok(path),
            (None, _) => bail!("There is no test {test}."),
            (Some(_), Some(_)) => bail!("Several tests are called {test}."),
        }
    }
}

/// Checks that the tests pass without a mutation, because otherwise a failure would prove nothing. Returns the tests of the package.
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

/// Applies a mutation, runs its test and prints the verdict.
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

/// Lists the tests of a test program.
fn paths(program: &Path, folder: &Path) -> anyhow::Result<Paths> {
    let listed = Command::new(program).args(["--list", "--format", "terse"]).current_dir(folder).output()?;
    let listed = String::from_utf8(listed.stdout)?;
    Ok(Paths(listed.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()))
}

/// A command that runs tests by their exact paths, which the caller adds.
fn tests(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--exact", "--include-ignored", "--quiet"]).current_dir(folder).stdin(Stdio::null());
    command
}

/// Waits for a program; returns its exit code, or `None` if it was killed or took longer than [`LONGEST`].
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
    /// The folder in which the tests of a package run.
    fn folder(&self, package: &str) -> PathBuf {
        self.tree.join("crates").join(package)
    }
}
