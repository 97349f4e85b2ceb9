//! Counts tests from the result lines that `cargo test` prints after each binary.

use std::fmt;
use std::time::Duration;

/// Sums over several test binaries, printed in cargo's form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub passed: u64,
    pub failed: u64,
    pub ignored: u64,
    pub time: Duration,
}

impl Totals {
    /// Adds the counts of `line` if it is a result line.
    pub fn hear(&mut self, line: &str) {
        let Some(result) = line.trim_start().strip_prefix("test result: ") else { return };
        for part in result.split(['.', ';']) {
            let mut words = part.split_whitespace();
            let (Some(number), Some(what)) = (words.next(), words.next()) else { continue };
            let Ok(number) = number.parse::<u64>() else { continue };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }

    /// Adds a run with `--ignored`: the tests that it ran no longer count as ignored.
    pub fn add_ignored_run(&mut self, run: Self) {
        self.passed += run.passed;
        self.failed += run.failed;
        self.ignored = self.ignored.saturating_sub(run.passed + run.failed);
    }

    pub fn ran(&self) -> u64 {
        self.passed + self.failed
    }
}

impl fmt::Display for Totals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, failed, ignored, time } = self;
        let word = if *failed == 0 { "ok" } else { "FAILED" };
        write!(f, "test result: {word}. {passed} passed; {failed} failed; {ignored} ignored; 0 measured; 0 filtered out; ")?;
        write!(f, "finished in {:.2}s", time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 0 filtered out; finished in 0.31s";
    const SECOND: &str = "test result: FAILED. 5 passed; 1 failed; 0 ignored; 0 measured; 7 filtered out; finished in 1.02s";

    #[test]
    fn results_are_summed_and_other_lines_are_not() {
        let mut totals = Totals::default();
        for line in [FIRST, "running 13 tests", "test a ... ok", SECOND, ""] {
            totals.hear(line);
        }
        assert_eq!(totals, Totals { passed: 17, failed: 1, ignored: 3, time: Duration::ZERO });
    }

    #[test]
    fn what_is_printed_can_be_read_again() {
        let mut totals = Totals::default();
        totals.hear(FIRST);
        assert_eq!(totals.to_string(), FIRST.replace("0.31s", "0.00s"));
    }

    #[test]
    fn a_run_of_ignored_tests_leaves_fewer_ignored() {
        let mut totals = Totals::default();
        totals.hear(FIRST);
        totals.add_ignored_run(Totals { passed: 2, ..Totals::default() });
        assert_eq!((totals.passed, totals.ignored), (14, 1));
    }
}
