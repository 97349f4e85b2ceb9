//! `admin players`.

use std::io::Write;

use clap::Args;
use poker_protocol::{AccountName, PlayerId};
use poker_room::Now;

use super::amount::moment;
use super::context::AdminContext;
use crate::door::KeptAccount;

#[derive(Debug, Args)]
pub(super) struct Players {
    /// List only players whose names contain this text.
    text: Option<String>,
    /// List only players with a higher number than this.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    after: u64,
    /// List at most this many players.
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    most: u32,
}

impl Players {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let containing = AccountName::unchecked(self.text.unwrap_or_default()).folded();
        let accounts = context.store.list(PlayerId(self.after), &containing, self.most)?;
        let now = context.clock.now();
        for account in &accounts {
            writeln!(out, "#{:<8} {:<20} since {}{}", account.player.0, account.name.as_str(), moment(account.made), marks(account, now))?;
        }
        let full = u32::try_from(accounts.len()).is_ok_and(|listed| listed >= self.most);
        match accounts.last().filter(|_| full) {
            Some(last) => writeln!(out, "There may be more: --after {}", last.player.0)?,
            None => writeln!(out, "{} players.", accounts.len())?,
        }
        Ok(())
    }
}

/// The suspension, the lock and the flags of an account, as text.
pub(super) fn marks(account: &KeptAccount, now: Now) -> String {
    let mut marks = Vec::new();
    if let Some(why) = &account.suspended {
        marks.push(format!("suspended ({why})"));
    }
    if now < account.locked_until {
        marks.push(format!("locked until {} after {} wrong passwords", moment(account.locked_until), account.wrong));
    }
    if account.pro {
        marks.push("pro".to_owned());
    }
    if let Some(until) = account.password_until {
        marks.push(format!("password valid until {}", moment(until)));
    }
    if account.password.is_none() {
        marks.push("no password".to_owned());
    }
    if marks.is_empty() { String::new() } else { format!(", {}", marks.join(", ")) }
}
