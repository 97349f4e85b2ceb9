//! `cargo play`: from a fresh clone to an open table.

use std::process::ExitCode;

use crate::cargo::{self, Profile};
use crate::chore_error::ChoreError;
use crate::distribution::has_display;
use crate::install;
use crate::packages::Use;
use crate::program::Program;
use crate::runtime_folder::RuntimeFolder;

/// Sets the machine up, builds the client and opens it; `rest` is for the client.
pub fn play(rest: Vec<String>) -> Result<ExitCode, ChoreError> {
    install::ensure(&[Use::Build, Use::Run])?;
    build()?;
    let runtime = RuntimeFolder::ensure();
    let client = runtime.given_to(Program::at(&cargo::client(Profile::Play)));
    // A first word that is no option is a command of the client. Such a command needs no window, or reports itself that it has none.
    let names_command = rest.first().is_some_and(|word| !word.starts_with('-'));
    if names_command || has_display() {
        client.args(rest).run()?;
        return Ok(ExitCode::SUCCESS);
    }
    let pictures = cargo::build_folder().join("tour");
    println!("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): the client draws its screens to files instead.");
    client.args(["tour", "--out", &pictures.display().to_string(), "--size", "1280x800"]).run()?;
    println!("The pictures are in {}.", pictures.display());
    Ok(ExitCode::SUCCESS)
}

/// Builds the client that is shipped. Cargo shows its progress.
pub fn build_shipped() -> Result<(), ChoreError> {
    println!("Building Cardroom as it is shipped: about half an hour.");
    Program::cargo("build --profile dist --bin cardroom").run()
}

/// Builds the optimised client. Cargo shows its progress.
pub fn build() -> Result<(), ChoreError> {
    println!("Building Cardroom: about ten minutes the first time, seconds later.");
    Program::cargo("build --profile play --package cardroom --bin cardroom").run()
}
