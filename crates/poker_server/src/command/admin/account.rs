//! `admin players` and `admin player`.

use std::io::Write;

use clap::Args;
use poker_protocol::{AccountName, Money, PlayerId};
use poker_room::{Account, Now, Standing};

use super::amount::{amount, moment};
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
fn marks(account: &KeptAccount, now: Now) -> String {
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

/// The player whom a command concerns.
#[derive(Debug, Args)]
pub(super) struct Player {
    /// The player's name, or # and the number.
    pub player: String,
}

impl Player {
    pub fn show(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = context.account(&self.player)?;
        let now = context.clock.now();
        writeln!(out, "#{} {}, since {}{}", account.player.0, account.name, moment(account.made), marks(&account, now))?;
        for hall in context.halls()? {
            let Some(kept) = context.store.load(&hall)? else { continue };
            let (room, player) = (kept.room, account.player);
            let Some(here) = room.players.iter().find(|kept| kept.player == player) else {
                writeln!(out, "hall {hall}: never been there")?;
                continue;
            };
            let holds = |account| room.ledger.holds(account);
            let at_tables: Money = room.ledger.accounts().filter(|(account, _)| is_stack(*account, player)).map(|(_, chips)| chips).sum();
            let (balance, held) = (holds(Account::Balance(player)), holds(Account::Held(player)));
            writeln!(
                out,
                "hall {hall}: balance {}, at tables {}, held {}{}",
                amount(balance),
                amount(at_tables),
                amount(held),
                stands(room.review.standing(player), here.barred_from_banzai)
            )?;
            let concerns = |account: Account| account.owner() == Some(player);
            for done in room.corrections.iter().filter(|done| concerns(done.correction.from) || concerns(done.correction.to)) {
                let sign = if concerns(done.correction.to) { "+" } else { "-" };
                let correction = &done.correction;
                let (at, chips) = (moment(done.at), amount(correction.amount));
                writeln!(out, "  {at}: {sign}{chips} by {}: {}", correction.by, correction.why)?;
            }
        }
        Ok(())
    }
}

fn is_stack(account: Account, player: PlayerId) -> bool {
    account.owner() == Some(player) && account.table().is_some()
}

fn stands(standing: Standing, barred: bool) -> String {
    let words = [(standing.suspended, ", suspended"), (standing.held, ", under review"), (barred, ", excluded from Banzai")];
    words.into_iter().filter_map(|(is, word)| is.then_some(word)).collect()
}
