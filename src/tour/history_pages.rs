//! The page of the hand history in the pictures, and what was read for it.

use poker_archive::{Group, HandFilter};
use poker_text::{Arg, text};

use super::dealt_figures::dealt_archive;
use super::hands::{HistoryShot, archive, large_archive};
use crate::archive::HandArchive;
use crate::screen::HistoryState;

/// A file of notes.
const NOTES: &str = "/home/ardan/Documents/cardroom-notes-2026-11-21.ron";

/// The place in the list of the hand that is replayed.
const REPLAYED: usize = 2;

impl HistoryShot {
    /// The page as the player left it.
    pub(super) fn page(self) -> HistoryState {
        match self {
            Self::List | Self::Hand(_) | Self::Replayed => HistoryState::default(),
            Self::Filters => HistoryState::filtering(),
            Self::Export => HistoryState::exporting(),
            Self::Figures | Self::FewFigures | Self::DealtFigures => HistoryState::adding_up(Group::Position),
            Self::People | Self::PeopleImported => HistoryState::noting("", "Quillon"),
            Self::PeopleFiles => HistoryState::carrying(NOTES),
        }
    }

    /// What was read of the archive.
    pub(super) fn archive(self, filter: &HandFilter) -> Option<HandArchive> {
        match self {
            Self::List | Self::Filters | Self::Export | Self::FewFigures => archive(None, filter).ok(),
            Self::Hand(at) => archive(Some(at), filter).ok(),
            Self::Replayed => archive(Some(REPLAYED), filter).ok(),
            Self::Figures | Self::People | Self::PeopleFiles => large_archive(filter).ok(),
            Self::DealtFigures => dealt_archive(),
            Self::PeopleImported => {
                let mut shown = large_archive(filter).ok()?;
                shown.tell(text::people::imported(Arg::count(2), Arg::count(3), Arg::count(1), NOTES.to_owned()));
                Some(shown)
            }
        }
    }
}
