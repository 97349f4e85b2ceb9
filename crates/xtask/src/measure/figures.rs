//! The measurements, and the Markdown table of them.

use std::fs;
use std::time::Duration;

/// The size of the screen on which the client and its peer are measured.
pub const SCREEN: (u32, u32) = (1600, 1000);

/// The measurements of one program. `not_measured` holds a sentence for each one that is missing.
#[derive(Default)]
pub struct Measurements {
    pub name: String,
    pub to_window: Option<Duration>,
    pub to_first_frame: Option<Duration>,
    pub memory: Option<f64>,
    pub share_of_core: Option<f64>,
    /// The share of a core while hands are played.
    pub playing: Option<f64>,
    /// The time from a key press to the frame that shows its effect.
    pub key_to_change: Option<Duration>,
    pub not_measured: Vec<String>,
}

impl Measurements {
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    pub fn not_measured(mut self, what: &str) -> Self {
        self.not_measured.push(format!("{}: {what}", self.name));
        self
    }
}

/// The median of `times`; `None` where there are none.
pub fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort();
    times.get(times.len() / 2).copied()
}

pub fn table(rows: &[Measurements]) -> String {
    let mut text = String::from(
        "| | start to window | start to first frame | memory | CPU of one core, waiting | playing | key to change |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for row in rows {
        let seconds = |time: Option<Duration>| time.map_or_else(|| "–".to_owned(), |time| format!("{:.2} s", time.as_secs_f64()));
        let memory = row.memory.map_or_else(|| "–".to_owned(), |memory| format!("{memory:.0} MB"));
        let per_cent = |share: Option<f64>| share.map_or_else(|| "–".to_owned(), |share| format!("{share:.1} %"));
        let (share, playing) = (per_cent(row.share_of_core), per_cent(row.playing));
        let change = row.key_to_change.map_or_else(|| "–".to_owned(), |time| format!("{} ms", time.as_millis()));
        let (window, frame) = (seconds(row.to_window), seconds(row.to_first_frame));
        text += &format!("| {} | {window} | {frame} | {memory} | {share} | {playing} | {change} |\n", row.name);
    }
    text
}

/// Describes this machine in one line.
pub fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let processor =
        info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ")).map_or("unknown processor", |(_, name)| name);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let system = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME=")).unwrap_or("Linux").trim_matches('"');
    format!("{processor}, {cores} cores, {system}, Xvfb with openbox.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_a_dash() {
        let row = Measurements { memory: Some(211.6), to_window: Some(Duration::from_millis(350)), ..Measurements::new("X") };
        assert!(table(&[row]).ends_with("| X | 0.35 s | – | 212 MB | – | – | – |\n"));
    }

    #[test]
    fn the_middle_start_counts() {
        let times = [90, 10, 30].map(Duration::from_millis);
        assert_eq!(median(times.to_vec()), Some(times[2]));
        assert_eq!(median(Vec::new()), None);
    }
}
