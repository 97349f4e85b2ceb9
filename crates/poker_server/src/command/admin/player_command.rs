//! `admin player`.

use std::io::Write;

use clap::{Args, Subcommand};
use poker_protocol::{Money, PlayerId};
use poker_room::{Account, Standing};

use super::amount::{amount, moment};
use super::context::AdminContext;
use super::delete::Delete;
use super::export::Export;
use super::players::marks;

/// `admin player`, which shows a player unless another command follows.
#[derive(Debug, Args)]
#[command(subcommand_negates_reqs = true)]
pub(super) struct PlayerCommand {
    #[command(subcommand)]
    command: Option<Subcommands>,
    /// The player's name, or # and the number.
    #[arg(required = true)]
    player: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Subcommands {
    /// Write everything that is kept about a player into a file.
    Export(Export),
    /// Delete a player's account, and the name in everything that stays.
    Delete(Delete),
}

impl PlayerCommand {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        match (self.command, self.player) {
            (Some(Subcommands::Export(export)), _) => export.run(context, out),
            (Some(Subcommands::Delete(delete)), _) => delete.run(context, out),
            (None, player) => show(&player.unwrap_or_default(), context, out),
        }
    }
}

fn show(who: &str, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let account = context.account_or_deleted(who)?;
    let now = context.clock.now();
    writeln!(out, "#{} {}, since {}{}", account.player.0, account.name, moment(account.made), marks(&account, now))?;
    for hall in context.halls()? {
        let Some(kept) = context.store.load_without_secrets(&hall)? else { continue };
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

fn is_stack(account: Account, player: PlayerId) -> bool {
    account.owner() == Some(player) && account.table().is_some()
}

fn stands(standing: Standing, barred: bool) -> String {
    let words = [(standing.suspended, ", suspended"), (standing.held, ", under review"), (barred, ", excluded from Banzai")];
    words.into_iter().filter_map(|(is, word)| is.then_some(word)).collect()
}
