//! Reading and writing hands on threads of their own, so that no frame waits for a disk.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crossbeam_channel::{Receiver, Sender, unbounded};
use poker_archive::NewFile;
use poker_history::{Format, HistoryError, HistoryWriter, Phh, PlayedHand, View};
use poker_protocol::Waker;
use poker_text::{Text, text};
use poker_tools::{HandSource, OpenedHands};

/// What a thread answers.
pub(super) enum Answer {
    /// Hands were read, by the job with this number.
    Opened { job: u32, source: HandSource, opened: Result<OpenedHands, Text> },
    /// A sentence about the hand that was to be written.
    Written(Text),
}

/// What a thread does.
type Job = Box<dyn FnOnce() + Send>;

/// The answers of threads.
pub(super) struct Answers {
    send: Sender<Answer>,
    receive: Receiver<Answer>,
    /// The number of the last job.
    job: u32,
    /// The job whose hands are awaited.
    awaited: Option<u32>,
    /// Starts a thread.
    pub(super) start: fn(Job) -> io::Result<()>,
}

impl Default for Answers {
    fn default() -> Self {
        let (send, receive) = unbounded();
        Self { send, receive, job: 0, awaited: None, start: start_thread }
    }
}

impl Answers {
    /// Reads hands, of a room's records as `player` saw them.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(super) fn read(&mut self, source: HandSource, player: String, waker: &Waker) -> io::Result<()> {
        self.job += 1;
        let job = self.job;
        self.on_thread(waker, move || {
            let opened = source.open(&player);
            Answer::Opened { job, source, opened }
        })?;
        self.awaited = Some(job);
        Ok(())
    }

    /// Writes a hand into a folder.
    ///
    /// # Errors
    /// If no thread can be started.
    pub(super) fn write(&self, hand: PlayedHand, folder: PathBuf, format: Format, waker: &Waker) -> io::Result<()> {
        self.on_thread(waker, move || {
            Answer::Written(match write_hand(&hand, &folder, format) {
                Ok(path) => text::replayer::exported(path.display().to_string()),
                Err(error) => text::history::not_exported(folder.display().to_string(), text::cause::of(&error)),
            })
        })
    }

    /// Lets a thread work. The answer is sent before the client is woken.
    fn on_thread(&self, waker: &Waker, work: impl FnOnce() -> Answer + Send + 'static) -> io::Result<()> {
        let (send, waker) = (self.send.clone(), Waker::clone(waker));
        (self.start)(Box::new(move || {
            // The program may have ended.
            let _ = send.send(work());
            waker();
        }))
    }

    /// Whether hands are being read.
    pub(super) fn is_reading(&self) -> bool {
        self.awaited.is_some()
    }

    /// Lets hands that are being read go.
    pub(super) fn forget_reading(&mut self) {
        self.awaited = None;
    }

    /// The next answer that still counts.
    pub(super) fn next(&self) -> Option<Answer> {
        let counts = |answer: &Answer| !matches!(answer, Answer::Opened { job, .. } if Some(*job) != self.awaited);
        self.receive.try_iter().find(counts)
    }
}

fn start_thread(job: Job) -> io::Result<()> {
    std::thread::Builder::new().name("replayer".to_owned()).spawn(job).map(drop)
}

/// Writes a hand into a new file of a folder, with the cards that its keeper saw. Returns the path.
///
/// # Errors
/// If the folder or the file cannot be written, or the record cannot be replayed.
pub(super) fn write_hand(hand: &PlayedHand, folder: &Path, format: Format) -> io::Result<PathBuf> {
    let view = hand.kept_by.as_ref().map_or(View::Everything, |keeper| View::Player(keeper.seat));
    let ending = if format == Format::Phh { "phh" } else { format.ending() };
    let file = NewFile::in_folder(folder)?;
    let mut out = file.writer();
    if format == Format::Phh {
        write!(out, "{}", Phh::of(hand, view).map_err(io::Error::other)?)?;
        out.flush()?;
        drop(out);
    } else {
        let mut writer = HistoryWriter::new(out, format);
        writer.write(hand, view).map_err(|error| match error {
            HistoryError::Write(error) => error,
            HistoryError::Record(why) => io::Error::other(why),
        })?;
        writer.finish()?;
    }
    // Practice and each room count hands for themselves, so that a file of this name can be of another hand.
    file.name(&format!("cardroom-hand-{}", hand.id), ending)
}
