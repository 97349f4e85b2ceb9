//! Memory and processor time of a process, read from the files of Linux.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::LoadError;

/// Linux counts processor time in ticks, of which a second has this many.
const TICKS_A_SECOND: u64 = 100;
/// The indices of user time and system time among the words after the name.
const TIMES: [usize; 2] = [11, 12];

/// A process of this machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Process(pub u32);

impl Process {
    /// Resident memory in bytes; `None` where the system does not tell.
    pub fn memory(self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }

    /// Processor time used so far; `None` where the system does not tell.
    pub fn processor(self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0)).ok()?;
        // The name is in brackets and may contain blanks and brackets.
        let words: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: Option<u64> = TIMES.iter().map(|&at| words.get(at)?.parse::<u64>().ok()).sum();
        Some(Duration::from_millis(ticks? * 1_000 / TICKS_A_SECOND))
    }
}

/// A child process that is killed when this value is dropped.
pub(super) struct Beside(Child);

impl Beside {
    /// Starts a command. Also returns the first line of its output.
    pub fn start(command: &[OsString]) -> Result<(Self, String), LoadError> {
        let (program, arguments) = command.split_first().ok_or(LoadError::NoEcho)?;
        let mut child = Command::new(program).args(arguments).stdout(Stdio::piped()).spawn()?;
        let out = child.stdout.take();
        let beside = Self(child);
        let mut line = String::new();
        BufReader::new(out.ok_or(LoadError::NoEcho)?).read_line(&mut line)?;
        Ok((beside, line.trim().to_owned()))
    }

    pub fn process(&self) -> Process {
        Process(self.0.id())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // The process may have ended before.
        let _ended = self.0.kill();
        let _reaped = self.0.wait();
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_memory_and_has_used_its_time() {
        let this = Process(std::process::id());
        assert!(this.memory().unwrap() > 1024 * 1024);
        assert!(this.processor().is_some());
    }
}
