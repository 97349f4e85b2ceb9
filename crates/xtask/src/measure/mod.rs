//! `cargo run -p xtask -- measure`: measures the README's figures on this machine, for Cardroom and PokerTH in the same run.

mod archive;
mod client;
mod driven_client;
mod figures;
mod pokerth;
mod process;
mod shipped;
mod tables;
mod tournament;
mod trace_file;

use std::path::Path;
use std::process::ExitCode;

use crate::cargo;
use crate::chore_error::ChoreError;
use crate::x_server::XServer;
use crate::{install, packages::Use, play};

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measured {
    Everything,
    /// Only the practice tournaments.
    Tournaments,
    /// Only several tables at once.
    Tables,
    /// Only the memory of the client as it is shipped.
    Shipped,
    /// Only the archive of hands.
    Archive,
}

/// Builds and measures, then prints Markdown tables and a list of what could not be measured.
pub fn measure(wanted: Measured) -> Result<ExitCode, ChoreError> {
    if wanted == Measured::Archive {
        return archive::measure().map(exit_code);
    }
    install::ensure(&[Use::Build, Use::Run, Use::Drive])?;
    if let Some(missing) = XServer::lacks() {
        let found = format!("Measuring drives the client on an X server of its own, and {missing} is missing here.");
        return Err(ChoreError::Check { found, repeat: "cargo run -p xtask -- measure".to_owned() });
    }
    if wanted == Measured::Shipped {
        play::build_shipped()?;
    } else {
        play::build()?;
    }
    let folder = cargo::build_folder().join("measure");
    let failed = |source| ChoreError::File { path: folder.clone(), source };
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(failed)?;
    }
    std::fs::create_dir_all(&folder).map_err(failed)?;
    if wanted == Measured::Tables {
        return Ok(tell(tables::measure(&folder)?, &folder));
    }
    if wanted == Measured::Shipped {
        return Ok(tell(shipped::measure(&folder)?, &folder));
    }
    let server = XServer::start(figures::SCREEN)?;
    let display = server.display();
    let rows = match wanted {
        Measured::Everything => vec![
            client::measure("Cardroom, practice clock off", &folder, display, client::PracticeClock::Off)?,
            client::measure("Cardroom, practice clock on", &folder, display, client::PracticeClock::On)?,
            pokerth::measure(&folder, display)?,
        ],
        Measured::Tournaments | Measured::Tables | Measured::Shipped | Measured::Archive => Vec::new(),
    };
    let mut missing: Vec<String> = rows.iter().flat_map(|row| row.not_measured.clone()).collect();
    let field = tournament::measure_field(&folder, display)?;
    let field = field.unwrap_or_else(|why| {
        missing.push(format!("The field: {why}"));
        tournament::FieldFigures::default()
    });
    let nine = tournament::measure_nine_seats(&folder, display)?;
    let nine = nine.unwrap_or_else(|why| {
        missing.push(format!("The table of nine: {why}"));
        tournament::NineSeatFigures::default()
    });
    println!("\n{}", figures::machine());
    if !rows.is_empty() {
        println!("\n{}", figures::table(&rows));
    }
    println!("\n{}", tournament::report(&field, &nine));
    for why in &missing {
        println!("Not measured: {why}");
    }
    println!("Screens at the moment of measuring: {}", folder.display());
    let mut measured = missing.is_empty();
    if wanted == Measured::Everything {
        println!("\nThe archive of a million hands:");
        measured &= archive::measure()?;
    }
    Ok(exit_code(measured))
}

fn exit_code(measured: bool) -> ExitCode {
    if measured { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints a report, or why something was not measured.
fn tell(measured: Result<String, String>, folder: &Path) -> ExitCode {
    println!("\n{}", figures::machine());
    println!("Screens at the moment of measuring: {}", folder.display());
    match measured {
        Ok(report) => {
            println!("\n{report}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            println!("Not measured: {why}");
            ExitCode::FAILURE
        }
    }
}
