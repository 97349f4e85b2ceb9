//! `cardroom-server bots`: bots that fill the tables of a server.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use poker_host::ThinkingTime;
use poker_load::{Crowd, CrowdOptions};
use poker_protocol::{HallName, Password};

use super::serve::write_log;

/// How often the progress is logged.
const REPORT_EVERY: Duration = Duration::from_secs(10);

/// The options of `bots`.
#[derive(Debug, Args)]
pub(super) struct Bots {
    /// The address of the server, as players type it.
    #[arg(long)]
    url: String,
    /// The number of bots.
    #[arg(long, default_value_t = 6)]
    count: usize,
    /// The index of the first bot's name; two runs at one server need different names.
    #[arg(long, default_value_t = 0, value_name = "N")]
    first: usize,
    /// A file with the password of all the bots' accounts; missing accounts are created.
    #[arg(long, value_name = "FILE")]
    password_file: PathBuf,
    /// A hall to enter; give it several times to spread the bots over halls [default: the hall that the server chooses].
    #[arg(long, value_name = "NAME")]
    hall: Vec<String>,
    /// A PEM file with a certificate authority to trust in addition to the system's.
    #[arg(long, value_name = "FILE")]
    authority: Option<PathBuf>,
    /// The shortest thinking time, in milliseconds.
    #[arg(long, default_value_t = 500, value_name = "MS")]
    think_from: u32,
    /// The longest thinking time, in milliseconds.
    #[arg(long, default_value_t = 3_000, value_name = "MS")]
    think_to: u32,
    /// Leave after this many seconds [default: never].
    #[arg(long, value_name = "SECONDS")]
    for_s: Option<u64>,
}

impl Bots {
    pub(super) fn run(self) -> anyhow::Result<()> {
        write_log();
        let text = std::fs::read_to_string(&self.password_file).with_context(|| self.password_file.display().to_string())?;
        let password = text.lines().next().unwrap_or_default();
        let mut left = self.for_s.map(Duration::from_secs);
        let options = CrowdOptions {
            authority: self.authority,
            halls: self.hall.into_iter().map(HallName).collect(),
            first: self.first,
            thinking: ThinkingTime { min_ms: self.think_from, max_ms: self.think_to },
            ..CrowdOptions::new(self.url.parse()?, self.count, Password::new(password))
        };
        let mut crowd = Crowd::open(&options)?;
        while left.is_none_or(|left| !left.is_zero()) {
            let next = left.map_or(REPORT_EVERY, |left| left.min(REPORT_EVERY));
            crowd.run_for(next);
            left = left.map(|left| left.saturating_sub(next));
            report(&crowd)?;
        }
        Ok(())
    }
}

fn report(crowd: &Crowd) -> anyhow::Result<()> {
    let members = crowd.members();
    let gone: Vec<_> = members.iter().filter_map(|member| Some((member.account(), member.ended()?))).collect();
    if let Some((account, why)) = gone.first().filter(|_| gone.len() == members.len()) {
        bail!("all bots have gone; {account}: {why:?}");
    }
    let entered = members.iter().filter(|member| member.entries() > 0).count();
    let hands: u64 = members.iter().map(|member| member.sight().hands_ended()).sum();
    tracing::info!(bots = members.len(), entered, gone = gone.len(), hands, "bots");
    Ok(())
}
