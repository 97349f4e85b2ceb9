//! Writes a JSON line for each event on screen, so that scripts that drive the client can wait for events.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use serde_json::{Value, json};

/// Writes lines to the file of `--trace`. Does nothing without that option.
#[derive(Resource, Default)]
pub(crate) struct Trace {
    file: Option<File>,
    started: Option<std::time::Instant>,
    frame: u32,
    /// The controls of each window, by name.
    controls: HashMap<u8, HashMap<String, [i32; 5]>>,
}

impl Trace {
    /// Starts a new file.
    pub(crate) fn to_file(path: &Path, started: std::time::Instant) -> std::io::Result<Self> {
        Ok(Self { file: Some(File::create(path)?), started: Some(started), frame: 0, controls: HashMap::default() })
    }

    pub(crate) fn is_on(&self) -> bool {
        self.file.is_some()
    }

    /// Sets the frame number of the next lines.
    pub(crate) fn begin_frame(&mut self, frame: u32) {
        self.frame = frame;
    }

    /// A time as the trace writes it, in milliseconds since the start; `None` without a trace.
    pub(crate) fn ms(&self, at: std::time::Instant) -> Option<u64> {
        self.started.map(|started| at.saturating_duration_since(started).as_millis() as u64)
    }

    /// Writes one event with the fields of the object `more`.
    pub(crate) fn event(&mut self, name: &str, more: Value) {
        let Some(file) = self.file.as_mut() else { return };
        let mut line =
            json!({ "t_ms": self.started.map(|started| started.elapsed().as_millis() as u64), "frame": self.frame, "event": name });
        if let (Value::Object(line), Value::Object(more)) = (&mut line, more) {
            line.extend(more);
        }
        // A failure to write must not stop a game. The reader of the trace will notice that lines are missing.
        if writeln!(file, "{line}").is_err() {
            self.file = None;
        }
    }

    /// Writes where the controls of a window are now, in physical pixels; the main window has number 0. Only changes are written.
    pub(crate) fn controls(&mut self, window: u8, now: impl IntoIterator<Item = (String, [i32; 4], bool)>) {
        if self.file.is_none() {
            return;
        }
        let now: HashMap<String, [i32; 5]> =
            now.into_iter().map(|(name, [x, y, w, h], enabled)| (name, [x, y, w, h, i32::from(enabled)])).collect();
        let before = self.controls.remove(&window).unwrap_or_default();
        let mut gone: Vec<&String> = before.keys().filter(|name| !now.contains_key(*name)).collect();
        gone.sort();
        for name in gone {
            self.event("control_gone", json!({ "window": window, "name": name }));
        }
        let mut changed: Vec<_> = now.iter().filter(|(name, rect)| before.get(*name) != Some(*rect)).collect();
        changed.sort();
        for (name, [x, y, w, h, enabled]) in changed {
            self.event("control", json!({ "window": window, "name": name, "x": x, "y": y, "w": w, "h": h, "enabled": *enabled == 1 }));
        }
        self.controls.insert(window, now);
    }
}
