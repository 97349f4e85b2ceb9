//! Looks of the player's own: reads and checks the folder that holds them. Nothing in it stops the client; what cannot be used is told.

mod fault;
mod look_file;
mod picture_file;
#[cfg(test)]
mod tests;

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use poker_client::MAX_LOOK_NAME;
use poker_text::Text;

use self::fault::LookFault;
use self::look_file::{LookFile, OwnLook};
use crate::theme::{OwnFolder, OwnLooks, Theme};

/// The most looks that are read.
const MOST_LOOKS: usize = 32;
/// The beginning of the names of own looks, so that they differ from those of the program.
const PREFIX: &str = "own/";

/// When each file of the folder was changed last, and its length: looks are read again only after a change.
pub(super) type Stamp = Vec<(String, u64, Option<SystemTime>)>;

/// The stamp of the folder of own looks; empty where there is none.
pub(super) fn stamp(folder: &Path) -> Stamp {
    let mut stamp: Stamp = Vec::new();
    for look in entries(folder).into_iter().take(MOST_LOOKS + 1) {
        for file in fs::read_dir(&look).into_iter().flatten().flatten().take(MOST_FILES) {
            if let Ok(about) = file.metadata() {
                stamp.push((file.path().display().to_string(), about.len(), about.modified().ok()));
            }
        }
        stamp.push((look.display().to_string(), 0, None));
    }
    stamp.sort();
    stamp
}

/// The most files of a look whose changes are noticed.
const MOST_FILES: usize = 128;

/// The folders of looks, in the order of their names.
fn entries(folder: &Path) -> Vec<std::path::PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut looks: Vec<_> = found.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())).map(|entry| entry.path()).collect();
    looks.sort();
    looks
}

/// Reads all looks of a folder, which need not exist. `theme` is the theme of the program.
pub(super) fn read(folder: &Path, theme: &Theme) -> OwnLooks {
    let mut own = OwnLooks { told: OwnFolder { folder: Some(folder.display().to_string()), faults: Vec::new() }, ..OwnLooks::default() };
    let looks = entries(folder);
    if looks.len() > MOST_LOOKS {
        own.told.faults.push(LookFault::TooMany { most: MOST_LOOKS }.text(""));
    }
    for look in looks.into_iter().take(MOST_LOOKS) {
        if let Err(fault) = add(&look, theme, &mut own) {
            own.told.faults.push(fault);
        }
    }
    own
}

/// Reads one look.
fn add(look: &Path, theme: &Theme, own: &mut OwnLooks) -> Result<(), Text> {
    let shown = look.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let told = |fault: LookFault| fault.text(&shown);
    let letters = shown.chars().count() + PREFIX.len();
    if letters > MAX_LOOK_NAME || look.file_name().and_then(|name| name.to_str()).is_none() {
        return Err(told(LookFault::FolderName { most: MAX_LOOK_NAME - PREFIX.len() }));
    }
    let file = LookFile::read(look).map_err(told)?;
    let name = format!("{PREFIX}{shown}");
    match file.check(look, name, theme).map_err(told)? {
        OwnLook::Felt(felt) => own.felts.push(felt),
        OwnLook::Back(back) => own.backs.push(back),
        OwnLook::Deck(deck) => own.decks.push(deck),
    }
    Ok(())
}
