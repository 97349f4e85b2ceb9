//! `admin suspend`, `unsuspend`, `pro`, `banzai`.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::context::AdminContext;
use super::player::Player;
use crate::door::{AccountChange, AuditEvent, Order};

#[derive(Debug, Args)]
pub(super) struct Suspend {
    #[command(flatten)]
    player: Player,
    /// The reason, for the log and for `admin player`.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
}

/// Parses a reason, which must not be empty.
pub(super) fn reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() { Err("say why in a few words".to_owned()) } else { Ok(text.to_owned()) }
}

impl Suspend {
    pub fn run(self, context: &AdminContext, suspended: bool, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = context.account(&self.player.player)?;
        let (player, why) = (account.player, self.why);
        let event = AuditEvent::Suspended { player, suspended, why: why.clone() };
        context.change(player, [AccountChange::Suspended(suspended.then_some(why))], event)?;
        writeln!(out, "{} {}.", account.name, if suspended { "is suspended" } else { "may play again" })?;
        for hall in context.halls()? {
            context.order(&hall, Order::Suspend { player, suspended }, out)?;
        }
        Ok(())
    }
}

/// The value of a flag of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Debug, Args)]
pub(super) struct Pro {
    #[command(flatten)]
    player: Player,
    #[arg(value_enum)]
    pro: Switch,
}

impl Pro {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = context.account(&self.player.player)?;
        let (player, pro) = (account.player, self.pro == Switch::On);
        context.change(player, [AccountChange::Pro(pro)], AuditEvent::Pro { player, pro })?;
        writeln!(out, "{} is {} professional.", account.name, if pro { "marked as a" } else { "no longer marked as a" })?;
        Ok(())
    }
}

/// Whether a player may sit at Banzai tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Admission {
    Exclude,
    Admit,
}

#[derive(Debug, Args)]
pub(super) struct Banzai {
    #[command(flatten)]
    player: Player,
    #[arg(value_enum)]
    admission: Admission,
    /// The hall; required if there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl Banzai {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let player = context.account(&self.player.player)?.player;
        let hall = context.hall(self.hall.as_deref())?;
        context.order(&hall, Order::BarFromBanzai { player, barred: self.admission == Admission::Exclude }, out)
    }
}
