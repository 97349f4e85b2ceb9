//! The archive on a thread of its own, so that neither a slow disk nor a long list ever holds up a frame.

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::Duration;

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, unbounded};
use poker_history::{Format, PlayedHand, SeenPlay};

use crate::{
    Archive, ArchiveError, ExportError, Exported, Figures, Group, GroupKey, HandFilter, HandId, HandLine, Merged, NewFile, NewHand,
    Opponent, OpponentFigures, PageEnd, PeopleFileError, Person, ResultLine, Stake, StakeId, TableId, Tally,
};

/// How long hands that could not be written wait for the next try.
const RETRY: Duration = Duration::from_secs(5);

/// What the archive is asked for. Requests are carried out in their order.
#[derive(Clone, Debug)]
pub enum ArchiveRequest {
    /// Keep a hand that was played in `room`, which is empty for practice.
    Keep {
        play: Box<SeenPlay>,
        room: String,
        started_ms: u64,
    },
    /// Keep hands that a room recorded, and of which their keeper's view was not kept: the program ended before it was written.
    Recover {
        room: String,
        hands: Vec<PlayedHand>,
    },
    Star {
        hand: HandId,
        starred: bool,
    },
    /// Write the player's note on a hand; an empty text removes it.
    Note {
        hand: HandId,
        text: String,
    },
    /// A page of the list and, with the first page, what all hands of the filter add up to.
    List {
        filter: HandFilter,
        after: Option<PageEnd>,
        most: u32,
    },
    /// The record of a hand and the note on it.
    Open {
        hand: HandId,
    },
    /// Write the hands of a filter into a new file in a folder, whose name begins with `stem`, for other programs.
    Export {
        filter: HandFilter,
        format: Format,
        folder: PathBuf,
        stem: String,
    },
    /// What can be chosen in a filter.
    Choices,
    /// The opponents whose names begin with a text.
    Opponents {
        beginning: String,
    },
    /// What the hands of a filter add up to, also in groups, and the result hand after hand in at most `points` points.
    Figures {
        filter: HandFilter,
        group: Group,
        points: usize,
    },
    /// What is noted about the players with these names in a room, and how they play.
    Known {
        room: String,
        names: Vec<String>,
    },
    /// Everybody about whom something is noted.
    People,
    /// Keep what the player noted about another player; if nothing is noted, forget the player.
    SetPerson(Person),
    /// Mute or unmute a player of a room; all else that is noted about the player stays.
    Mute {
        room: String,
        name: String,
        muted: bool,
        changed_ms: u64,
    },
    /// Write the notes about players into a new file in a folder, whose name begins with `stem`.
    ExportPeople {
        folder: PathBuf,
        stem: String,
    },
    /// Add the notes of a file to those that are kept.
    ImportPeople {
        path: PathBuf,
    },
}

/// What is known of another player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KnownPlayer {
    pub name: String,
    /// What is noted about the player.
    pub person: Option<Person>,
    /// How the player plays; `None` if no hand was shared.
    pub figures: Option<OpponentFigures>,
}

/// What the hands of a filter add up to.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownFigures {
    pub filter: HandFilter,
    pub group: Group,
    pub all: Figures,
    pub groups: Vec<(GroupKey, Figures)>,
    /// The result in big blinds, hand after hand.
    pub line: ResultLine,
}

/// What the archive answers.
#[derive(Debug)]
pub enum ArchiveAnswer {
    /// The hand with this number is on the disk, or was there already.
    Kept {
        number: u64,
    },
    /// What was seen of the hand with this number is no legal hand, so that it is not kept.
    NotKept {
        number: u64,
    },
    /// The archive cannot be used. Hands that were not written are written as soon as it can.
    Failed(ArchiveError),
    List {
        filter: HandFilter,
        after: Option<PageEnd>,
        lines: Vec<HandLine>,
        /// Only with the first page.
        tally: Option<Tally>,
    },
    Opened {
        hand: HandId,
        played: Option<Box<PlayedHand>>,
        note: String,
    },
    /// The hands were written into a new file, which is complete.
    Exported {
        path: PathBuf,
        exported: Exported,
    },
    /// The hands were not written.
    NotExported {
        folder: PathBuf,
        why: ExportError,
    },
    /// The hands could not be read.
    NoList {
        filter: HandFilter,
        after: Option<PageEnd>,
        why: ArchiveError,
    },
    Choices {
        /// The codes of the games, also of those that were played only in tournaments.
        games: Vec<String>,
        stakes: Vec<(StakeId, Stake)>,
        tables: Vec<(TableId, String)>,
    },
    Opponents {
        beginning: String,
        found: Vec<Opponent>,
    },
    Figures(Box<ShownFigures>),
    /// The figures could not be read.
    NoFigures {
        filter: HandFilter,
        group: Group,
        why: ArchiveError,
    },
    /// In the order of the names.
    Known {
        room: String,
        players: Vec<KnownPlayer>,
    },
    /// By room and name, each with how the player plays.
    People(Vec<(Person, Option<OpponentFigures>)>),
    /// The notes could not be read.
    NoPeople(ArchiveError),
    /// The notes are in a new file.
    PeopleExported {
        path: PathBuf,
        count: usize,
    },
    PeopleNotExported {
        folder: PathBuf,
        why: PeopleFileError,
    },
    /// The notes of a file were added.
    PeopleImported {
        path: PathBuf,
        merged: Merged,
    },
    /// Nothing of the file was taken over.
    PeopleNotImported {
        path: PathBuf,
        why: PeopleFileError,
    },
}

/// The archive on its thread. When it is dropped, it first carries out what it was asked for.
#[derive(Debug)]
pub struct ArchiveService {
    requests: Option<Sender<ArchiveRequest>>,
    answers: Receiver<ArchiveAnswer>,
    /// The thread, unless nobody waits for it.
    thread: Option<JoinHandle<()>>,
}

impl ArchiveService {
    /// Opens the file on a new thread. `wake` is called after each answer.
    pub fn open(path: PathBuf, wake: impl Fn() + Send + 'static) -> ArchiveService {
        let (requests, asked) = unbounded();
        let (answer, answers) = unbounded();
        let work = move || {
            let tell = |told: ArchiveAnswer| {
                // The program may have ended.
                if answer.send(told).is_ok() {
                    wake();
                }
            };
            Worker { path, archive: None, waiting: Vec::new(), told: false }.run(&asked, &tell);
        };
        let thread = std::thread::Builder::new().name("archive".to_owned()).spawn(work).ok();
        ArchiveService { requests: Some(requests), answers, thread }
    }

    /// Opens the file a second time, for questions whose answers take long: hands are kept meanwhile. When it is dropped, nobody waits for
    /// the answers, so that it must not be asked to write.
    pub fn open_for_reading(path: PathBuf, wake: impl Fn() + Send + 'static) -> ArchiveService {
        let mut service = ArchiveService::open(path, wake);
        service.thread = None;
        service
    }

    /// Asks for something.
    pub fn ask(&self, request: ArchiveRequest) {
        if let Some(requests) = &self.requests {
            // Without a thread, as where the system gives no more threads, nothing is kept.
            let _ = requests.send(request);
        }
    }

    /// The next answer that has come.
    pub fn answer(&self) -> Option<ArchiveAnswer> {
        self.answers.try_recv().ok()
    }
}

impl Drop for ArchiveService {
    fn drop(&mut self) {
        drop(self.requests.take());
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported when it happened.
            let _ = thread.join();
        }
    }
}

struct Worker {
    path: PathBuf,
    archive: Option<Archive>,
    /// Hands that are not on the disk yet.
    waiting: Vec<NewHand>,
    /// Whether it was told that hands cannot be written; it is told once until they can.
    told: bool,
}

impl Worker {
    fn run(mut self, asked: &Receiver<ArchiveRequest>, tell: &dyn Fn(ArchiveAnswer)) {
        loop {
            let request =
                if self.waiting.is_empty() { asked.recv().map_err(|_| RecvTimeoutError::Disconnected) } else { asked.recv_timeout(RETRY) };
            match request {
                Ok(request) => self.carry_out(request, tell),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.write(tell);
                    return;
                }
            }
            self.write(tell);
        }
    }

    fn carry_out(&mut self, request: ArchiveRequest, tell: &dyn Fn(ArchiveAnswer)) {
        let done = match request {
            ArchiveRequest::Keep { play, room, started_ms } => {
                let number = play.number().unwrap_or_default();
                match play.played().ok().and_then(|played| NewHand::of(&played, &room, started_ms)) {
                    Some(hand) => self.waiting.push(hand),
                    None => tell(ArchiveAnswer::NotKept { number }),
                }
                return;
            }
            ArchiveRequest::Recover { room, hands } => hands.iter().try_for_each(|hand| self.recover(&room, hand)),
            ArchiveRequest::Star { hand, starred } => self.archive().and_then(|archive| archive.star(hand, starred)),
            ArchiveRequest::Note { hand, text } => self.archive().and_then(|archive| archive.write_note(hand, &text)),
            ArchiveRequest::List { filter, after, most } => {
                let read = self.list(&filter, after, most);
                if read.is_err() {
                    // A file that could not be read may be gone; it is opened again.
                    self.archive = None;
                }
                tell(match read {
                    Ok((lines, tally)) => ArchiveAnswer::List { filter, after, lines, tally },
                    Err(why) => ArchiveAnswer::NoList { filter, after, why },
                });
                return;
            }
            ArchiveRequest::Open { hand } => self.opened(hand).map(tell),
            ArchiveRequest::Export { filter, format, folder, stem } => {
                tell(match self.export(&filter, format, &folder, &stem) {
                    Ok((path, exported)) => ArchiveAnswer::Exported { path, exported },
                    Err(why) => ArchiveAnswer::NotExported { folder, why },
                });
                return;
            }
            ArchiveRequest::Choices => self.choices().map(tell),
            ArchiveRequest::Opponents { beginning } => self.opponents(beginning).map(tell),
            ArchiveRequest::Figures { filter, group, points } => {
                tell(match self.figures(&filter, group, points) {
                    Ok(shown) => ArchiveAnswer::Figures(Box::new(shown)),
                    Err(why) => ArchiveAnswer::NoFigures { filter, group, why },
                });
                return;
            }
            ArchiveRequest::Known { room, names } => self.known(room, names).map(tell),
            ArchiveRequest::People => {
                tell(self.people().unwrap_or_else(ArchiveAnswer::NoPeople));
                return;
            }
            ArchiveRequest::SetPerson(person) => self.archive().and_then(|archive| archive.set_person(&person)),
            ArchiveRequest::Mute { room, name, muted, changed_ms } => {
                self.archive().and_then(|archive| archive.mute(&room, &name, muted, changed_ms))
            }
            ArchiveRequest::ExportPeople { folder, stem } => {
                let done = self.archive().map_err(PeopleFileError::from).and_then(|archive| archive.export_people(&folder, &stem));
                tell(match done {
                    Ok((path, count)) => ArchiveAnswer::PeopleExported { path, count },
                    Err(why) => ArchiveAnswer::PeopleNotExported { folder, why },
                });
                return;
            }
            ArchiveRequest::ImportPeople { path } => {
                let done = self.archive().map_err(PeopleFileError::from).and_then(|archive| archive.import_people(&path));
                tell(match done {
                    Ok(merged) => ArchiveAnswer::PeopleImported { path, merged },
                    Err(why) => ArchiveAnswer::PeopleNotImported { path, why },
                });
                return;
            }
        };
        if let Err(why) = done {
            tell(ArchiveAnswer::Failed(why));
        }
    }

    /// Keeps a hand unless one with its number and these own cards is kept: of a table that the player left in mid-hand, less was seen.
    fn recover(&mut self, room: &str, hand: &PlayedHand) -> Result<(), ArchiveError> {
        let Some(play) = SeenPlay::of(hand) else { return Ok(()) };
        let waits = self.waiting.iter().any(|waiting| waiting.is_of(room, hand.id));
        if !waits && !self.archive()?.holds(room, hand.id, &play.own_cards())? {
            let started_ms = hand.started_ms.unwrap_or_default();
            self.waiting.extend(play.played().ok().and_then(|played| NewHand::of(&played, room, started_ms)));
        }
        Ok(())
    }

    /// Writes the hands that wait.
    fn write(&mut self, tell: &dyn Fn(ArchiveAnswer)) {
        if self.waiting.is_empty() {
            return;
        }
        let waiting = std::mem::take(&mut self.waiting);
        match self.archive().and_then(|archive| archive.add(&waiting)) {
            Ok(_) => {
                self.told = false;
                waiting.iter().for_each(|hand| tell(ArchiveAnswer::Kept { number: hand.number() }));
            }
            Err(why) => {
                self.waiting = waiting;
                // A file that could not be written may be gone; it is opened again.
                self.archive = None;
                if !std::mem::replace(&mut self.told, true) {
                    tell(ArchiveAnswer::Failed(why));
                }
            }
        }
    }

    fn archive(&mut self) -> Result<&mut Archive, ArchiveError> {
        let archive = match self.archive.take() {
            Some(archive) => archive,
            None => Archive::open(&self.path)?,
        };
        Ok(self.archive.insert(archive))
    }

    /// A page of the list, and with the first page what all hands of the filter add up to.
    fn list(&mut self, filter: &HandFilter, after: Option<PageEnd>, most: u32) -> Result<(Vec<HandLine>, Option<Tally>), ArchiveError> {
        let archive = self.archive()?;
        let lines = archive.page(filter, after, most)?;
        let tally = if after.is_none() { Some(archive.tally(filter)?) } else { None };
        Ok((lines, tally))
    }

    fn opened(&mut self, hand: HandId) -> Result<ArchiveAnswer, ArchiveError> {
        let archive = self.archive()?;
        Ok(ArchiveAnswer::Opened { hand, played: archive.record(hand)?.map(Box::new), note: archive.note(hand)? })
    }

    /// Writes a new file.
    fn export(&mut self, filter: &HandFilter, format: Format, folder: &Path, stem: &str) -> Result<(PathBuf, Exported), ExportError> {
        let archive = self.archive()?;
        let file = NewFile::in_folder(folder)?;
        let exported = archive.export(filter, format, file.writer())?;
        Ok((file.name(stem, format.ending())?, exported))
    }

    fn choices(&mut self) -> Result<ArchiveAnswer, ArchiveError> {
        let archive = self.archive()?;
        Ok(ArchiveAnswer::Choices { games: archive.games()?, stakes: archive.stakes()?, tables: archive.tables()? })
    }

    fn opponents(&mut self, beginning: String) -> Result<ArchiveAnswer, ArchiveError> {
        let found = self.archive()?.opponents(&beginning)?;
        Ok(ArchiveAnswer::Opponents { beginning, found })
    }

    fn figures(&mut self, filter: &HandFilter, group: Group, points: usize) -> Result<ShownFigures, ArchiveError> {
        let archive = self.archive()?;
        let (all, groups) = (archive.figures(filter)?, archive.figures_by(filter, group)?);
        let line = archive.results(filter, points)?;
        Ok(ShownFigures { filter: filter.clone(), group, all, groups, line })
    }

    fn known(&mut self, room: String, names: Vec<String>) -> Result<ArchiveAnswer, ArchiveError> {
        let archive = self.archive()?;
        let wanted: Vec<&str> = names.iter().map(String::as_str).collect();
        let (people, figures) = (archive.people_at(&room, &wanted)?, archive.opponents_at(&room, &wanted)?);
        let players = names.into_iter().zip(people).zip(figures);
        let players = players.map(|((name, person), figures)| KnownPlayer { name, person, figures }).collect();
        Ok(ArchiveAnswer::Known { room, players })
    }

    fn people(&mut self) -> Result<ArchiveAnswer, ArchiveError> {
        let archive = self.archive()?;
        let with_figures = |person: Person| {
            let figures = archive.opponents_at(&person.room, &[&person.name])?.pop().flatten();
            Ok((person, figures))
        };
        let people = archive.people()?.into_iter().map(with_figures).collect::<Result<_, ArchiveError>>()?;
        Ok(ArchiveAnswer::People(people))
    }
}
