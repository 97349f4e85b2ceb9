//! Runs a load: more and more tables, then the echo with as many messages.

use std::ffi::OsString;
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::{StakeId, Token};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};

use super::fan_out::{self, Shape};
use super::phase::Phase;
use super::process::{Beside, Process};
use super::report::{LoadReport, Step};
use super::table::{self, News};
use super::tally::Tally;
use super::{LoadError, PLAYERS_A_TABLE};

/// What to measure.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// Of the server.
    pub url: String,
    /// Its process, if it runs on this machine: for memory and processor time.
    pub process: Option<u32>,
    /// Accounts of the server; each plays at one table.
    pub tokens: Vec<Token>,
    /// Numbers of clients to measure with, the smallest first.
    pub clients: Vec<usize>,
    /// How long each is measured.
    pub lasting: Duration,
    /// From action to action at one table.
    pub every: Duration,
    /// The command that serves as echo.
    pub echo: Vec<OsString>,
}

/// Tables whose players connect at once: more would only wait in line.
const AT_ONCE: usize = 16;
/// So long may connecting take, for all.
const SEATED_WITHIN: Duration = Duration::from_secs(300);
/// So long is waited for deliveries after the last action.
const DRAINED_WITHIN: Duration = Duration::from_secs(5);
/// Before each measurement: the noise of connecting has passed.
const SETTLE: Duration = Duration::from_secs(1);

/// Measures.
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
                let offset = offset(at, options.every);
                let terms = table::Terms { url: options.url.clone(), tokens: *tokens, stake, clock, every: options.every, offset };
                tokio::spawn(table::play(terms, tables.phases.subscribe(), tables.teller.clone()));
            }
            tables.seated(until).await?;
        }
        let (tally, processor) = tables.measure(options.lasting, server).await?;
        let memory = server.and_then(Process::memory).zip(empty);
        let memory_a_client = memory.map(|(now, empty)| now.saturating_sub(empty) / clients as u64);
        let (lasted, echo) = (options.lasting, Tally::default());
        tracing::info!(clients, actions = tally.actions, deliveries = tally.deliveries(), "measured");
        steps.push(Step { clients, lasted, tally, memory_a_client, processor, echo, echo_processor: None });
    }
    Ok(steps)
}

/// The same with the echo.
async fn beside(options: &LoadOptions, step: &Step) -> Result<(Tally, Option<Duration>), LoadError> {
    let (echo, url) = Beside::start(&options.echo)?;
    let shape = Shape::of(&step.tally);
    let clock = Clock::start();
    let mut groups = Tables::new();
    while groups.count * PLAYERS_A_TABLE < step.clients {
        let until = (groups.count + AT_ONCE).min(step.clients / PLAYERS_A_TABLE);
        for at in groups.count..until {
            let group = u32::try_from(at).unwrap_or(u32::MAX);
            let terms = fan_out::Terms { url: url.clone(), group, shape, clock, every: options.every, offset: offset(at, options.every) };
            tokio::spawn(fan_out::send(terms, groups.phases.subscribe(), groups.teller.clone()));
        }
        groups.seated(until).await?;
    }
    groups.measure(options.lasting, Some(echo.process())).await
}

/// When a table's first tick comes: spread over the time from tick to tick.
fn offset(table: usize, every: Duration) -> Duration {
    // Neighbours lie far apart, and so do few tables.
    const SPREAD: usize = 1_000;
    const STEP: usize = 389;
    let part = u32::try_from(table * STEP % SPREAD).unwrap_or(0);
    every * part / SPREAD as u32
}

/// Tables, or groups, that run beside this.
struct Tables {
    phases: watch::Sender<Phase>,
    teller: mpsc::UnboundedSender<News>,
    news: mpsc::UnboundedReceiver<News>,
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

    /// Waits until so many have their players.
    async fn seated(&mut self, wanted: usize) -> Result<(), LoadError> {
        while self.count < wanted {
            match timeout(SEATED_WITHIN, self.news.recv()).await {
                Ok(Some(News::Seated)) => self.count += 1,
                Ok(Some(News::Failed(error))) => return Err(error),
                Ok(Some(News::Counted(_))) => {}
                Ok(None) | Err(_) => return Err(LoadError::NotSeated(wanted - self.count)),
            }
        }
        Ok(())
    }

    /// Lets all count for a while; what they counted, and the processor time that a process used meanwhile.
    async fn measure(&mut self, lasting: Duration, process: Option<Process>) -> Result<(Tally, Option<Duration>), LoadError> {
        sleep(SETTLE).await;
        let before = process.and_then(Process::processor);
        self.phases.send_replace(Phase::Measuring);
        sleep(lasting).await;
        let after = process.and_then(Process::processor);
        self.phases.send_replace(Phase::Draining);
        let mut sum = Tally::default();
        let mut missing = self.count;
        while missing > 0 {
            match timeout(DRAINED_WITHIN, self.news.recv()).await {
                Ok(Some(News::Counted(tally))) => {
                    sum.add(*tally);
                    missing -= 1;
                }
                Ok(Some(News::Failed(error))) => return Err(error),
                Ok(Some(News::Seated)) => {}
                Ok(None) => return Err(LoadError::Silent(missing)),
                // Those that still wait tell what they have, at once.
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
