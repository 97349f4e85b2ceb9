//! `admin suspend`, `unsuspend`, `pro`, `banzai`.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::account::Player;
use super::desk::Desk;
use crate::door::{AccountChange, Deed, Order};

#[derive(Debug, Args)]
pub(super) struct Suspend {
    #[command(flatten)]
    player: Player,
    /// Why: for the log, and for whoever asks.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
}

/// A reason is never empty.
pub(super) fn reason(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() { Err("say why in a few words".to_owned()) } else { Ok(text.to_owned()) }
}

impl Suspend {
    pub fn run(self, desk: &Desk, suspended: bool, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = desk.account(&self.player.player)?;
        let (player, why) = (account.player, self.why);
        let deed = Deed::Suspended { player, suspended, why: why.clone() };
        desk.change(player, [AccountChange::Suspended(suspended.then_some(why))], deed)?;
        writeln!(out, "{} {}.", account.name, if suspended { "is suspended" } else { "may play again" })?;
        for hall in desk.halls()? {
            desk.order(&hall, Order::Suspend { player, suspended }, out)?;
        }
        Ok(())
    }
}

/// On or off.
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
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = desk.account(&self.player.player)?;
        let (player, pro) = (account.player, self.pro == Switch::On);
        desk.change(player, [AccountChange::Pro(pro)], Deed::Pro { player, pro })?;
        writeln!(out, "{} is {} professional.", account.name, if pro { "marked as a" } else { "no longer marked as a" })?;
        Ok(())
    }
}

/// What becomes of a player at Banzai tables.
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
    /// In which hall, where there are several.
    #[arg(long, value_name = "NAME")]
    hall: Option<String>,
}

impl Banzai {
    pub fn run(self, desk: &Desk, out: &mut dyn Write) -> anyhow::Result<()> {
        let player = desk.account(&self.player.player)?.player;
        let hall = desk.hall(self.hall.as_deref())?;
        desk.order(&hall, Order::BarFromBanzai { player, barred: self.admission == Admission::Exclude }, out)
    }
}
