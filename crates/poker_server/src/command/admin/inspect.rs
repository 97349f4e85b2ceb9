//! `admin check`, `admin accept-books`, `admin backup` and `admin restore`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::Args;
use poker_host::randomness;
use poker_protocol::HallName;
use poker_room::{Room, RoomConfig};

use super::context::AdminContext;
use crate::config::Config;
use crate::store::{Address, Flaw};

#[derive(Debug, Args)]
pub(super) struct Check {
    /// The configuration of the server. With it, each hall is also opened as the server opens it.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl Check {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let found = context.store.check()?;
        let lacks_keys_alone = !found.is_empty() && found.iter().all(Flaw::is_lack_of_keys);
        let mut flaws: Vec<String> = found.iter().map(Flaw::to_string).collect();
        // Without their keys halls cannot be opened.
        if let Some(path) = self.config.as_ref().filter(|_| !lacks_keys_alone) {
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
        if lacks_keys_alone {
            bail!("the books need keys that the file of keys lacks; what can be read without them is sound");
        }
        match flaws.len() {
            0 => {}
            1 => bail!("the books have a flaw; stop the server and look for the newest backup that has none"),
            flaws => bail!("the books have {flaws} flaws; stop the server and look for the newest backup that has none"),
        }
        writeln!(out, "The books of {} are sound.", halls(context)?)?;
        Ok(())
    }
}

/// How many halls the books have, in words.
fn halls(context: &AdminContext) -> anyhow::Result<String> {
    let count = context.halls()?.len();
    Ok(if count == 1 { "1 hall".to_owned() } else { format!("{count} halls") })
}

/// Opens a hall as a server does, and drops it.
fn opened(context: &AdminContext, hall: &HallName, room: RoomConfig) -> anyhow::Result<()> {
    if let Some(kept) = context.store.load(hall)? {
        Room::restore_in_mid_hand((kept.room, kept.unfinished), room, randomness(None), context.clock.now())?;
    }
    Ok(())
}

#[derive(Debug, Args)]
pub(super) struct Backup {
    /// The folder for the copy; it is made, and must hold no books.
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
}

impl Backup {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        context.address.back_up(&self.to)?;
        check_copy(&self.to, context, out)?;
        writeln!(
            out,
            "The books of {} are in {}, and sound. Keep the folder as a whole. The file of keys is not in it: keep a copy elsewhere.",
            halls(context)?,
            self.to.display()
        )?;
        Ok(())
    }
}

#[derive(Debug, Args)]
pub(super) struct Restore {
    /// The folder that `admin backup` has made.
    #[arg(long, value_name = "DIR")]
    from: PathBuf,
}

impl Restore {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        if !Address::Folder(self.from.clone()).is_there() {
            bail!("{} holds no backup; name the folder that `admin backup` has made", self.from.display());
        }
        check_copy(&self.from, context, out)?;
        context.address.restore(&self.from)?;
        writeln!(out, "The books of {} are restored. Start the server on them.", halls(context)?)?;
        Ok(())
    }
}

/// Checks the books in a folder that no server uses. What their keys are missing for is told, and is no reason to stop.
fn check_copy(folder: &Path, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let flaws = Address::Folder(folder.to_owned()).open_beside_with(context.keys())?.check()?;
    for flaw in &flaws {
        writeln!(out, "{flaw}")?;
    }
    if flaws.iter().all(Flaw::is_lack_of_keys) { Ok(()) } else { bail!("the books in {} are not sound", folder.display()) }
}

pub(super) fn accept(context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    context.address.accept()?;
    writeln!(out, "The books count as complete from now on. Run `admin check` before you start the server.")?;
    Ok(())
}
