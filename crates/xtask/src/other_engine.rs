//! Replays hands that Cardroom writes with PokerKit, an engine of other people, where it can be installed.

use std::path::{Path, PathBuf};

use crate::cargo::{self, Profile};
use crate::chore_error::ChoreError;
use crate::program::{Program, on_path};

/// The package that is installed. Another version may play by other rules.
const PACKAGE: &str = "pokerkit";
const VERSION: &str = "0.7.7";

/// The program that replays hands with it, in the repository.
const READER: &str = "tests/independent/replay_with_pokerkit.py";

/// What is played and written, as options of `cardroom simulate`. Cash games take the rake of a rulebook.
const PLAYED: [(&str, &str); 4] = [
    ("holdem.phhs", "--hands 2000 --seed 1 --rulebook en-2.7"),
    ("omaha.phhs", "--hands 500 --seed 2 --rulebook en-2.7 --game plo"),
    ("limit.phhs", "--hands 500 --seed 3 --rulebook en-2.7 --game flhe"),
    ("freezeout.phhs", "--tournament freezeout --players 60 --seed 1"),
];

/// Replays hands of cash games and of a tournament. Returns why that was left out, if it was.
pub fn replay() -> Result<Option<String>, ChoreError> {
    let folder = cargo::build_folder().join(PACKAGE);
    let python = match install(&folder) {
        Ok(python) => python,
        Err(why) => return Ok(Some(why)),
    };
    Program::cargo("build --workspace --bin cardroom").run()?;
    let mut files = Vec::new();
    for (name, options) in PLAYED {
        let file = folder.join(name).display().to_string();
        Program::at(&cargo::client(Profile::Dev)).args(["simulate"]).args(options.split(' ')).args(["--history", &file]).output()?;
        files.push(file);
    }
    Program::at(&python).args([READER]).args(files).run().map(|()| None)
}

/// Installs the package into an environment of its own. Returns that environment's Python, or why there is none.
fn install(folder: &Path) -> Result<PathBuf, String> {
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let has_package = || {
        let check = format!("import importlib.metadata, sys; sys.exit(importlib.metadata.version('{PACKAGE}') != '{VERSION}')");
        python.is_file() && Program::at(&python).args(["-c", &check]).succeeds()
    };
    if has_package() {
        return Ok(python);
    }
    if on_path("python3").is_none() {
        return Err("Python 3 is not installed.".to_owned());
    }
    let environment = Program::new("python3").args(["-m", "venv"]).args([folder.display().to_string()]);
    if !environment.succeeds() {
        return Err(format!("Python makes no virtual environment (`{environment}`)."));
    }
    let pip = Program::at(&python).args(["-m", "pip", "install", "--quiet", "--retries", "1"]).args([format!("{PACKAGE}=={VERSION}")]);
    if pip.succeeds() && has_package() { Ok(python) } else { Err(format!("PokerKit cannot be installed (`{pip}`).")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_lies_in_the_repository() {
        assert!(cargo::repository().join(READER).is_file());
    }

    #[test]
    fn without_an_environment_it_is_said_why() {
        // No folder can be made where a file is.
        let file = cargo::repository().join("Cargo.toml/environment");
        let why = install(&file).unwrap_err();
        assert!(why.contains("virtual environment") || why.contains("Python 3"), "{why}");
    }
}
