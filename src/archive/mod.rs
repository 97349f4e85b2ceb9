//! The hands that the player was dealt: kept on this computer as they end, and listed on the page of the hand history.

mod answers;
mod failures;
mod figure_board;
mod hand_list;
mod keep;
mod people;
mod people_board;
mod seat_figures;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use poker_archive::{ArchiveAnswer, ArchiveRequest, ArchiveService, HandFilter, HandId, HandLine, Opponent, Tally};
use poker_history::PlayedHand;
use poker_protocol::Waker;
use poker_text::{Arg, Text, text};

pub(crate) use answers::take_answers;
pub(crate) use figure_board::FigureBoard;
pub(crate) use figure_board::POINTS;
pub(crate) use hand_list::{FilterChoices, HandList};
pub(crate) use keep::{end_archive, keep_dealt};
pub(crate) use people::{PlateLabels, follow_mutes, follow_people, write_people};
pub(crate) use people_board::PeopleBoard;
pub(crate) use seat_figures::{SeatFigures, StripFigures};

/// The archive of hands, and what was read of it.
#[derive(Resource, Default)]
pub(crate) struct HandArchive {
    /// `None` in the tour, which keeps nothing, and at the end of the program.
    service: Option<ArchiveService>,
    /// Reads figures of many hands, so that hands are kept meanwhile. It is opened with the first question.
    reader: Option<ArchiveService>,
    /// Wakes the client when an answer has come.
    waker: Option<Waker>,
    path: PathBuf,
    /// The folder into which hands are exported.
    pub(crate) exports: PathBuf,
    pub(crate) list: HandList,
    pub(crate) opened: Option<OpenedHand>,
    pub(crate) choices: FilterChoices,
    /// The opponents whose names begin with a text, and this text.
    pub(crate) opponents: (String, Vec<Opponent>),
    pub(crate) figures: FigureBoard,
    pub(crate) people: PeopleBoard,
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
        let wakes = waker.clone();
        let service = ArchiveService::open(path.to_owned(), move || wakes());
        Self { service: Some(service), waker: Some(waker), path: path.to_owned(), exports: exports.to_owned(), ..Self::default() }
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

    /// Writes what was noted about players, before something else reads it.
    pub(crate) fn write_people_now(&mut self) {
        for request in self.people.due(u64::MAX, true) {
            self.ask(request);
        }
    }

    /// Asks the archive for something that may take long, beside what is kept meanwhile.
    pub(crate) fn ask_reader(&mut self, request: ArchiveRequest) {
        let Some(waker) = self.waker.clone().filter(|_| self.service.is_some()) else { return };
        let path = &self.path;
        let reader = self.reader.get_or_insert_with(|| ArchiveService::open_for_reading(path.clone(), move || waker()));
        reader.ask(request);
    }

    /// The next answer that has come.
    fn next_answer(&self) -> Option<ArchiveAnswer> {
        [&self.service, &self.reader].into_iter().flatten().find_map(ArchiveService::answer)
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
                self.figures.is_older();
                self.people.is_older();
                None
            }
            ArchiveAnswer::NotKept { number } => Some(text::history::not_kept(number.to_string())),
            ArchiveAnswer::Failed(why) => Some(failures::failure(&self.path, &why)),
            ArchiveAnswer::NoList { filter, why, .. } => {
                self.list.fail(&filter);
                Some(failures::failure(&self.path, &why))
            }
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
            ArchiveAnswer::NotExported { folder, why } => Some(failures::not_exported(&self.path, &folder, &why)),
            ArchiveAnswer::Choices { games, stakes, tables } => {
                self.choices = FilterChoices { games, stakes, tables };
                None
            }
            ArchiveAnswer::Opponents { beginning, found } => {
                self.opponents = (beginning, found);
                None
            }
            ArchiveAnswer::Figures(shown) => {
                self.figures.take(shown);
                None
            }
            ArchiveAnswer::NoFigures { filter, group, why } => {
                self.figures.fail(filter, group);
                Some(failures::failure(&self.path, &why))
            }
            ArchiveAnswer::Known { room, players } => {
                self.people.take(&room, players);
                None
            }
            ArchiveAnswer::People(all) => {
                self.people.take_all(all);
                None
            }
            ArchiveAnswer::NoPeople(why) => {
                self.people.fail_all();
                Some(failures::failure(&self.path, &why))
            }
            ArchiveAnswer::PeopleExported { path, count } => {
                let count = Arg::count(u64::try_from(count).unwrap_or(u64::MAX));
                Some(text::people::exported(count, path.display().to_string()))
            }
            ArchiveAnswer::PeopleImported { path, merged } => {
                self.people.is_other();
                Some(failures::merged(&path, merged))
            }
            ArchiveAnswer::PeopleNotExported { folder, why } => Some(failures::people_not_exported(&self.path, &folder, &why)),
            ArchiveAnswer::PeopleNotImported { path, why } => Some(failures::people_not_imported(&self.path, &path, &why)),
        }
    }
}
