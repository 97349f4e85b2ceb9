//! Writes the save on a thread of its own, so that a room with a large tournament does not wait for its text and for the disk.

use std::io;
use std::path::PathBuf;
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded, unbounded};
use poker_room::RoomSave;

use super::save_file::write_save;
use super::spawn::spawn_in_background;
use crate::{FileError, Recorded};

/// A save that is to be written.
type Job = Box<(Recorded, RoomSave)>;

/// The thread that writes. At most one save waits for it.
pub(super) struct SaveWriter {
    jobs: Option<Sender<Job>>,
    results: Receiver<Result<(), FileError>>,
    thread: Option<JoinHandle<()>>,
}

impl SaveWriter {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub(super) fn start(path: PathBuf) -> io::Result<SaveWriter> {
        let (jobs, inbox) = bounded::<Job>(1);
        let (done, results) = unbounded();
        let thread = spawn_in_background("cardroom-save", move || {
            for job in inbox {
                let (recorded, room) = *job;
                // If the room has ended, nobody wants to know.
                drop(done.send(write_save(&path, recorded, &room)));
            }
        })?;
        Ok(SaveWriter { jobs: Some(jobs), results, thread: Some(thread) })
    }

    /// Whether another save can wait for the thread.
    pub(super) fn is_free(&self) -> bool {
        self.jobs.as_ref().is_some_and(|jobs| !jobs.is_full())
    }

    /// Lets the thread write a save. Returns the save if one waits already, or the thread has ended.
    pub(super) fn write(&self, recorded: Recorded, room: RoomSave) -> Result<(), Job> {
        let job = Box::new((recorded, room));
        let Some(jobs) = &self.jobs else { return Err(job) };
        jobs.try_send(job).map_err(TrySendError::into_inner)
    }

    /// One result for each save, in the order of the saves, when it was written or has failed.
    pub(super) fn results(&self) -> &Receiver<Result<(), FileError>> {
        &self.results
    }
}

impl Drop for SaveWriter {
    fn drop(&mut self) {
        // The thread writes what waits, and ends.
        self.jobs = None;
        drop(self.thread.take().map(JoinHandle::join));
    }
}
