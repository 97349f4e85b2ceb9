//! `cardroom-server load`: measures a server with many clients. Without an address it starts a server of its own.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;
use clap::Args;

use poker_host::ThinkingTime;
use poker_load::{LOAD_NAME, LoadOptions, Started, TournamentLoad, echo, play_tournament, read_tokens, run};
use poker_protocol::HallName;

use crate::config::HallConfig;
use crate::store::Address;
use crate::tournament_check::differences;

/// The pause before each measurement.
const SETTLING: Duration = Duration::from_secs(1);
/// The longest time for a tournament.
const TOURNAMENT_WITHIN: Duration = Duration::from_secs(3_600);
/// A delivery that takes longer counts as lost (see docs/load.md).
const DRAINED_WITHIN: Duration = Duration::from_secs(5);

/// The options of `load`.
#[derive(Debug, Args)]
pub(super) struct Load {
    /// The numbers of clients to measure with, five at each table.
    #[arg(long, value_name = "NUMBER", value_delimiter = ',', default_value = "100,1000,5000")]
    clients: Vec<usize>,
    /// Instead, play one tournament with this number of clients to its last place.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["clients", "seconds", "rate", "no_nonces", "url"])]
    tournament: Option<u16>,
    /// The length of each level of the tournament.
    #[arg(long, value_name = "SECONDS", default_value_t = 20, requires = "tournament")]
    level_seconds: u32,
    /// The shortest time that a client of the tournament thinks before an action, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 500, requires = "tournament")]
    think_from: u32,
    /// The longest time that it thinks.
    #[arg(long, value_name = "MS", default_value_t = 1_500, requires = "tournament")]
    think_to: u32,
    /// The duration of each measurement.
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    seconds: u32,
    /// The number of actions per second at each table.
    #[arg(long, value_name = "NUMBER", default_value_t = 1.0)]
    rate: f64,
    /// The clients add no nonces to the shuffles, to see what that costs.
    #[arg(long)]
    no_nonces: bool,
    /// The address of a running server, as ws://host:port; its room needs a stake with one table for every five clients.
    #[arg(long, value_name = "URL", requires = "tokens")]
    url: Option<String>,
    /// A file written by `admin create`, with an account of that server for each client.
    #[arg(long, value_name = "FILE", requires = "url")]
    tokens: Option<PathBuf>,
    /// The process id of that server, to measure its memory and processor time.
    #[arg(long, value_name = "PID", requires = "url")]
    process: Option<u32>,
}

/// The command that serves the echo.
pub(super) const ECHO: &str = "load-echo";

impl Load {
    pub(super) fn run(mut self) -> anyhow::Result<()> {
        if !(self.rate.is_finite() && self.rate > 0.0) {
            bail!("--rate is more than 0");
        }
        raise_file_limit();
        let program = std::env::current_exe()?;
        if let Some(players) = self.tournament {
            if self.think_from > self.think_to {
                bail!("--think-from is at most --think-to");
            }
            let thinking = ThinkingTime { min_ms: self.think_from, max_ms: self.think_to };
            return tournament(&program, players.into(), self.level_seconds, thinking);
        }
        self.clients.sort_unstable();
        // The server ends when this value is dropped.
        let started;
        let (url, tokens, process) = match self.url.zip(self.tokens) {
            Some((url, tokens)) => (url, tokens, self.process),
            None => {
                started = Started::start(&program, self.clients.last().copied().unwrap_or(0))?;
                (started.url.clone(), started.tokens(), Some(started.process()))
            }
        };
        let options = LoadOptions {
            url,
            process,
            tokens: read_tokens(&tokens)?,
            clients: self.clients,
            lasting: Duration::from_secs(self.seconds.into()),
            every: Duration::from_secs_f64(1.0 / self.rate),
            settling: SETTLING,
            drained_within: DRAINED_WITHIN,
            shuffles: !self.no_nonces,
            echo: vec![OsString::from(program), OsString::from(ECHO)],
        };
        let report = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(run(&options))?;
        write!(io::stdout(), "{report}")?;
        Ok(())
    }
}

/// Plays a tournament at a server of its own, and compares what the clients were told with the server's books.
fn tournament(program: &Path, players: usize, level_s: u32, thinking: ThinkingTime) -> anyhow::Result<()> {
    let started = Started::start_tournament(program, players, level_s)?;
    let options = TournamentLoad {
        urls: vec![started.url.clone()],
        name: LOAD_NAME,
        tokens: read_tokens(&started.tokens())?,
        outages: 0,
        thinking,
        witness: None,
        within: TOURNAMENT_WITHIN,
    };
    let report = tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(play_tournament(&options))?;
    write!(io::stdout(), "{report}")?;
    let store = Address::Folder(started.books()).open_beside()?;
    let wrong = differences(&*store, &HallName(HallConfig::default().name), &report)?;
    if let Some(first) = wrong.first() {
        bail!("{} of {players} players were told something else than the books say; {first}", wrong.len());
    }
    writeln!(io::stdout(), "All {players} players were told the places and prizes that the server has booked.")?;
    Ok(())
}

/// Serves the echo until this process ends.
pub(super) fn run_echo() -> anyhow::Result<()> {
    raise_file_limit();
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(echo(io::stdout()))?)
}

/// Raises the limit of open files. A failure shows at the first connection beyond the limit.
fn raise_file_limit() {
    drop(rlimit::increase_nofile_limit(u64::MAX));
}
