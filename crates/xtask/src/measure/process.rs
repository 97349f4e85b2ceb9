//! A running program that is measured: its windows, its memory and its share of one core, as Linux counts them.

use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::chore_error::ChoreError;
use crate::program::Program;
use crate::stopwatch::Stopwatch;

/// The time between two checks of a condition that is waited for.
const LOOK: Duration = Duration::from_millis(5);

/// A running program. It is killed when this value is dropped.
pub struct MeasuredProcess {
    child: Child,
    display: String,
    started: Stopwatch,
}

impl MeasuredProcess {
    pub fn start(program: &Program, display: &str) -> Result<Self, ChoreError> {
        let mut command = program.command();
        command.env("DISPLAY", display).env_remove("WAYLAND_DISPLAY");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let started = Stopwatch::start();
        let child = command.spawn().map_err(|source| program.cannot_start(source))?;
        Ok(Self { child, display: display.to_owned(), started })
    }

    /// Waits until `ready` returns true. Returns the time since the start, or `None` after `limit`.
    pub fn wait_until(&self, limit: Duration, mut ready: impl FnMut() -> bool) -> Option<Duration> {
        while self.started.elapsed() < limit {
            let now = self.started.elapsed();
            if ready() {
                return Some(now);
            }
            sleep(LOOK);
        }
        None
    }

    /// Waits until `ready` returns true, at most for `limit` from now.
    pub fn wait(&self, limit: Duration, ready: impl FnMut() -> bool) -> Option<Duration> {
        self.wait_until(self.started.elapsed() + limit, ready)
    }

    /// The X server's numbers of its visible windows whose title begins with `title`.
    pub fn windows(&self, title: &str) -> Vec<String> {
        let (id, title) = (self.child.id().to_string(), format!("^{title}"));
        let answer = self.xdotool(&["search", "--onlyvisible", "--all", "--pid", &id, "--name", &title]);
        answer.lines().map(str::to_owned).collect()
    }

    /// Runs xdotool on its display and returns what xdotool prints.
    pub fn xdotool(&self, words: &[&str]) -> String {
        Program::new("xdotool").args(words.iter().copied()).variable("DISPLAY", &self.display).answer()
    }

    /// Saves a picture of the display to `file`.
    pub fn picture(&self, file: &Path) {
        let file = file.display().to_string();
        Program::new("import").args(["-window", "root", &file]).variable("DISPLAY", &self.display).answer();
    }

    /// Resident memory in megabytes (1,000,000 bytes each).
    pub fn memory(&self) -> Option<f64> {
        memory(&self.status()?, "VmRSS:")
    }

    /// Memory that it has written itself and shares with no other process, in megabytes (1,000,000 bytes each). Pages of its executable
    /// and of libraries are not part of it.
    pub fn private_memory(&self) -> Option<f64> {
        let maps = fs::read_to_string(format!("/proc/{}/smaps_rollup", self.child.id())).ok()?;
        memory(&maps, "Private_Dirty:")
    }

    /// The most resident memory since the start, in megabytes (1,000,000 bytes each).
    pub fn peak_memory(&self) -> Option<f64> {
        memory(&self.status()?, "VmHWM:")
    }

    fn status(&self) -> Option<String> {
        fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()
    }

    /// Its share of one core during `time`, in per cent. All its threads count.
    pub fn share_of_core(&self, time: Duration) -> Option<f64> {
        self.share_of_core_while(time, || {})
    }

    /// Its share of one core during `time`, in per cent, while `done` is called repeatedly.
    pub fn share_of_core_while(&self, time: Duration, mut done: impl FnMut()) -> Option<f64> {
        let watch = Stopwatch::start();
        let before = self.ticks()?;
        while watch.elapsed() < time {
            done();
            sleep(LOOK);
        }
        let used = self.ticks()? - before;
        Some(100.0 * used / ticks_per_second() / watch.elapsed().as_secs_f64())
    }

    fn ticks(&self) -> Option<f64> {
        ticks(&fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?)
    }
}

impl Drop for MeasuredProcess {
    fn drop(&mut self) {
        // Killing fails where the program has ended already, which is fine.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn ticks_per_second() -> f64 {
    Program::new("getconf").args(["CLK_TCK"]).answer().trim().parse().unwrap_or(100.0)
}

/// Reads the processor time, in clock ticks, from `/proc/<pid>/stat`: fields 14 (user) and 15 (kernel). They are counted from the end of
/// the name, which may hold spaces.
fn ticks(stat: &str) -> Option<f64> {
    let behind_name = stat.rsplit_once(')')?.1;
    let mut fields = behind_name.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(user + system)
}

fn memory(status: &str, field: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024.0 / 1_000_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_time_is_read_behind_any_name() {
        let stat = "4711 (a b) c) S 1 4711 4711 0 -1 4194304 2504 0 3 0 30 12 0 0 20 0 9 0 1234 5678 99";
        assert_eq!(ticks(stat), Some(42.0));
        assert_eq!(ticks("4711 (x) S 1 2"), None);
    }

    #[test]
    fn memory_is_the_resident_one() {
        let status = "VmPeak:\t  900000 kB\nVmHWM:\t  250000 kB\nVmRSS:\t  125000 kB\nThreads:\t3\n";
        assert_eq!(memory(status, "VmRSS:"), Some(128.0));
        assert_eq!(memory(status, "VmHWM:"), Some(256.0));
        assert_eq!(memory("VmPeak: 1 kB\n", "VmRSS:"), None);
    }
}
