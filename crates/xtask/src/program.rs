//! A program that is started in the repository's root and printed as a person would type it.

use std::ffi::OsStr;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use crate::cargo;
use crate::chore_error::ChoreError;

/// A program with its arguments, and the environment variables that it gets in addition to those of this process.
pub struct Program {
    words: Vec<String>,
    variables: Vec<(&'static str, String)>,
}

impl Program {
    /// The program `name`, which is looked up in `PATH`.
    pub fn new(name: &str) -> Self {
        Self { words: vec![name.to_owned()], variables: Vec::new() }
    }

    /// The program whose file is `path`.
    pub fn at(path: &Path) -> Self {
        Self::new(&path.display().to_string())
    }

    /// `cargo` with the words of `line`, split at spaces.
    pub fn cargo(line: &str) -> Self {
        Self::new("cargo").args(line.split_whitespace())
    }

    pub fn args<S: Into<String>>(mut self, words: impl IntoIterator<Item = S>) -> Self {
        self.words.extend(words.into_iter().map(Into::into));
        self
    }

    pub fn variable(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// The same program run as root by sudo, which takes the variables as words before the program.
    pub fn through_sudo(self) -> Self {
        let variables = self.variables.into_iter().map(|(name, value)| format!("{name}={value}"));
        Self::new("sudo").args(variables).args(self.words)
    }

    /// Prints the command and runs it in our terminal. Any exit code but 0 is an error.
    pub fn run(&self) -> Result<(), ChoreError> {
        println!("$ {self}");
        let status = self.command().status().map_err(|source| self.cannot_start(source))?;
        self.judge(status)
    }

    /// Does the same as [`Self::run`], and passes each line of the output to `listen` after printing it.
    pub fn run_listening(&self, mut listen: impl FnMut(&str)) -> Result<(), ChoreError> {
        println!("$ {self}");
        let mut child = self.command().stdout(Stdio::piped()).spawn().map_err(|source| self.cannot_start(source))?;
        if let Some(output) = child.stdout.take() {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line);
                println!("{line}");
                listen(&line);
            }
        }
        let status = child.wait().map_err(|source| self.cannot_start(source))?;
        self.judge(status)
    }

    /// Returns what the program prints. Any exit code but 0 is an error.
    pub fn output(&self) -> Result<String, ChoreError> {
        let output = self.command().stderr(Stdio::inherit()).output().map_err(|source| self.cannot_start(source))?;
        self.judge(output.status)?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Returns what the program prints, with any exit code; empty where it cannot be started.
    pub fn answer(&self) -> String {
        self.command().output().map_or_else(|_| String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it without showing its output. Returns whether it started and ended with code 0.
    pub fn succeeds(&self) -> bool {
        self.command().stdin(Stdio::null()).output().is_ok_and(|output| output.status.success())
    }

    /// The command for the standard library, to run in the repository's root.
    pub fn command(&self) -> Command {
        let (name, rest) = self.words.split_first().expect("a program has a name");
        let mut command = if name == "cargo" { Command::new(cargo::program()) } else { Command::new(name) };
        command.args(rest).current_dir(cargo::repository());
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        // Our own output must come before the program's.
        std::io::stdout().flush().ok();
        command
    }

    pub fn cannot_start(&self, source: std::io::Error) -> ChoreError {
        ChoreError::CannotStart { command: self.to_string(), source }
    }

    fn judge(&self, status: ExitStatus) -> Result<(), ChoreError> {
        if status.success() { Ok(()) } else { Err(ChoreError::Ended { command: self.to_string(), code: status.code() }) }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.variables {
            write!(f, "{name}={} ", quoted(value))?;
        }
        for (index, word) in self.words.iter().enumerate() {
            write!(f, "{}{}", if index == 0 { "" } else { " " }, quoted(word))?;
        }
        Ok(())
    }
}

/// The file of the program `name` in `PATH`.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Whether an environment variable is set and not empty.
pub fn is_set(variable: impl AsRef<OsStr>) -> bool {
    std::env::var_os(variable).is_some_and(|value| !value.is_empty())
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,+@*".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_can_be_typed() {
        let program = Program::cargo("doc --no-deps").variable("RUSTDOCFLAGS", "-D warnings").args(["it's"]);
        assert_eq!(program.to_string(), r"RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'it'\''s'");
    }

    #[test]
    fn programs_that_are_not_there_or_fail_are_told_apart() {
        assert!(!Program::cargo("no-such-subcommand").succeeds());
        assert!(Program::cargo("--version").succeeds());
        let Err(failure) = Program::new("no-such-program-at-all").run() else { panic!("it ran") };
        assert!(matches!(failure, ChoreError::CannotStart { .. }), "{failure}");
    }
}
