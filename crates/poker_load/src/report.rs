//! What a load measured, as a table.

use std::fmt;
use std::time::Duration;

use crate::tally::{Percentiles, Tally};

/// The figures for one number of clients.
#[derive(Clone, Debug)]
pub struct Step {
    /// The number of seated clients.
    pub clients: usize,
    /// The length of the measurement.
    pub lasted: Duration,
    /// The counts of all tables.
    pub tally: Tally,
    /// Memory of the server for each client in bytes; `None` where the system does not tell.
    pub memory_a_client: Option<u64>,
    /// Processor time of the server during the measurement.
    pub processor: Option<Duration>,
    /// The counts of the echo with the same number of messages.
    pub echo: Tally,
    /// Processor time of the echo.
    pub echo_processor: Option<Duration>,
}

/// The figures of a whole load.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// The figures, fewest clients first.
    pub steps: Vec<Step>,
}

const COLUMNS: [&str; 13] = [
    "clients",
    "actions/s",
    "deliveries/s",
    "messages/s",
    "lost",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "max ms",
    "CPU µs/action",
    "KiB/client",
    "echo p99 ms (CPU µs)",
    "p99 ratio (CPU)",
];

fn ms(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1_000.0)
}

fn known<T>(value: Option<T>, text: impl Fn(T) -> String) -> String {
    value.map_or_else(|| "?".to_owned(), text)
}

impl Step {
    fn cells(&self) -> [String; 13] {
        let Percentiles { p50, p95, p99, max } = self.tally.percentiles();
        let echo = self.echo.percentiles();
        let rate = |count: u64| format!("{:.0}", count as f64 / self.lasted.as_secs_f64());
        let cost = |time: Option<Duration>, tally: &Tally| Some(time?.as_secs_f64() * 1e6 / tally.actions.max(1) as f64);
        let own = cost(self.processor, &self.tally);
        let least = cost(self.echo_processor, &self.echo);
        let ratio = |own: f64, least: f64| if least > 0.0 { format!("{:.1}", own / least) } else { "?".to_owned() };
        [
            self.clients.to_string(),
            rate(self.tally.actions),
            rate(self.tally.deliveries()),
            rate(self.tally.messages),
            self.tally.lost.to_string(),
            ms(p50),
            ms(p95),
            ms(p99),
            ms(max),
            known(own, |micros| format!("{micros:.0}")),
            known(self.memory_a_client, |bytes| format!("{:.1}", bytes as f64 / 1024.0)),
            format!("{} ({})", ms(echo.p99), known(least, |micros| format!("{micros:.0}"))),
            format!("{} ({})", ratio(p99.as_secs_f64(), echo.p99.as_secs_f64()), known(own.zip(least), |(own, least)| ratio(own, least))),
        ]
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| {} |", COLUMNS.join(" | "))?;
        writeln!(f, "|{}", "---:|".repeat(COLUMNS.len()))?;
        for step in &self.steps {
            writeln!(f, "| {} |", step.cells().join(" | "))?;
        }
        Ok(())
    }
}
