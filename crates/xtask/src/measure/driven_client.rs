//! The client under measurement, with its trace: started on a folder of its own, and clicked by the names of its controls.

use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::process::MeasuredProcess;
use super::trace_file::TraceFile;
use crate::cargo::{self, Profile};
use crate::chore_error::ChoreError;
use crate::program::Program;

/// The title of its window.
pub const WINDOW: &str = "Cardroom";
/// The longest wait for a window, a frame or a control.
pub const START_LIMIT: Duration = Duration::from_secs(30);

/// A running client. It is killed when this value is dropped.
pub struct DrivenClient {
    pub process: MeasuredProcess,
    pub trace: TraceFile,
}

impl DrivenClient {
    /// Starts the optimised client on the folder `data` with these settings; `more` are further options.
    pub fn start(data: &Path, display: &str, settings: &str, more: &[&str]) -> Result<Self, ChoreError> {
        Self::start_built(Profile::Play, data, display, (settings, more))
    }

    /// Starts the client that was built with this profile.
    pub fn start_built(profile: Profile, data: &Path, display: &str, (settings, more): (&str, &[&str])) -> Result<Self, ChoreError> {
        let file = data.join("settings.ron");
        let written = std::fs::create_dir_all(data).and_then(|()| std::fs::write(&file, settings));
        written.map_err(|source| ChoreError::File { path: file, source })?;
        let trace = data.join("trace.jsonl");
        let program = Program::at(&cargo::client(profile)).args(["--data", &data.display().to_string()]);
        let program = program.args(["--seed", "1", "--locale", "en", "--trace", &trace.display().to_string()]);
        let process = MeasuredProcess::start(&program.args(more.iter().copied()), display)?;
        Ok(Self { process, trace: TraceFile::of(trace) })
    }

    /// Clicks these controls one after the other, each once it is drawn and can be used. Returns a sentence about the first that never
    /// came.
    pub fn click_all(&self, controls: &[&str]) -> Result<(), String> {
        let missing = controls.iter().find(|control| !self.click(control));
        missing.map_or(Ok(()), |control| Err(format!("the control `{control}` never came.")))
    }

    /// Clicks a control once it is drawn and can be used. Returns whether it came.
    pub fn click(&self, control: &str) -> bool {
        let mut place = None;
        self.process.wait(START_LIMIT, || {
            place = self.trace.control(control);
            place.is_some()
        });
        let (Some(place), Some(window)) = (place, self.process.windows(WINDOW).pop()) else { return false };
        self.process.xdotool(&["windowactivate", "--sync", &window]);
        self.process.xdotool(&["mousemove", "--sync", "--window", &window, &place.x.to_string(), &place.y.to_string()]);
        // A button notices a press and a release in different frames only.
        self.process.xdotool(&["mousedown", "1"]);
        sleep(Duration::from_millis(200));
        self.process.xdotool(&["mouseup", "1"]);
        true
    }
}
