//! `admin player export`: everything that is kept about a player, in one file.

mod document;
mod hall_part;
mod hand_part;

use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;

use self::document::Document;
use super::context::AdminContext;
use super::new_file::new_file;
use super::player::Player;

#[derive(Debug, Args)]
pub(super) struct Export {
    #[command(flatten)]
    player: Player,
    /// The new file, in JSON; only you can read it.
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

impl Export {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = context.account(&self.player.player)?;
        let document = Document::read(&account, context)?;
        let mut file = BufWriter::new(new_file(&self.to)?);
        let written = serde_json::to_writer(&mut file, &document).map_err(std::io::Error::from);
        let written = written.and_then(|()| file.write_all(b"\n")).and_then(|()| file.flush()).and_then(|()| file.get_ref().sync_all());
        if let Err(error) = written {
            // Half a file would pass for a whole one.
            std::fs::remove_file(&self.to).with_context(|| self.to.display().to_string())?;
            return Err(error).with_context(|| format!("{} could not be written", self.to.display()));
        }
        writeln!(out, "Everything that is kept about #{} {} is in {}.", account.player.0, account.name, self.to.display())?;
        Ok(())
    }
}
