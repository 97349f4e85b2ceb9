//! The hands that the player was dealt: kept on this computer as they end, and listed on the page of the hand history.

mod answers;
mod hand_list;
mod keep;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use poker_archive::{ArchiveAnswer, ArchiveError, ArchiveRequest, ArchiveService, HandFilter, HandId, HandLine, Tally};
use poker_history::PlayedHand;
use poker_protocol::Waker;
use poker_text::{Arg, Text, text};

pub(crate) use answers::take_answers;
pub(crate) use hand_list::{FilterChoices, HandList};
pub(crate) use keep::{end_archive, keep_dealt};

/// The archive of hands, and what was read of it.
#[derive(Resource, Default)]
pub(crate) struct HandArchive {
    /// `None` in the tour, which keeps nothing, and at the end of the program.
    service: Option<ArchiveService>,
    path: PathBuf,
    /// The folder into which hands are exported.
    pub(crate) exports: PathBuf,
    pub(crate) list: HandList,
    pub(crate) opened: Option<OpenedHand>,
    pub(crate) choices: FilterChoices,
    /// Messages for the player.
    told: Vec<Text>,
}

/// A hand that was opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OpenedHand {
    pub(crate) id: HandId,
    pub(crate) played: Box<PlayedHand>,
    pub(crate) note: String,
}

impl HandArchive {
    /// The archive in a file, which is created with the first hand. `waker` is called after each answer.
    pub(crate) fn open(path: &Path, exports: &Path, waker: Waker) -> Self {
        let service = ArchiveService::open(path.to_owned(), move || waker());
        Self { service: Some(service), path: path.to_owned(), exports: exports.to_owned(), ..Self::default() }
    }

    /// An archive that shows these hands as those of a filter, and reads no file.
    pub(crate) fn showing(filter: HandFilter, lines: Vec<HandLine>, tally: Tally) -> Self {
        Self { list: HandList::showing(filter, lines, tally), ..Self::default() }
    }

    /// Shows a hand as opened.
    pub(crate) fn open_hand(&mut self, id: HandId, played: PlayedHand, note: String) {
        self.opened = Some(OpenedHand { id, played: Box::new(played), note });
    }

    /// Asks the archive for something.
    pub(crate) fn ask(&self, request: ArchiveRequest) {
        if let Some(service) = &self.service {
            service.ask(request);
        }
    }

    /// Tells the player something.
    pub(crate) fn tell(&mut self, text: Text) {
        self.told.push(text);
    }

    /// Takes in an answer. Returns a message for the player.
    fn take(&mut self, answer: ArchiveAnswer) -> Option<Text> {
        match answer {
            ArchiveAnswer::Kept { .. } => {
                self.list.is_older();
                None
            }
            ArchiveAnswer::NotKept { number } => Some(text::history::not_kept(number.to_string())),
            ArchiveAnswer::Failed(why) => Some(self.failure(&why)),
            ArchiveAnswer::List { filter, after, lines, tally } => {
                self.list.take(&filter, after, lines, tally);
                None
            }
            ArchiveAnswer::Opened { hand, played, note } => {
                let gone = played.is_none();
                self.opened = played.map(|played| OpenedHand { id: hand, played, note });
                gone.then(text::replayer::not_kept)
            }
            ArchiveAnswer::Exported { path, exported } => {
                let (told, count): (fn(_, _) -> _, _) = match exported.unfinished {
                    0 => (text::history::exported, exported.written),
                    left_out => (text::history::exported_without, left_out),
                };
                Some(told(Arg::count(count), Arg::word(path.display().to_string())))
            }
            ArchiveAnswer::NotExported { path, why } => Some(text::history::not_exported(path.display().to_string(), why.to_string())),
            ArchiveAnswer::Choices { stakes, tables } => {
                self.choices = FilterChoices { stakes, tables };
                None
            }
        }
    }

    fn failure(&self, why: &ArchiveError) -> Text {
        let file = self.path.display().to_string();
        match why {
            ArchiveError::Newer { .. } => text::history::archive_newer(file),
            ArchiveError::NotOurs(_) => text::history::archive_not_ours(file),
            ArchiveError::Damaged(cause) => text::history::archive_damaged(file, cause.to_string()),
            ArchiveError::Failed(cause) => text::history::archive_failed(file, cause.to_string()),
            ArchiveError::LongNote(_) => text::history::archive_failed(file, why.to_string()),
            ArchiveError::Record(_) => text::history::archive_damaged(file, why.to_string()),
        }
    }
}
