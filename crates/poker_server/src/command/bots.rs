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

/// Who comes, and where to.
#[derive(Debug, Args)]
pub(super) struct Bots {
    /// The server, as players type it.
    #[arg(long)]
    url: String,
    #[arg(long, default_value_t = 6)]
    count: usize,
    /// The number of the first one's name; two crowds at one server need names apart.
    #[arg(long, default_value_t = 0, value_name = "N")]
    first: usize,
    /// A file with the password of all their accounts, which are made where there are none.
    #[arg(long, value_name = "FILE")]
    password_file: PathBuf,
    /// A hall to go to; given several times, they spread [default: wherever the server puts them].
    #[arg(long, value_name = "NAME")]
    hall: Vec<String>,
    /// A PEM file of an authority that is trusted besides the system's.
    #[arg(long, value_name = "FILE")]
    authority: Option<PathBuf>,
    /// The shortest time one thinks, milliseconds.
    #[arg(long, default_value_t = 500, value_name = "MS")]
    think_from: u32,
    /// The longest.
    #[arg(long, default_value_t = 3_000, value_name = "MS")]
    think_to: u32,
    /// Leaves after so many seconds [default: never].
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
