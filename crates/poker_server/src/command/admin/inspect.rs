//! `admin check` and `admin accept-books`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use poker_host::randomness;
use poker_protocol::HallName;
use poker_room::{Room, RoomConfig};

use super::context::AdminContext;
use crate::config::Config;

#[derive(Debug, Args)]
pub(super) struct Check {
    /// The configuration of the server. With it, each hall is also opened as the server opens it.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl Check {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let mut flaws: Vec<String> = context.store.check()?.iter().map(|flaw| format!("{flaw:?}")).collect();
        if let Some(path) = &self.config {
            let config = Config::read(path)?;
            for hall in &config.halls {
                let room = hall.room_config(config.rulebooks.as_deref())?;
                flaws.extend(
                    opened(context, &HallName(hall.name.clone()), room).err().map(|error| format!("hall {}: {error:#}", hall.name)),
                );
            }
        }
        for flaw in &flaws {
            writeln!(out, "{flaw}")?;
        }
        if !flaws.is_empty() {
            bail!("the books have {} flaws; stop the server and look for the newest backup that has none", flaws.len());
        }
        writeln!(out, "The books of {} halls are sound.", context.halls()?.len())?;
        Ok(())
    }
}

/// Opens a hall as a server does, and drops it.
fn opened(context: &AdminContext, hall: &HallName, room: RoomConfig) -> anyhow::Result<()> {
    if let Some(kept) = context.store.load(hall)? {
        let mut room = Room::restore(kept.room, room, randomness(None), context.clock.now())?;
        room.void_unfinished(kept.unfinished);
    }
    Ok(())
}

pub(super) fn accept(context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    context.address.accept()?;
    writeln!(out, "The books count as complete from now on. Run `admin check` before you start the server.")?;
    Ok(())
}
