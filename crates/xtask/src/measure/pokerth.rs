//! Measures PokerTH in a local game of ten until the player must act, which it waits for without a limit.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::figures::{Measurements, median};
use super::process::MeasuredProcess;
use crate::chore_error::ChoreError;
use crate::program::{Program, on_path};

/// The title of its main window. A splash picture comes first, in a window named `pokerth`.
const WINDOW: &str = "PokerTH";
const DIALOG: &str = "Start Local Game";
const STARTS: usize = 3;
const START_LIMIT: Duration = Duration::from_secs(30);
/// After this time nine opponents have acted at their usual pace; the saved picture shows whether they have.
const PLAYERS_TURN: Duration = Duration::from_secs(45);
const MEASURED_TIME: Duration = Duration::from_secs(30);

/// Measures PokerTH. It must be installed already, as Cardroom does not need it.
pub fn measure(folder: &Path, display: &str) -> Result<Measurements, ChoreError> {
    let mut figures = Measurements::new("PokerTH");
    // Debian keeps games in a folder that is not on root's `PATH`.
    let games = Path::new("/usr/games/pokerth").to_path_buf();
    let Some(program) = on_path("pokerth").or_else(|| games.is_file().then_some(games)) else {
        return Ok(figures.not_measured("it is not installed (Debian package `pokerth`)."));
    };
    println!("Measuring PokerTH …");
    let version = Program::new("dpkg-query").args(["-W", "-f=${Version}", "pokerth"]).answer();
    figures.name = format!("PokerTH {version}").trim().to_owned();
    let home = folder.join("pokerth-home");
    std::fs::create_dir_all(&home).map_err(|source| ChoreError::File { path: home.clone(), source })?;
    let program = Program::at(&program).variable("HOME", home.display().to_string());
    let mut windows = Vec::new();
    let mut last = None;
    for _ in 0..STARTS {
        // The previous run ends before the next one starts.
        drop(last.take());
        let process = MeasuredProcess::start(&program, display)?;
        windows.extend(process.wait_until(START_LIMIT, || !process.windows(WINDOW).is_empty()));
        last = Some(process);
    }
    figures.to_window = median(windows);
    let Some(process) = last else { return Ok(figures.not_measured("it was never started.")) };
    let Some(window) = process.windows(WINDOW).pop() else { return Ok(figures.not_measured("it opened no window.")) };
    process.xdotool(&["windowactivate", "--sync", &window]);
    process.xdotool(&["key", "alt+1"]);
    if process.wait_until(START_LIMIT, || !process.windows(DIALOG).is_empty()).is_none() {
        return Ok(figures.not_measured("it offered no local game."));
    }
    sleep(Duration::from_secs(1));
    process.xdotool(&["key", "Return"]);
    sleep(PLAYERS_TURN);
    process.picture(&folder.join("pokerth.png"));
    figures.share_of_core = process.share_of_core(MEASURED_TIME);
    figures.memory = process.memory();
    Ok(figures)
}
