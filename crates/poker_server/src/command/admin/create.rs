//! `admin create`: creates many accounts with tokens and without passwords.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use poker_protocol::{AccountName, SessionId, Token};

use super::context::AdminContext;
use super::new_file::new_file;
use crate::door::{AccountChange, AccountsError, AuditEvent, DoorTerms, KeptToken, NewAccount, TokenDigest};

#[derive(Debug, Args)]
pub(super) struct Create {
    /// The number of accounts, at most 100,000.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// The beginning of the accounts' names; a number follows.
    #[arg(long, value_name = "NAME", default_value = "load")]
    prefix: String,
    /// The new file for names and tokens, one account on each line; only you can read it.
    #[arg(long, value_name = "FILE")]
    tokens: PathBuf,
    /// The number of days until the tokens expire.
    #[arg(long, value_name = "NUMBER", default_value_t = DoorTerms::default().token_days)]
    days: u32,
}

impl Create {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let now = context.clock.now();
        let mut lines = String::new();
        let mut accounts = Vec::new();
        for number in 1..=self.count {
            let name = format!("{}{number}", self.prefix);
            let name: AccountName = name.parse().with_context(|| format!("`{name}` is no name for a player; choose another --prefix"))?;
            let token = Token(rand::random());
            writeln!(lines, "{name} {}", hexadecimal(&token))?;
            let kept = KeptToken {
                digest: TokenDigest::of(&token),
                session: SessionId::of_random(rand::random()),
                made: now,
                until: now.after_days(self.days),
            };
            accounts.push(NewAccount { name, password: None, token: Some(kept), at: now });
        }
        let mut file = new_file(&self.tokens)?;
        let players = match context.store.create(&accounts) {
            Ok(players) => players,
            Err(error) => {
                drop(file);
                std::fs::remove_file(&self.tokens)?;
                return Err(match error {
                    AccountsError::NameTaken { name } => {
                        anyhow::anyhow!("a player is called `{name}` already, or something that looks like it; choose another --prefix")
                    }
                    AccountsError::NoSuchAccount(_) | AccountsError::Store(_) => error.into(),
                });
            }
        };
        let written = file.write_all(lines.as_bytes()).and_then(|()| file.sync_all());
        written.with_context(|| format!("{} could not be written; the accounts are there without their tokens", self.tokens.display()))?;
        if let (Some(&first), Some(account)) = (players.first(), accounts.first()) {
            let event = AuditEvent::Created { first: account.name.clone(), count: self.count };
            context.change(first, None::<AccountChange>, event)?;
        }
        writeln!(out, "{} accounts made; names and tokens are in {}.", self.count, self.tokens.display())?;
        Ok(())
    }
}

fn hexadecimal(Token(bytes): &Token) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _written = write!(text, "{byte:02x}");
        text
    })
}
