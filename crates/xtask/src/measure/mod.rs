//! `cargo run -p xtask -- measure`: measures the README's figures on this machine, for Cardroom and PokerTH in the same run.

mod client;
mod figures;
mod pokerth;
mod process;
mod trace_file;

use std::process::ExitCode;

use crate::cargo;
use crate::chore_error::ChoreError;
use crate::x_server::XServer;
use crate::{install, packages::Use, play};

/// Builds and measures, then prints a Markdown table and a list of what could not be measured.
pub fn measure() -> Result<ExitCode, ChoreError> {
    install::ensure(&[Use::Build, Use::Run, Use::Drive])?;
    if let Some(missing) = XServer::lacks() {
        let found = format!("Measuring drives the client on an X server of its own, and {missing} is missing here.");
        return Err(ChoreError::Check { found, repeat: "cargo run -p xtask -- measure".to_owned() });
    }
    play::build()?;
    let folder = cargo::build_folder().join("measure");
    let failed = |source| ChoreError::File { path: folder.clone(), source };
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(failed)?;
    }
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let server = XServer::start()?;
    let display = server.display();
    let rows = [
        client::measure("Cardroom, practice clock off", &folder, display, client::PracticeClock::Off)?,
        client::measure("Cardroom, practice clock on", &folder, display, client::PracticeClock::On)?,
        pokerth::measure(&folder, display)?,
    ];
    println!("\n{}", figures::machine());
    println!("\n{}", figures::table(&rows));
    for why in rows.iter().flat_map(|row| &row.not_measured) {
        println!("Not measured: {why}");
    }
    println!("Screens at the moment of measuring: {}", folder.display());
    let whole = rows.iter().all(|row| row.not_measured.is_empty());
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
