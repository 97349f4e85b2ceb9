//! Measures Cardroom: follows its trace and drives it to the player's first turn in practice.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::figures::{Measurements, median};
use super::process::MeasuredProcess;
use super::trace_file::TraceFile;
use crate::cargo::{self, Profile};
use crate::chore_error::ChoreError;
use crate::program::Program;

/// The controls to click, in this order, to get from the start screen to a seat.
const WAY_TO_TABLE: [&str; 5] = ["start.practise", "practice.start", "lobby.stake.NL10", "lobby.join", "join.sit_down"];
const WINDOW: &str = "Cardroom";
const STARTS: usize = 3;
const START_LIMIT: Duration = Duration::from_secs(30);
/// The longest time from the click on the start screen to the player's turn, with opponents at their usual pace.
const TURN_LIMIT: Duration = Duration::from_secs(120);
/// How long hands are played: long enough for several.
const PLAYED_TIME: Duration = Duration::from_secs(60);
const NEXT_HAND: &str = "action.next_hand";
/// How long to wait until nothing moves: the last movement ends long before.
const SETTLED: Duration = Duration::from_secs(2);

/// Whether practice runs the rulebook's clock.
#[derive(Clone, Copy)]
pub enum PracticeClock {
    Off,
    On,
}

impl PracticeClock {
    fn settings(self) -> &'static str {
        match self {
            Self::Off => "(version: 1, practice: (clock: false))",
            Self::On => "(version: 1, practice: (clock: true))",
        }
    }

    /// With the clock on, the turn must still last when the measurement ends.
    fn measured_time(self) -> Duration {
        match self {
            Self::Off => Duration::from_secs(30),
            Self::On => Duration::from_secs(8),
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Off => "clock-off",
            Self::On => "clock-on",
        }
    }
}

/// Measures the client under the name `name`. It starts a few times to measure the start, and the last run goes on to the first turn for
/// the other figures.
pub fn measure(name: &str, folder: &Path, display: &str, clock: PracticeClock) -> Result<Measurements, ChoreError> {
    println!("Measuring {name} …");
    let mut figures = Measurements::new(name);
    let (mut windows, mut frames) = (Vec::new(), Vec::new());
    let mut last = None;
    for start in 0..STARTS {
        // The previous run ends before the next one starts.
        drop(last.take());
        let data = folder.join(format!("{}-{start}", clock.word()));
        let settings = data.join("settings.ron");
        let written = std::fs::create_dir_all(&data).and_then(|()| std::fs::write(&settings, clock.settings()));
        written.map_err(|source| ChoreError::File { path: settings, source })?;
        let trace_file = data.join("trace.jsonl");
        let program = Program::at(&cargo::client(Profile::Play)).args(["--data", &data.display().to_string()]);
        let program = program.args(["--seed", "1", "--locale", "en", "--trace", &trace_file.display().to_string()]);
        let process = MeasuredProcess::start(&program, display)?;
        let trace = TraceFile::of(trace_file);
        windows.extend(process.wait_until(START_LIMIT, || !process.windows(WINDOW).is_empty()));
        frames.extend(process.wait_until(START_LIMIT, || trace.has("first_frame")));
        last = Some((process, trace));
    }
    figures.to_window = median(windows);
    figures.to_first_frame = median(frames);
    let Some((process, trace)) = last else { return Ok(figures.not_measured("it was never started.")) };
    if figures.to_first_frame.is_none() {
        return Ok(figures.not_measured("it drew no frame."));
    }
    for control in WAY_TO_TABLE {
        if !click(&process, &trace, control) {
            return Ok(figures.not_measured(&format!("the control `{control}` never came.")));
        }
    }
    if process.wait_until(TURN_LIMIT, || trace.has("prompt")).is_none() {
        return Ok(figures.not_measured("the player's turn never came."));
    }
    sleep(SETTLED);
    process.picture(&folder.join(format!("{}.png", clock.word())));
    figures.share_of_core = process.share_of_core(clock.measured_time());
    figures.memory = process.memory();
    figures.playing = play(&process, &trace);
    figures.key_to_change = median(trace.answers());
    Ok(figures)
}

/// Checks or calls on each turn, and starts the next hand where the player must do so. Returns the share of a core used meanwhile.
fn play(process: &MeasuredProcess, trace: &TraceFile) -> Option<f64> {
    let window = process.windows(WINDOW).pop()?;
    process.xdotool(&["windowactivate", "--sync", &window]);
    let mut pressed = 0;
    process.share_of_core_while(PLAYED_TIME, || {
        let ready = trace.count("ready");
        if ready > pressed {
            pressed = ready;
            process.xdotool(&["key", "c"]);
        } else if trace.control(NEXT_HAND).is_some() {
            click(process, trace, NEXT_HAND);
        }
    })
}

fn click(process: &MeasuredProcess, trace: &TraceFile, control: &str) -> bool {
    let mut place = None;
    process.wait_until(START_LIMIT, || {
        place = trace.control(control);
        place.is_some()
    });
    let (Some(place), Some(window)) = (place, process.windows(WINDOW).pop()) else { return false };
    process.xdotool(&["windowactivate", "--sync", &window]);
    process.xdotool(&["mousemove", "--sync", "--window", &window, &place.x.to_string(), &place.y.to_string()]);
    // A button notices a press and a release in different frames only.
    process.xdotool(&["mousedown", "1"]);
    sleep(Duration::from_millis(200));
    process.xdotool(&["mouseup", "1"]);
    true
}
