//! Builds the tests of a package in the copy of the repository.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::Context as _;
use serde::Deserialize;

use crate::scratch::Scratch;

/// Settings for fast builds. Building takes longer than running the tests, so code that is built for each mutation is hardly optimised.
const QUICKLY: [&str; 4] = [
    "profile.dev.debug=false",
    "profile.dev.package.poker_rules.opt-level=1",
    "profile.dev.package.poker_room.opt-level=0",
    "profile.dev.package.poker_bots.opt-level=1",
];

/// The result of a build.
pub enum Build {
    /// The build succeeded: the test program of the package's library.
    Done(PathBuf),
    /// The build failed: the message of the compiler.
    Failed(String),
}

/// A message of cargo. A message about a built program has an `executable`.
#[derive(Deserialize)]
struct CargoMessage {
    #[serde(default)]
    executable: Option<PathBuf>,
}

impl Scratch {
    /// Builds the test program of a package's library.
    pub fn build_tests(&self, package: &str) -> anyhow::Result<Build> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["test", "--lib", "--no-run", "--message-format=json-render-diagnostics", "--package", package]);
        command.args(QUICKLY.iter().flat_map(|setting| ["--config", setting]));
        command.env("CARGO_TARGET_DIR", &self.build).env("CARGO_INCREMENTAL", "1").current_dir(&self.tree).stdin(Stdio::null());
        let output = command.output().context("cargo could not be started")?;
        if !output.status.success() {
            return Ok(Build::Failed(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        let told = String::from_utf8(output.stdout)?;
        let built = told.lines().filter_map(|line| serde_json::from_str::<CargoMessage>(line).ok()?.executable).next_back();
        built.map(Build::Done).with_context(|| format!("{package} has no tests in its library"))
    }
}
