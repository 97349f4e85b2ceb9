//! Runs a load: tables in growing numbers, then the echo with the same number of messages.

use std::ffi::OsString;
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::{StakeId, Token};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};

use crate::echo_group::{self, Shape};
use crate::phase::Phase;
use crate::process::{Beside, Process};
use crate::report::{LoadReport, Step};
use crate::table::{self, TableReport};
use crate::tally::Tally;
use crate::{LoadError, PLAYERS_A_TABLE};

/// The options of a load.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// The address of the server.
    pub url: String,
    /// The process of the server, if it runs on this machine: for memory and processor time.
    pub process: Option<u32>,
    /// Tokens of accounts. Each account plays at one table.
    pub tokens: Vec<Token>,
    /// Numbers of clients to measure with, smallest first.
    pub clients: Vec<usize>,
    /// The length of each measurement.
    pub lasting: Duration,
    /// The pause before each measurement, in which the effects of connecting pass.
    pub settling: Duration,
    /// The time between two actions at one table.
    pub every: Duration,
    /// How long the last deliveries may take after a measurement; what takes longer counts as lost.
    pub drained_within: Duration,
    /// Whether the clients add nonces to the shuffles.
    pub shuffles: bool,
    /// The command that serves as echo.
    pub echo: Vec<OsString>,
}

/// The most tables whose players connect at the same time.
const AT_ONCE: usize = 16;
/// The longest time until all players sit.
const SEATED_WITHIN: Duration = Duration::from_secs(300);

/// Measures a server with each number of clients, and the echo beside it.
///
/// # Errors
/// When clients cannot sit down, or the server ends a connection.
pub async fn run(options: &LoadOptions) -> Result<LoadReport, LoadError> {
    let most = options.clients.iter().copied().max().unwrap_or(0);
    if let Some(&clients) = options.clients.iter().find(|&&clients| clients == 0 || !clients.is_multiple_of(PLAYERS_A_TABLE)) {
        return Err(LoadError::NoWholeTables { clients });
    }
    if options.tokens.len() < most {
        return Err(LoadError::TooFewTokens { clients: most, tokens: options.tokens.len() });
    }
    let mut steps = at_tables(options).await?;
    for step in &mut steps {
        (step.echo, step.echo_processor) = beside(options, step).await?;
    }
    Ok(LoadReport { steps })
}

async fn at_tables(options: &LoadOptions) -> Result<Vec<Step>, LoadError> {
    let server = options.process.map(Process);
    let empty = server.and_then(Process::memory);
    let clock = Clock::start();
    let mut tables = Tables::new();
    let mut steps = Vec::new();
    for &clients in &options.clients {
        while tables.count * PLAYERS_A_TABLE < clients {
            let until = (tables.count + AT_ONCE).min(clients / PLAYERS_A_TABLE);
            for at in tables.count..until {
                let Some((tokens, _)) = options.tokens[at * PLAYERS_A_TABLE..].split_first_chunk() else { break };
                let stake = StakeId(u16::try_from(at).unwrap_or(u16::MAX));
                let (offset, shuffles) = (offset(at, options.every), options.shuffles);
                let terms =
                    table::TableTerms { url: options.url.clone(), tokens: *tokens, stake, clock, every: options.every, offset, shuffles };
                tokio::spawn(table::play(terms, tables.phases.subscribe(), tables.teller.clone()));
            }
            tables.seated(until).await?;
        }
        let (tally, processor) = tables.measure(options, server).await?;
        let memory = server.and_then(Process::memory).zip(empty);
        let memory_a_client = memory.map(|(now, empty)| now.saturating_sub(empty) / clients as u64);
        let (lasted, echo) = (options.lasting, Tally::default());
        tracing::info!(clients, actions = tally.actions, deliveries = tally.deliveries(), "measured");
        steps.push(Step { clients, lasted, tally, memory_a_client, processor, echo, echo_processor: None });
    }
    Ok(steps)
}

/// Measures the echo at the rate and size of `step`.
async fn beside(options: &LoadOptions, step: &Step) -> Result<(Tally, Option<Duration>), LoadError> {
    let (echo, url) = Beside::start(&options.echo)?;
    let shape = Shape::of(&step.tally);
    let clock = Clock::start();
    let mut groups = Tables::new();
    while groups.count * PLAYERS_A_TABLE < step.clients {
        let until = (groups.count + AT_ONCE).min(step.clients / PLAYERS_A_TABLE);
        for at in groups.count..until {
            let group = u32::try_from(at).unwrap_or(u32::MAX);
            let terms =
                echo_group::GroupTerms { url: url.clone(), group, shape, clock, every: options.every, offset: offset(at, options.every) };
            tokio::spawn(echo_group::send(terms, groups.phases.subscribe(), groups.teller.clone()));
        }
        groups.seated(until).await?;
    }
    groups.measure(options, Some(echo.process())).await
}

/// The first tick of a table. The first ticks of all tables are spread over one period.
fn offset(table: usize, every: Duration) -> Duration {
    // The step keeps neighbours far apart, also where there are few tables.
    const SPREAD: usize = 1_000;
    const STEP: usize = 389;
    let part = u32::try_from(table * STEP % SPREAD).unwrap_or(0);
    every * part / SPREAD as u32
}

/// Tasks of tables or groups, and the channels to them.
struct Tables {
    phases: watch::Sender<Phase>,
    teller: mpsc::UnboundedSender<TableReport>,
    news: mpsc::UnboundedReceiver<TableReport>,
    count: usize,
}

impl Drop for Tables {
    fn drop(&mut self) {
        self.phases.send_replace(Phase::Over);
    }
}

impl Tables {
    fn new() -> Self {
        let (teller, news) = mpsc::unbounded_channel();
        Self { phases: watch::Sender::new(Phase::Playing), teller, news, count: 0 }
    }

    /// Waits until `wanted` tables have their players.
    async fn seated(&mut self, wanted: usize) -> Result<(), LoadError> {
        while self.count < wanted {
            match timeout(SEATED_WITHIN, self.news.recv()).await {
                Ok(Some(TableReport::Seated)) => self.count += 1,
                Ok(Some(TableReport::Failed(error))) => return Err(error),
                Ok(Some(TableReport::Counted(_))) => {}
                Ok(None) | Err(_) => return Err(LoadError::NotSeated(wanted - self.count)),
            }
        }
        Ok(())
    }

    /// Lets all tables count for a while. Returns the counts, and the processor time that `process` used meanwhile.
    async fn measure(&mut self, options: &LoadOptions, process: Option<Process>) -> Result<(Tally, Option<Duration>), LoadError> {
        sleep(options.settling).await;
        let before = process.and_then(Process::processor);
        self.phases.send_replace(Phase::Measuring);
        sleep(options.lasting).await;
        let after = process.and_then(Process::processor);
        self.phases.send_replace(Phase::Draining);
        let mut sum = Tally::default();
        let mut missing = self.count;
        while missing > 0 {
            match timeout(options.drained_within, self.news.recv()).await {
                Ok(Some(TableReport::Counted(tally))) => {
                    sum.add(*tally);
                    missing -= 1;
                }
                Ok(Some(TableReport::Failed(error))) => return Err(error),
                Ok(Some(TableReport::Seated)) => {}
                Ok(None) => return Err(LoadError::Silent(missing)),
                // Tables with actions in flight report what they have.
                Err(_) if *self.phases.borrow() == Phase::Draining => {
                    self.phases.send_replace(Phase::Playing);
                }
                Err(_) => return Err(LoadError::Silent(missing)),
            }
        }
        self.phases.send_replace(Phase::Playing);
        Ok((sum, after.zip(before).map(|(after, before)| after.saturating_sub(before))))
    }
}
