//! `admin key`: the keys with which the cards of hands in progress are encrypted in the books, and without which passwords cannot be checked.

use std::io::Write;

use clap::{Args, Subcommand};
use poker_rules::Chips;

use super::context::AdminContext;
use super::standing::reason;
use crate::store::{GivenUp, GivingUp, KeyName, Rotation};

#[derive(Debug, Subcommand)]
pub(super) enum KeyCommand {
    /// Add a key to the server's file of keys, with which new rows are encrypted. Keys that no row names are removed. A running server takes the
    /// new key up with its next hand.
    Rotate,
    /// Give up what is encrypted with a lost key: hands in progress become void and their stakes are given back, and games whose multiplier
    /// was not drawn yet are cancelled. Passwords that need the key are taken away. The server must not be running.
    Lost(Lost),
}

#[derive(Debug, Args)]
pub(super) struct Lost {
    /// The reason, for the log.
    #[arg(long, value_name = "TEXT", value_parser = reason)]
    why: String,
}

impl KeyCommand {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        match self {
            Self::Rotate => rotate(context, out),
            Self::Lost(Lost { why }) => give_up(context, why, out),
        }
    }
}

fn rotate(context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let Rotation { new, kept, dropped } = context.store.rotate_key(&context.by, context.clock.now())?;
    writeln!(out, "New rows are encrypted with key {new}. Keep a copy of the file of keys, apart from the backups.")?;
    let list = |keys: &[KeyName]| keys.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    if !kept.is_empty() {
        writeln!(out, "These keys stay, because rows or a running server may need them: {}.", list(&kept))?;
    }
    if !dropped.is_empty() {
        writeln!(out, "These keys were removed, because no row names them: {}.", list(&dropped))?;
    }
    writeln!(out, "If several servers share these books, copy the file to all of them now.")?;
    Ok(())
}

fn give_up(context: &AdminContext, why: String, out: &mut dyn Write) -> anyhow::Result<()> {
    let given_up = context.store.give_up_lost(&GivingUp { by: context.by.clone(), at: context.clock.now(), why })?;
    for given_up in &given_up {
        match given_up {
            GivenUp::Hand { hall, hand, table, table_name, players } => {
                let stack = |(name, stack): &(String, Chips)| format!("{name} {}", stack.get());
                let stacks = players.iter().map(stack).collect::<Vec<_>>().join(", ");
                writeln!(out, "Hall {hall}: hand {} at table {} ({table_name}) is void. Stacks in chips: {stacks}.", hand.0, table.0)?;
            }
            GivenUp::Game { hall, tournament } => {
                writeln!(out, "Hall {hall}: the multiplier of tournament {} is lost. The hall cancels it when it opens.", tournament.0)?;
            }
            GivenUp::Password { player, name } => {
                let number = player.0;
                writeln!(out, "The password of {name} is lost. Give the player a new one: admin reset-password '#{number}'.")?;
            }
        }
    }
    writeln!(out, "{} hands, games and passwords were given up. The server makes a new key when it starts.", given_up.len())?;
    Ok(())
}
